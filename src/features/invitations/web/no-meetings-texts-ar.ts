import { translateTexts } from '#contract/texts/define-texts.ts'
import { noMeetingsTexts } from './no-meetings-texts.ts'

const noMeetings = translateTexts(noMeetingsTexts, 'ar', {
  none: 'لا مقابلات بعد',
  noneText: 'ادعُ مترشحًا من لوحة المتابعة بزر «تحديد موعد مقابلة». يظهر اللقاء هنا بعد ذلك.',
  noneAction: 'الذهاب إلى لوحة المتابعة',
  locked: 'تحديد مواعيد المقابلات ليس في باقتك',
  lockedText: 'تشمله باقة {plan}: دعوات بالبريد الإلكتروني ومواعيد في التقويم ورسائل تذكير.',
  lockedAction: 'عرض الباقات',
})

export const translations = [noMeetings]
