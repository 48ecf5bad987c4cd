import { translateTexts } from '#contract/texts/define-texts.ts'
import { embedTexts } from './embed-texts.ts'

export const translations = [
  translateTexts(embedTexts, 'ar', {
    noJobs: 'لا وظائف مفتوحة',
    company: 'عن {company}',
  }),
]
