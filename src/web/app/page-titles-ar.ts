import { translateTexts } from '#contract/texts/define-texts.ts'
import { pageTitles } from './page-titles.ts'

const titles = translateTexts(pageTitles, 'ar', {
  '/Admin': 'المشتريات',
  '/Admin/companies': 'الشركات',
  '/Admin/mails': 'الرسائل',
  '/Admin/tasks': 'المهام',
  '/Admin/audit': 'سجل التدقيق',
  '/Admin/login': 'لوحة الإدارة',
  '/Admin/setup': 'إعداد حساب المشغّل',
  '/Jobs': 'عروض العمل',
  '/Jobs/:jobId': 'عرض عمل',
  '/CreateJob': 'إنشاء عرض عمل',
  '/EditJob/:jobId': 'تعديل عرض العمل',
  '/InterviewPreview/:jobId': 'معاينة المقابلة',
  '/InterViewChat/:id': 'مقابلة المترشح',
  '/InterViewChat': 'مقابلة المترشح',
  '/Dashboard': 'لوحة المتابعة',
  '/Dashboard/:jobId/:candidateId': 'مترشح',
  '/Interviews': 'المقابلات',
  '/Pricing': 'الأسعار',
  '/Payment/:purchaseId': 'الدفع',
  '/Settings': 'الحساب',
  '/Signup': 'إنشاء حساب',
  '/verify': 'تأكيد البريد الإلكتروني',
  '/Login': 'تسجيل الدخول',
  '/forgot-password': 'نسيت كلمة المرور؟',
  '/reset-password': 'اختيار كلمة مرور جديدة',
  '/join': 'الانضمام إلى فريقك',
  '/Demo': 'شركة تجريبية',
  '/Demo-interview': 'جرّب المقابلة',
  '/OnBoarding': 'إكمال ملف شركتك',
  unknown: 'الصفحة غير موجودة',
})

export const translations = [titles]
