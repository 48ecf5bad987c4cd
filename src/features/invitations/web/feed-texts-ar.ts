import { translateTexts } from '#contract/texts/define-texts.ts'
import { feedTexts } from './feed-texts.ts'

const feed = translateTexts(feedTexts, 'ar', {
  feed: 'رابط التقويم',
  close: 'إلغاء',
  feedText:
    'اشترك في هذا العنوان من Google Calendar أو Outlook أو Apple Calendar لترى فيه كل المقابلات. كل من لديه العنوان يمكنه قراءتها.',
  feedAddress: 'عنوان التقويم',
  feedLoading: 'جارٍ تحميل العنوان…',
  feedFailed: 'تعذّر تحميل العنوان.',
  copy: 'نسخ العنوان',
  renew: 'إنشاء عنوان جديد',
  renewTitle: 'إنشاء عنوان جديد؟',
  renewText: 'يتوقف العنوان الحالي عن العمل فورًا. وتحتاج التقاويم التي تستعمله إلى العنوان الجديد.',
  renewing: 'جارٍ التجديد…',
  renewed: 'لرابط التقويم عنوان جديد.',
  renewFailed: 'تعذّر تجديد العنوان. يُرجى المحاولة مرة أخرى.',
})

export const translations = [feed]
