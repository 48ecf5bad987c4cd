import { translateTexts } from '#contract/texts/define-texts.ts'
import { ownSiteTexts } from './own-site-texts.ts'

const ownSite = translateTexts(ownSiteTexts, 'ar', {
  title: 'عروض العمل على موقعك',
  description: 'ضع هذا السطر في صفحة من موقعك. يعرض عروضك المفتوحة، ويتحدّث حين تنشر عرضًا أو تغلقه.',
  frameTitle: 'عروض العمل المفتوحة',
  copyFrame: 'نسخ السطر',
  copyFeed: 'نسخ عنوان RSS',
})

export const translations = [ownSite]
