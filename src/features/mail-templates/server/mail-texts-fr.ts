import { translateTexts } from '#contract/texts/define-texts.ts'
import { testMailTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(testMailTexts, 'fr', {
    subject: '[Essai] {subject}',
    note: 'Ceci est un essai avec des exemples de valeurs. Il n’est envoyé qu’à vous.',
    noteButton: 'Dans un essai, le bouton mène à la page d’accueil.',
  }),
]
