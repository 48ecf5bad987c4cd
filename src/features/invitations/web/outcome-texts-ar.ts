import { translateTexts } from '#contract/texts/define-texts.ts'
import { outcomeTexts } from './outcome-texts.ts'

const outcome = translateTexts(outcomeTexts, 'ar', {
  outcomeTitle: 'ما نتيجة اللقاء؟',
  outcomeOf: 'ما نتيجة اللقاء مع {name}؟',
  outcomeMissing: 'يُرجى اختيار نتيجة.',
  'outcome.hired': 'وُظّف',
  'outcome.rejected': 'رُفض',
  'outcome.no-show': 'لم يحضر',
  'outcome.another-meeting': 'لقاء آخر',
  outcomeNote: 'تعليق',
  outcomeRecorded: 'سُجّلت النتيجة.',
  outcomeFailed: 'تعذّر تسجيل النتيجة. يُرجى المحاولة مرة أخرى.',
  optional: 'اختياري',
  save: 'حفظ',
  cancel: 'إلغاء',
})

export const translations = [outcome]
