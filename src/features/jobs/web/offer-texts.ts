import { defineTexts } from '#contract/texts/define-texts.ts'

/** The facts of an offer, wherever anybody may read them. */
export const offerTexts = defineTexts('offer', {
  salary: '{amount} DT / month',
  'type.Full-time': 'Full-time',
  'type.Part-time': 'Part-time',
  'type.Contract': 'Contract',
  'type.Remote': 'Remote',
  'type.Freelance': 'Freelance',
  'type.Internship': 'Internship',
  'language.English': 'English',
  'language.Français': 'French',
  'language.Deutsch': 'German',
  'language.Spanish': 'Spanish',
})
