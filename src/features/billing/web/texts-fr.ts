import { translateTexts } from '#contract/texts/define-texts.ts'
import { historyTexts, invoicesTexts, purchasesTexts, subscriptionTexts } from './texts.ts'

const history = translateTexts(historyTexts, 'fr', {
  adminOnly: 'Seul un administrateur de votre entreprise peut voir cela.',
})

const subscription = translateTexts(subscriptionTexts, 'fr', {
  title: 'Mes abonnements',
  description: 'Les abonnements actuels et passés de votre entreprise, les plus récents d’abord.',
  loading: 'Chargement des abonnements...',
  failed: 'Les abonnements n’ont pas pu être chargés',
  none: 'Pas encore d’abonnement',
  noneMore: 'Un abonnement fixe le nombre d’offres à publier et de candidats par offre.',
  current: 'Actuel',
  'status.ACTIVE': 'Actif',
  'status.EXPIRED': 'Expiré',
  'status.PENDING': 'En attente',
  'status.PAUSED': 'En pause',
  paused: 'En pause tant qu’une autre formule est active. Vous y revenez quand elle prend fin.',
  perMonth: '/ mois',
  postings: 'Publications restantes',
  candidates: 'Candidats par offre',
  count: '{count, number}',
  unlimited: 'Illimité',
  from: 'Du',
  until: 'Au',
  forLife: 'à vie',
  notBegun: 'dès que son paiement est confirmé.',
  monthLater: 'un mois plus tard',
  toPayment: 'Voir son paiement',
  day: '{at, date, ::dMMMy}',
})

const purchases = translateTexts(purchasesTexts, 'fr', {
  title: 'Achats',
  description: 'Ce que votre entreprise a acheté, le plus récent d’abord.',
  loading: 'Chargement des achats...',
  failed: 'Les achats n’ont pas pu être chargés',
  none: 'Pas encore d’achat',
  noneMore: 'Les formules que vous achetez sont listées ici avec leur paiement.',
  toPricing: 'Voir les formules',
  'states.waiting': 'En attente de votre virement',
  'states.submitted': 'En cours de vérification',
  'states.confirmed': 'Confirmé',
  'states.refused': 'Refusé',
  'states.cancelled': 'Annulé',
  'states.refunded': 'Remboursé',
  pay: 'Payer',
  follow: 'Suivre',
  look: 'Détails',
  of: ' pour {plan}',
  day: '{at, date, ::dMMMy}',
})

const invoices = translateTexts(invoicesTexts, 'fr', {
  title: 'Factures',
  description: 'Une pour chaque paiement confirmé.',
  loading: 'Chargement des factures...',
  failed: 'Les factures n’ont pas pu être chargées',
  none: 'Pas encore de facture',
  noneMore: 'Vous recevez une facture quand un paiement est confirmé. Elle vient aussi par e-mail.',
  download: 'Télécharger',
  downloadOf: 'Télécharger la facture {number}',
  opening: 'Ouverture…',
  notReady: 'Préparation du PDF…',
  openFailed: 'La facture n’a pas pu être ouverte. Veuillez réessayer.',
  day: '{at, date, ::dMMMy}',
})

export const translations = [history, subscription, purchases, invoices]
