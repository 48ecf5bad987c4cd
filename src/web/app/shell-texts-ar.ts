import { translateTexts } from '#contract/texts/define-texts.ts'
import { appShellTexts } from './shell-texts.ts'

const shell = translateTexts(appShellTexts, 'ar', {
  search: 'بحث…',
  language: 'اللغة',
  toDecide:
    '{count, plural, zero {لا مترشح ينتظر قرارًا} one {مترشح واحد ينتظر قرارًا} two {مترشحان ينتظران قرارًا} few {# مترشحين ينتظرون قرارًا} many {# مترشحًا ينتظرون قرارًا} other {# مترشح ينتظرون قرارًا}}',
  toRecord:
    '{count, plural, zero {لا مقابلة بلا نتيجة} one {مقابلة واحدة بلا نتيجة بعد} two {مقابلتان بلا نتيجة بعد} few {# مقابلات بلا نتيجة بعد} many {# مقابلة بلا نتيجة بعد} other {# مقابلة بلا نتيجة بعد}}',
  number: '{count, number}',
  openJobs: 'عروض العمل المفتوحة',
  switchJob: 'الانتقال إلى عرض آخر…',
  shortcuts: 'اختصارات لوحة المفاتيح',
  legal: 'معلومات قانونية',
})

export const translations = [shell]
