import { translateTexts } from '#contract/texts/define-texts.ts'
import { previewTexts } from './preview-texts.ts'

const preview = translateTexts(previewTexts, 'ar', {
  title: 'معاينة المقابلة',
  description: 'هذا ما يراه المترشحون، بلغة المقابلة. جرّبها: لا يُرسل شيء ولا يُحفظ.',
  back: 'العودة إلى الأسئلة',
  loading: 'جارٍ تحميل المعاينة…',
  failed: 'تعذّر تحميل المعاينة.',
  preparing: 'جارٍ إعداد المقابلة…',
  gone: 'عرض العمل هذا غير موجود.',
  goneText: 'قد يكون العنوان خاطئًا، أو العرض لشركة أخرى.',
  frame: 'المقابلة كما يراها المترشحون',
  previous: 'الخطوة السابقة',
  next: 'الخطوة التالية',
  'step.consent': 'قبل المقابلة: المعلومات والموافقة',
  'step.question': 'السؤال {step} من {questions}',
  'step.cv': 'بعد الأسئلة: السيرة الذاتية',
  'step.thanks': 'بعد المقابلة: الشكر',
})

export const translations = [preview]
