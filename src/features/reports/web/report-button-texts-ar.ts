import { translateTexts } from '#contract/texts/define-texts.ts'
import { reportButtonTexts } from './report-button-texts.ts'

const reportButton = translateTexts(reportButtonTexts, 'ar', {
  generate: 'إنشاء تقرير',
  generating: 'جارٍ الإنشاء...',
  view: 'عرض التقرير',
  again: 'تحديث التقرير',
  'outdated.assessment': 'تغيّر التقييم منذ هذا التقرير.',
  'outdated.person': 'انتهى التقييم بلا أسماء منذ هذا التقرير، وهو لا يذكر اسم المترشح.',
  otherLanguage: 'هذا التقرير {language, select, fr {بالفرنسية} ar {بالعربية} other {بالإنجليزية}}.',
  generated: 'أُنشئ تقرير {name}.',
  failed: 'تعذّر إنشاء التقرير. يُرجى المحاولة لاحقًا.',
  unlockedBy: 'مع {plan}',
  locked: 'ليس في باقتك',
})

export const translations = [reportButton]
