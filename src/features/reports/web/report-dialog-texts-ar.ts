import { translateTexts } from '#contract/texts/define-texts.ts'
import { reportDialogTexts } from './report-dialog-texts.ts'

const reportDialog = translateTexts(reportDialogTexts, 'ar', {
  title: 'تقرير عن {name}',
  loading: 'جارٍ تحميل التقرير…',
  loadFailed: 'تعذّر تحميل التقرير.',
  notDrawn: 'تعذّر عرض الصفحات هنا. نزّل التقرير بدلًا من ذلك.',
  download: 'تنزيل PDF',
  downloadFailed: 'تعذّر تنزيل التقرير. يُرجى المحاولة مرة أخرى.',
})

export const translations = [reportDialog]
