import { translateTexts } from '#contract/texts/define-texts.ts'
import { mailTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(mailTexts, 'fr', {
    greeting: 'Bonjour {name},',
    pricing: 'Voir les formules',
    activeSubject: 'Votre formule {plan} est active',
    activePreview: 'Nous avons reçu votre paiement. La facture {number} est jointe.',
    activeIntro:
      'Merci : nous avons reçu votre paiement de {amount} avec la référence {reference}. Votre formule {plan} est active du {begins} au {ends}.',
    activeInvoice: 'La facture {number} est jointe. Vous pouvez la rouvrir à tout moment sur la page Compte.',
    activeButton: 'Voir mes factures',
    activeNote:
      'La formule prend fin d’elle-même et ne se renouvelle pas. Une question sur la facture ? Écrivez à {contact}.',
    refusedSubject: 'Votre paiement de la formule {plan} n’a pas été confirmé',
    refusedPreview: 'Votre formule actuelle ne change pas.',
    refusedIntro:
      'Nous n’avons pas pu confirmer le paiement de {amount} avec la référence {reference} pour la formule {plan}.',
    refusedNext: 'Votre formule actuelle ne change pas. Vous pouvez acheter à nouveau à tout moment.',
    refusedNote: 'Si vous pensez qu’il s’agit d’une erreur, écrivez à {contact} en indiquant la référence.',
    reason: 'Motif : {reason}',
    refundedSubject: 'Votre paiement de la formule {plan} a été remboursé',
    refundedPreview: 'Nous vous avons renvoyé {amount}.',
    refundedIntro:
      'Nous avons remboursé {amount} de votre virement avec la référence {reference} pour la formule {plan}, qui n’a pas été activée.',
    refundedNext: 'Votre formule actuelle ne change pas.',
    refundedButton: 'Voir mes achats',
    refundedNote:
      'Si l’argent n’est pas arrivé dans quelques jours, écrivez à {contact} en indiquant la référence.',
    plan: 'formule {plan}',
    freeTrial: 'période d’essai gratuite',
    endsSubject: 'Votre {name} prend fin le {ends}',
    endsPreview: 'Les formules ne se renouvellent pas toutes seules : achetez-en une pour continuer.',
    endsIntro: 'Votre {name} sur {brand} prend fin le {ends}.',
    endsNoPlan:
      'Ensuite, vous ne pourrez plus publier d’offres, et les fonctions de la formule seront fermées.',
    endsFreePlan:
      'Ensuite, vous retrouverez votre formule gratuite, avec {left, plural, =0 {aucune publication d’offre restante} one {# publication d’offre restante} other {# publications d’offres restantes}}, et les autres fonctions seront fermées.',
    endsJobs:
      'Les offres publiées restent ouvertes, de même que leurs entretiens. Toutes vos données restent.',
    endsNext:
      'Les formules ne se renouvellent pas toutes seules. Une nouvelle formule commence quand son paiement est confirmé, ce qui prend 24 heures au plus.',
  }),
]
