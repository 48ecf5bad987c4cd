import { translateTexts } from '#contract/texts/define-texts.ts'
import { feedTexts } from './texts.ts'

export const translations = [
  translateTexts(feedTexts, 'fr', {
    name: 'Entretiens de {company}',
    summary: 'Entretien : {candidate} ({job})',
    interviewers: 'Intervieweurs : {names}',
  }),
]
