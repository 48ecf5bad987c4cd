import { translateTexts } from '#contract/texts/define-texts.ts'
import { outcomeTexts } from './outcome-texts.ts'

const outcome = translateTexts(outcomeTexts, 'fr', {
  outcomeTitle: 'Quel est le résultat du rendez-vous ?',
  outcomeOf: 'Quel est le résultat du rendez-vous avec {name} ?',
  outcomeMissing: 'Veuillez choisir un résultat.',
  'outcome.hired': 'Embauche',
  'outcome.rejected': 'Refus',
  'outcome.no-show': 'Absence',
  'outcome.another-meeting': 'Nouveau rendez-vous',
  outcomeNote: 'Commentaire',
  outcomeRecorded: 'Le résultat est enregistré.',
  outcomeFailed: 'Le résultat n’a pas pu être enregistré. Veuillez réessayer.',
  optional: 'facultatif',
  save: 'Enregistrer',
  cancel: 'Annuler',
})

export const translations = [outcome]
