import { translateTexts } from '#contract/texts/define-texts.ts'
import { evidenceTexts } from './evidence-texts.ts'

const evidence = translateTexts(evidenceTexts, 'fr', {
  title: 'Dossier de preuves',
  ofCandidate:
    'Un fichier ZIP qui montre comment cette candidature a été évaluée et décidée : chaque évaluation avec ses versions, les empreintes de ce qui a été évalué, les décisions motivées, les e-mails et le journal d’activité.',
  ofJob:
    'Un fichier ZIP qui montre comment les candidats de cette offre ont été évalués et les décisions prises : chaque évaluation avec ses versions, les empreintes de ce qui a été évalué, les décisions motivées, les e-mails et le journal d’activité.',
  verify:
    'Hors ligne, vous pouvez vérifier que ses fichiers correspondent à sa liste ; cette installation peut confirmer qu’elle a établi la liste.',
  download: 'Télécharger le dossier de preuves',
  making: 'Préparation…',
  receiving: 'Réception… {megabytes, number} Mo',
  done: 'Le dossier de preuves a été téléchargé.',
  failed: 'Le dossier de preuves n’a pas pu être téléchargé. Veuillez réessayer.',
  name: 'preuves.zip',
})

export const translations = [evidence]
