import { translateTexts } from '#contract/texts/define-texts.ts'
import { apiTexts } from './api-texts.ts'

const api = translateTexts(apiTexts, 'ar', {
  failed: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى لاحقًا.',
  unreachable: 'لم نتمكّن من الوصول إلى الخادم. تحقّق من اتصالك ثم أعد المحاولة.',
  waitMinutes:
    'طلبات كثيرة. يُرجى المحاولة مرة أخرى بعد {minutes, plural, zero {لحظات} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  waitHours:
    'طلبات كثيرة. يُرجى المحاولة مرة أخرى بعد {hours, plural, zero {لحظات} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
})

export const translations = [api]
