import { translateTexts } from '#contract/texts/define-texts.ts'
import { cardTexts, comparisonTexts, confirmTexts, pricingTexts } from './pricing-texts.ts'

const pricing = translateTexts(pricingTexts, 'fr', {
  title: 'Tarifs',
  description: 'Chaque achat dure un mois à partir de sa confirmation. Rien ne se renouvelle tout seul.',
  loading: 'Chargement des formules...',
  loadingError: 'Erreur de chargement',
  failed: 'Les formules n’ont pas pu être chargées',
  retry: 'Réessayer',
  none: 'Aucune formule disponible pour le moment.',
  noneMore: 'Revenez plus tard, ou écrivez-nous.',
  missingId: 'L’identifiant de la formule manque.',
  paymentFailed: 'Le paiement n’a pas pu être traité',
  redirecting: 'Ouverture de la page de paiement de {plan}...',
  contactSupport: 'Contacter l’assistance',
  supportTitle: 'Des questions avant d’acheter ?',
  supportText:
    'Une formule d’une autre taille, une facture pour votre entreprise ou autre chose : écrivez-nous.',
  mostPopular: 'LA PLUS CHOISIE',
  yourPlan: 'Votre formule',
  perMonth: '/ mois',
  choose: 'Choisir {plan}',
  renew: 'Acheter {plan} à nouveau',
  adminOnly: 'Seul un administrateur de votre entreprise peut acheter une formule.',
  adminOnlyMore:
    'Vous pouvez lire ce que chaque formule propose et demander à un administrateur de votre entreprise de l’acheter.',
  heldFailed: 'Votre formule actuelle n’a pas pu être chargée. Les formules proposées restent visibles.',
  waitingTitle: 'Un achat de {plan} est en cours',
  waiting: 'La formule commence quand son paiement est confirmé. Choisir une autre formule annule cet achat.',
  submitted: 'Nous vérifions le paiement sous 24 heures. Choisir une autre formule annule cet achat.',
  toPayment: 'Aller au paiement',
  offTitle: 'Tout est ouvert',
  off: 'Cette installation ne vend pas de formules : votre entreprise dispose de toutes les fonctions.',
  toJobs: 'Aller à vos offres',
  'feature.reports': 'Rapport PDF sur chaque candidature',
  'feature.advancedReports': 'Rapport sur toute une offre',
  'feature.responses': 'Transcription complète des entretiens',
  'feature.scheduling': 'Rendez-vous planifiés et envoyés',
  'feature.automatedRejection': 'E-mails de refus automatiques',
  'feature.prioritySupport': 'Assistance prioritaire',
})

const card = translateTexts(cardTexts, 'fr', {
  free: 'Gratuit',
  unlimited: 'Publications d’offres illimitées',
  postings: '{count, plural, one {# publication d’offre} other {# publications d’offres}}',
  postingsPerMonth: '{count, plural, one {# publication d’offre} other {# publications d’offres par mois}}',
  candidates: '{count, number} candidats par offre',
  notIncluded: 'Non inclus : ',
  inEveryPlan: 'Inclus dans toutes les formules',
  changesTitle: 'Ce qui change pour vous',
  changedPostings:
    '{after, plural, one {# publication} other {# publications}} (il vous en reste {left, number})',
  changedCandidates: '{after, number} candidats par offre au lieu de {now, number}',
  losses:
    '{count, plural, one {# fonction en moins, marquée – ci-dessus} other {# fonctions en moins, marquées – ci-dessus}}',
  renewTitle: 'Un mois de plus',
  renewText:
    'Le nouveau mois commence avec toutes ses publications quand son paiement est confirmé. Ce qui reste du mois en cours prend fin.',
})

const confirm = translateTexts(confirmTexts, 'fr', {
  title: 'Acheter la formule {plan} ?',
  warning:
    'Votre formule actuelle reste active jusqu’à la confirmation de ce paiement, puis elle est désactivée. Les autres achats en attente sont annulés maintenant. Une seule formule peut être active. Un achat confirmé ne peut pas être annulé.',
  freeForLife:
    'Votre formule gratuite est à vie : elle est en pause tant que la formule payante est active. Vous la retrouvez ensuite avec ce qui en restait.',
  freeTrial:
    'Votre essai gratuit est en pause tant que la formule payante est active. Si celle-ci prend fin avant le {ends, date, ::dMMMy}, vous retrouvez l’essai avec ce qui en restait.',
  plan: 'Formule',
  price: 'Prix',
  aMonth: '{price} pour un mois',
  transfer: 'À virer',
  cancel: 'Annuler',
  confirm: 'Confirmer et payer',
  confirming: 'Préparation du paiement…',
})

const comparison = translateTexts(comparisonTexts, 'fr', {
  title: 'Comparer les formules',
  feature: 'Fonction',
  included: 'Inclus',
  notIncluded: 'Non inclus',
  price: 'Prix par mois',
  postings: 'Publications d’offres',
  candidates: 'Candidats par offre',
  unlimited: 'Illimité',
  perMonth: '{count, plural, one {#} other {# par mois}}',
  count: '{count, number}',
  'category.limits': 'Prix et limites',
  'category.interviews': 'Entretiens',
  'category.evaluation': 'Évaluation',
  'category.candidates': 'Candidats',
  'category.support': 'Assistance',
  'inAll.questions': 'Questions d’entretien sur mesure',
  'inAll.interviews': 'Entretiens par l’IA',
  'inAll.detection': 'Détection des réponses écrites par une IA',
  'inAll.evaluation': 'Évaluation par l’IA',
  'inAll.dashboard': 'Tableau de bord détaillé',
  'inAll.visuals': 'Graphiques par candidat',
  'inAll.email': 'Assistance par e-mail',
})

export const translations = [pricing, card, confirm, comparison]
