import { translateTexts } from '#contract/texts/define-texts.ts'
import { feedTexts } from './texts.ts'

export const translations = [
  translateTexts(feedTexts, 'ar', {
    name: 'مقابلات {company}',
    summary: 'مقابلة: {candidate} ({job})',
    interviewers: 'المُحاورون: {names}',
  }),
]
