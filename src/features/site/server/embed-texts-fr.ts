import { translateTexts } from '#contract/texts/define-texts.ts'
import { embedTexts } from './embed-texts.ts'

export const translations = [
  translateTexts(embedTexts, 'fr', {
    noJobs: 'Aucun poste ouvert',
    company: 'À propos de {company}',
  }),
]
