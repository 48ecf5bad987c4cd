import { translateTexts } from '#contract/texts/define-texts.ts'
import { notificationSettingsTexts } from './notification-texts.ts'

const notifications = translateTexts(notificationSettingsTexts, 'ar', {
  title: 'الإشعارات',
  description: 'الرسائل التي تصلك عن المترشحين. ويختار كل زميل رسائله.',
  loading: 'جارٍ تحميل إشعاراتك...',
  loadFailed: 'تعذّر تحميل إشعاراتك.',
  legend: 'حين يكمل المترشحون المقابلة',
  'at-once': 'فورًا',
  'at-onceHint': 'رسالة لكل مقابلة مكتملة.',
  daily: 'مرة في اليوم',
  dailyHint: 'رسالة واحدة في الثامنة صباحًا، إن كان هناك جديد فقط. ويصلك خبر أول مترشح لكل عرض فورًا.',
  off: 'أبدًا',
  offHint: 'لا رسائل عن المقابلات المكتملة.',
  always:
    'حين يطلب مترشح التحدث إلى شخص، تصل رسالة فورًا إلى كل من يحق له القرار؛ وتصلك رسالة حين يشير إليك زميل في ملاحظة.',
  submit: 'حفظ الإشعارات',
  busy: 'جارٍ الحفظ...',
  saved: 'حُفظت إشعاراتك.',
  failed: 'تعذّر حفظ إشعاراتك.',
})

export const translations = [notifications]
