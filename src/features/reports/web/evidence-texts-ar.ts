import { translateTexts } from '#contract/texts/define-texts.ts'
import { evidenceTexts } from './evidence-texts.ts'

const evidence = translateTexts(evidenceTexts, 'ar', {
  title: 'حزمة الأدلة',
  ofCandidate:
    'ملف ZIP واحد يبيّن كيف قُيّم هذا المترشح وكيف اتُّخذ القرار: كل تقييم بإصداراته، وبصمات ما قُيّم، والقرارات بأسبابها، والرسائل، وقيود سجلّ النشاط.',
  ofJob:
    'ملف ZIP واحد يبيّن كيف قُيّم مترشحو هذا العرض وكيف اتُّخذت القرارات: كل تقييم بإصداراته، وبصمات ما قُيّم، والقرارات بأسبابها، والرسائل، وقيود سجلّ النشاط.',
  verify: 'يمكنك التحقق دون اتصال من أن ملفاتها تطابق قائمتها؛ ويمكن لهذه المنصة أن تؤكد أنها أعدّت القائمة.',
  download: 'تنزيل حزمة الأدلة',
  making: 'جارٍ الإعداد…',
  receiving: 'جارٍ الاستلام… {megabytes, number} ميغابايت',
  done: 'نُزّلت حزمة الأدلة.',
  failed: 'تعذّر تنزيل حزمة الأدلة. يُرجى المحاولة مرة أخرى.',
  name: 'evidence.zip',
})

export const translations = [evidence]
