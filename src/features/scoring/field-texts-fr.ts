import { translateTexts } from '#contract/texts/define-texts.ts'
import { fieldTexts } from './field-texts.ts'

export const translations = [
  translateTexts(fieldTexts, 'fr', {
    technicalSkillsMatch: 'Compétences techniques',
    mindsetScore: 'État d’esprit',
    cultureFit: 'Adéquation culturelle',
    communicationSkills: 'Communication',
    potentialScore: 'Potentiel',
    experienceMatch: 'Expérience',
    languageMatch: 'Langues',
    seniorityMatch: 'Séniorité',
    educationMatch: 'Formation',
    note: 'Note moyenne des réponses',
  }),
]
