import { translateTexts } from '#contract/texts/define-texts.ts'
import { reportButtonTexts } from './report-button-texts.ts'

const reportButton = translateTexts(reportButtonTexts, 'fr', {
  generate: 'Générer le rapport',
  generating: 'Génération...',
  view: 'Voir le rapport',
  again: 'Mettre à jour le rapport',
  'outdated.assessment': 'L’évaluation a changé depuis ce rapport.',
  'outdated.person': 'L’évaluation anonyme a pris fin depuis ce rapport, qui ne nomme pas la personne.',
  otherLanguage: 'Ce rapport est en {language, select, fr {français} ar {arabe} other {anglais}}.',
  generated: 'Rapport sur {name} généré.',
  failed: 'Le rapport n’a pas pu être généré. Veuillez réessayer plus tard.',
  unlockedBy: 'avec {plan}',
  locked: 'hors de votre formule',
})

export const translations = [reportButton]
