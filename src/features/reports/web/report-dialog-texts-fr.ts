import { translateTexts } from '#contract/texts/define-texts.ts'
import { reportDialogTexts } from './report-dialog-texts.ts'

const reportDialog = translateTexts(reportDialogTexts, 'fr', {
  title: 'Rapport sur {name}',
  loading: 'Chargement du rapport…',
  loadFailed: 'Le rapport n’a pas pu être chargé.',
  notDrawn: 'Les pages n’ont pas pu être affichées ici. Téléchargez plutôt le rapport.',
  download: 'Télécharger le PDF',
  downloadFailed: 'Le rapport n’a pas pu être téléchargé. Veuillez réessayer.',
})

export const translations = [reportDialog]
