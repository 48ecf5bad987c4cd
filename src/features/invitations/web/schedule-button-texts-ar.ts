import { translateTexts } from '#contract/texts/define-texts.ts'
import { scheduleButtonTexts } from './schedule-button-texts.ts'

const scheduleButton = translateTexts(scheduleButtonTexts, 'ar', {
  schedule: 'تحديد موعد مقابلة',
  another: 'تحديد موعد مقابلة أخرى',
  unlockedBy: 'مع {plan}',
  locked: 'ليست في باقتك',
  proposed:
    '{count, plural, zero {لا مواعيد مقترحة} one {موعد واحد مقترح} two {موعدان مقترحان} few {# مواعيد مقترحة} many {# موعدًا مقترحًا} other {# موعد مقترح}}',
  'reply.none': 'لا رد بعد',
  'reply.accepted': 'قبل المترشح',
  'reply.declined': 'اعتذر المترشح',
  'reply.another-time': 'طلب موعدًا آخر',
  cancelled: 'ملغاة',
})

export const translations = [scheduleButton]
