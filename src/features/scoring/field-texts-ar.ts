import { translateTexts } from '#contract/texts/define-texts.ts'
import { fieldTexts } from './field-texts.ts'

export const translations = [
  translateTexts(fieldTexts, 'ar', {
    technicalSkillsMatch: 'المهارات التقنية',
    mindsetScore: 'طريقة التفكير',
    cultureFit: 'الانسجام مع ثقافة الشركة',
    communicationSkills: 'التواصل',
    potentialScore: 'الإمكانات',
    experienceMatch: 'الخبرة',
    languageMatch: 'اللغات',
    seniorityMatch: 'المستوى المهني',
    educationMatch: 'المستوى التعليمي',
    note: 'متوسط علامات الإجابات',
  }),
]
