import { translateTexts } from '#contract/texts/define-texts.ts'
import { mentionTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(mentionTexts, 'ar', {
    subject: 'ذكرك {writer} في ملاحظة عن {candidate}',
    preview: 'تقدّم المترشح لعرض {job}.',
    greeting: 'مرحبًا،',
    intro: 'ذكرك {writer} في ملاحظة عن {candidate}، من المتقدمين لعرض {job}:',
    action: 'فتح ملف المترشح',
  }),
]
