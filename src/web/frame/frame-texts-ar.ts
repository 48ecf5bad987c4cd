import { translateTexts } from '#contract/texts/define-texts.ts'
import { frameTexts } from './frame-texts.ts'

const frame = translateTexts(frameTexts, 'ar', {
  features: 'المزايا',
  howItWorks: 'كيف تعمل',
  pricing: 'الأسعار',
  about: 'من نحن',
  contact: 'اتصل بنا',
  jobs: 'عروض العمل',
  dashboard: 'لوحة المتابعة',
  interviews: 'المقابلات',
  account: 'الحساب',
  getStarted: 'ابدأ الآن',
  logIn: 'تسجيل الدخول',
  logout: 'تسجيل الخروج',
  main: 'القائمة الرئيسية',
  help: 'المساعدة',
  accessibility: 'إمكانية الوصول',
  footer: 'تذييل الصفحة',
  privacy: 'سياسة الخصوصية',
  terms: 'شروط الاستخدام',
  cookies: 'ملفات تعريف الارتباط',
  webring: 'حلقة المواقع',
  tagline: 'وظّف طريقة التفكير، لا المهارات وحدها',
  notFoundTitle: 'الصفحة غير موجودة',
  notFoundText: 'لا شيء في هذا العنوان. ربما نُقلت الصفحة أو كان الرابط ناقصًا.',
  notFoundAction: 'الذهاب إلى الصفحة الرئيسية',
  loading: 'جارٍ التحميل…',
  failedTitle: 'تعذّر عرض هذه الصفحة',
  failedText: 'كل ما حفظته في أمان. تحقّق من اتصالك وأعد تحميل الصفحة.',
  reload: 'إعادة تحميل الصفحة',
  offlineTitle: 'أنت غير متصل بالشبكة',
  offlineText: 'يبقى نصك على هذه الصفحة، ويمكنك إرساله حين يعود الاتصال.',
  sessionEnded: 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
  newRole: 'دورك الآن: {role, select, ADMIN {مدير} RECRUITER {مسؤول توظيف} other {قارئ}}.',
})

export const translations = [frame]
