import { translateTexts } from '#contract/texts/define-texts.ts'
import { mentionTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(mentionTexts, 'fr', {
    subject: '{writer} vous mentionne dans une remarque sur {candidate}',
    preview: 'Cette personne a postulé à l’offre {job}.',
    greeting: 'Bonjour,',
    intro: '{writer} vous mentionne dans une remarque sur {candidate}, qui a postulé à l’offre {job} :',
    action: 'Ouvrir la candidature',
  }),
]
