import { translateTexts } from '#contract/texts/define-texts.ts'
import { settingsTexts, statusTexts } from './settings-texts.ts'

const settings = translateTexts(settingsTexts, 'ar', {
  title: 'الحساب',
  description: 'بياناتك وشركتك ومعطياتها.',
  loading: 'جارٍ تحميل الحساب...',
  failed: 'تعذّر تحميل الحساب.',
  failedMore: 'لم يضع شيء. تحقّق من اتصالك ثم أعد المحاولة.',
  failedToast: 'تعذّر تحميل حسابك',
  sections: 'أقسام الحساب',
  personal: 'المعلومات الشخصية',
  identity: 'هوية الشركة',
  subscriptions: 'الاشتراكات',
  billing: 'الفوترة',
  notifications: 'الإشعارات',
  candidates: 'الوعد للمترشحين',
  emails: 'الرسائل إلى المترشحين',
  security: 'الأمان',
  team: 'الفريق',
  activity: 'سجلّ النشاط',
  data: 'بياناتك',
})

const status = translateTexts(statusTexts, 'ar', {
  title: 'حالة الحساب',
  onboarding: 'إعداد الحساب',
  COMPLETED: 'مكتمل',
  PENDING: 'لم يكتمل',
  'role.ADMIN': 'مدير',
  'role.RECRUITER': 'مسؤول توظيف',
  'role.VIEWER': 'قارئ',
  notStarted: 'لم يبدأ',
  completed: 'ملف شركتك مكتمل. يمكنك استعمال التطبيق كله.',
  pending: 'أكمل ملف شركتك لتستعمل التطبيق.',
})

export const translations = [settings, status]
