import { translateTexts } from '#contract/texts/define-texts.ts'
import { previewTexts } from './preview-texts.ts'

const preview = translateTexts(previewTexts, 'fr', {
  title: 'Aperçu de l’entretien',
  description:
    'Voici ce que voient les candidats, dans la langue de l’entretien. Essayez : rien n’est envoyé ni enregistré.',
  back: 'Retour aux questions',
  loading: 'Chargement de l’aperçu…',
  failed: 'L’aperçu n’a pas pu être chargé.',
  preparing: 'Préparation de l’entretien…',
  gone: 'Cette offre d’emploi n’existe pas.',
  goneText: 'L’adresse est peut-être erronée, ou l’offre appartient à une autre entreprise.',
  frame: 'L’entretien tel que le voient les candidats',
  previous: 'Étape précédente',
  next: 'Étape suivante',
  'step.consent': 'Avant l’entretien : information et consentement',
  'step.question': 'Question {step} sur {questions}',
  'step.cv': 'Après les questions : le CV',
  'step.thanks': 'Après l’entretien : les remerciements',
})

export const translations = [preview]
