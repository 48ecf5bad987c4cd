import { translateTexts } from '#contract/texts/define-texts.ts'
import { testMailTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(testMailTexts, 'ar', {
    subject: '[تجربة] {subject}',
    note: 'هذه رسالة تجريبية بقيم نموذجية. لا تصل إلا إليك.',
    noteButton: 'في الرسالة التجريبية يقود الزر إلى الصفحة الرئيسية.',
  }),
]
