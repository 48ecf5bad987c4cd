import { translateTexts } from '#contract/texts/define-texts.ts'
import { verifyReportTexts } from './verify-report-texts.ts'

const verifyReport = translateTexts(verifyReportTexts, 'ar', {
  title: 'التحقق من تقرير',
  lead: 'يحمل كل تقرير عن مترشح رمز تحقق في صفحته الأخيرة. يؤكد الرمز أن التقرير أُعدّ هنا، ولأي شركة ولأي عرض عمل. ولا يقول شيئًا عن المترشح.',
  code: 'رمز التحقق',
  codeHint: '16 حرفًا ورقمًا، في مجموعات من أربعة. لا فرق بين الأحرف الكبيرة والصغيرة، ولا أهمية للشرطات.',
  codeMissing: 'يُرجى إدخال الرمز المكوّن من 16 حرفًا ورقمًا.',
  verify: 'تحقق',
  verifying: 'جارٍ التحقق…',
  failed: 'تعذّر التحقق من الرمز. يُرجى المحاولة مرة أخرى.',
  'refused.UNKNOWN_CODE': 'لم يُعدّ هنا تقرير بهذا الرمز. قارن الرمز بآخر صفحة من التقرير.',
  'refused.TOO_MANY_REQUESTS': 'طلبات كثيرة جدًا. يُرجى المحاولة بعد قليل.',
  'refused.UNAVAILABLE': 'الخدمة غير متاحة الآن. يُرجى المحاولة بعد قليل.',
  confirmed: 'أُعدّ هذا التقرير هنا',
  company: 'الشركة',
  job: 'عرض العمل',
  made: '{count, plural, one {تاريخ الإعداد} two {تاريخا الإعداد، الأحدث أولًا} few {تواريخ الإعداد، الأحدث أولًا} many {تواريخ الإعداد، الأحدث أولًا} other {تواريخ الإعداد، الأحدث أولًا}}',
  madeAt: '{at, date, ::dMMMy}',
  version: 'الإصدار',
  versions: 'المحرّك {engine}، سلّم التقييم {rubric}',
  sha256: 'بصمة الملف (SHA-256)',
  file: 'مقارنة الملف',
  fileHint: 'يبقى الملف على جهازك: يحسب متصفحك بصمته ولا يُرفع شيء.',
  same: 'الملف هو التقرير دون تغيير',
  sameText: 'بصمته هي بصمة تقرير {at, date, ::dMMMy}.',
  different: 'الملف ليس هذا التقرير',
  differentText: 'بصمته مختلفة: غُيّر، أو هو ملف آخر.',
  unreadable: 'تعذّر حساب البصمة في هذا المتصفح. قارن البصمة أعلاه بنتيجة sha256sum.',
})

export const translations = [verifyReport]
