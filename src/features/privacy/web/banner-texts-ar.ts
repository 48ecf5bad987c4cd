import { translateTexts } from '#contract/texts/define-texts.ts'
import { bannerTexts } from './banner-texts.ts'

const banner = translateTexts(bannerTexts, 'ar', {
  label: 'حسابك قيد الحذف',
  text: 'سيُحذف حساب شركتك في {at, date, ::dMMMMyHHmm}. وروابط عروضها العامة مغلقة.',
  undo: 'الإبقاء على حسابي',
  ask: 'يمكن لمدير في شركتك أن يتراجع عن ذلك.',
})

export const translations = [banner]
