import { translateTexts } from '#contract/texts/define-texts.ts'
import { cancelTexts, paymentTexts, screenshotTexts } from './payment-texts.ts'

const payment = translateTexts(paymentTexts, 'fr', {
  title: 'Paiement de {plan}',
  documentTitle: 'Paiement',
  loading: 'Chargement du paiement...',
  back: 'Retour aux tarifs',
  failed: 'Ce paiement n’a pas pu être chargé',
  noSuch: 'Cet achat n’existe pas.',
  noSuchMore: 'Le lien est peut-être incomplet, ou l’achat appartient à une autre entreprise.',
  forbidden: 'Votre rôle ne le permet pas',
  adminOnly: 'Seul un administrateur de votre entreprise peut voir cette page.',
  progress: 'État de cet achat',
  'step.bought': 'Achat',
  'step.transfer': 'Virement et capture d’écran',
  'step.check': 'Notre vérification',
  'end.waiting': 'Formule active',
  'end.submitted': 'Formule active',
  'end.confirmed': 'Formule active',
  'end.refused': 'Refusé',
  'end.cancelled': 'Annulé',
  'end.refunded': 'Remboursé',
  'state.waiting': 'En attente de votre virement',
  'more.waiting':
    'Payez comme indiqué ci-dessous, puis envoyez la capture d’écran. D’ici là, votre formule actuelle reste active.',
  'state.submitted': 'Nous vérifions sous 24 heures',
  'more.submitted':
    'Nous avons reçu votre capture d’écran. Inutile d’attendre : cette page se met à jour toute seule, et un e-mail vous prévient quand votre formule commence.',
  'state.confirmed': 'Confirmé : votre formule est active',
  'more.confirmed':
    'La confirmation et la facture vous sont envoyées par e-mail. La facture se trouve aussi dans votre compte.',
  'state.refused': 'Ce paiement a été refusé',
  'more.refused':
    'Votre formule actuelle ne change pas. Corrigez ce que le motif indique et achetez à nouveau, ou écrivez-nous si vous pensez qu’il s’agit d’une erreur.',
  'state.cancelled': 'Cet achat a été annulé',
  'more.cancelled':
    'Votre formule actuelle ne change pas. Si vous avez déjà viré l’argent, écrivez-nous en indiquant la référence.',
  'state.refunded': 'Votre argent vous a été renvoyé',
  'more.refunded':
    'Cet achat est clos, et aucune formule ne commence avec lui. Vous pouvez acheter à nouveau à tout moment.',
  reason: 'Le motif :',
  howTitle: 'Comment payer',
  'how.link':
    'Scannez le code QR avec votre application de paiement, ou ouvrez son lien sur votre téléphone.',
  'how.code':
    'Scannez le code QR avec votre téléphone, ou copiez les indications dans votre application de paiement.',
  'how.account': 'Ou faites un virement depuis votre banque vers le compte indiqué ici.',
  'how.exact': 'Virez exactement ce montant, en indiquant la référence.',
  'how.screenshot': 'Prenez une capture d’écran du virement effectué et envoyez-la ici.',
  amount: 'Montant',
  price: '{usd} pour un mois',
  reference: 'Référence',
  copyReference: 'Copier la référence',
  copyAmount: 'Copier le montant',
  qr: 'Code QR pour payer {amount} avec la référence {reference}',
  open: 'Ouvrir l’application de paiement',
  opensApart: '(s’ouvre dans un nouvel onglet)',
  codeWithAccount: 'Le code contient le compte, le montant et la référence.',
  codeAlone: 'Le code contient le montant et la référence.',
  account: 'Compte',
  copyDetail: 'Copier : {label}',
  copy: 'Copier',
  askWhere: 'Demandez-nous où faire le virement',
  bought: 'Achat',
  sent: 'Capture d’écran envoyée',
  decided: 'Clos',
  at: '{at, date, ::dMMMyHHmm}',
  buyAgain: 'Choisir une formule',
  toInvoices: 'Voir vos factures',
  contactSupport: 'Contacter l’assistance',
})

const screenshot = translateTexts(screenshotTexts, 'fr', {
  title: 'Envoyer la capture d’écran',
  label: 'Capture d’écran de votre virement',
  sentTitle: 'Votre capture d’écran',
  again: 'Envoyer une autre capture d’écran',
  againMore:
    'Il manquait quelque chose, ou c’était illisible ? Envoyez-en une autre : la plus récente compte.',
  hint: 'PNG, JPEG ou WebP, 5 Mo au plus.',
  choose: 'Choisir une image',
  uploading: 'Envoi…',
  checking: 'Vérification de l’image…',
  failed: 'La capture d’écran n’a pas pu être envoyée. Veuillez réessayer.',
  sent: 'Capture d’écran envoyée. Nous vérifions sous 24 heures.',
  preview: 'La capture d’écran que vous avez envoyée',
  tryAgain: 'Réessayer',
})

const cancel = translateTexts(cancelTexts, 'fr', {
  cancel: 'Annuler cet achat',
  title: 'Annuler cet achat ?',
  text: 'Votre formule actuelle ne change pas. Si vous avez déjà viré l’argent, n’annulez pas : envoyez plutôt la capture d’écran.',
  keep: 'Garder l’achat',
  yes: 'Annuler l’achat',
  busy: 'Annulation…',
  done: 'L’achat est annulé.',
  failed: 'L’achat n’a pas pu être annulé. Veuillez réessayer.',
})

export const translations = [payment, screenshot, cancel]
