import { translateTexts } from '#contract/texts/define-texts.ts'
import { transcriptTexts } from './transcript-texts.ts'

const transcript = translateTexts(transcriptTexts, 'ar', {
  title: 'مقابلة المترشح',
  back: 'العودة إلى لوحة المتابعة',
  completed: 'اكتملت في {at, date, ::dMMMy}',
  scores: 'العلامات والأدلة',
  choose: 'اختيار مترشح',
  print: 'طباعة',
  loading: 'جارٍ التحميل...',
  fetching: 'جارٍ جلب المقابلة',
  error: 'خطأ',
  failed: 'حدث خطأ أثناء جلب البيانات ({status})',
  missingId: 'معرّف المترشح ناقص',
  restricted: 'وصول مقيَّد',
  upgrade: 'ترقية الباقة',
  none: 'لا إجابات',
  noneMore: 'لم يجب هذا المترشح بعد عن أسئلة المقابلة.',
  automated: 'مقابلة آلية',
  exchanges:
    '{count, plural, zero {لا أسئلة ولا إجابات} one {سؤال وإجابته} two {سؤالان وإجابتاهما} few {# أسئلة وإجاباتها} many {# سؤالًا وإجاباتها} other {# سؤال وإجاباتها}}',
  conversation: 'نص المقابلة',
  assistant: 'مساعد الموارد البشرية',
  followUp: 'مساعد الموارد البشرية: سؤال متابعة',
  candidate: 'المترشح',
  notAnswered: 'لا إجابة. يمكن تخطّي أسئلة المتابعة.',
  toScore: 'عرض العلامات التي تقتبس هذا',
  end: 'نهاية المقابلة الآلية',
})

export const translations = [transcript]
