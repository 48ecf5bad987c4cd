import type { Translation } from '#contract/texts/define-texts.ts'

/** What any endpoint may refuse with, by the sentence in English. */
export const commonRefusals: Translation = {
  name: 'contract',
  language: 'ar',
  messages: {
    'Some of the input is not valid.': 'بعض المعطيات غير صالحة.',
    'Please log in to continue.': 'يُرجى تسجيل الدخول للمتابعة.',
    'Your role does not allow this.': 'دورك لا يسمح بهذا.',
    'This is a demo company: you can look at everything and change nothing. Sign up to try it yourself.':
      'هذه شركة تجريبية: يمكنك الاطلاع على كل شيء دون تغيير أي شيء. أنشئ حسابًا لتجرّب بنفسك.',
    'Complete your company profile first.': 'أكمل ملف شركتك أولًا.',
    'Not found.': 'غير موجود.',
    'This address does not support that method.': 'هذا العنوان لا يقبل هذه الطريقة.',
    'The request is too large.': 'الطلب كبير جدًا.',
    'This address does not accept that content type.': 'هذا العنوان لا يقبل هذا النوع من المحتوى.',
    'Too many requests. Please try again in a moment.': 'طلبات كثيرة جدًا. يُرجى المحاولة بعد قليل.',
    'Something went wrong on our side. Please try again later.': 'حدث خطأ من جهتنا. يُرجى المحاولة لاحقًا.',
    'The service is not available right now. Please try again in a moment.':
      'الخدمة غير متاحة الآن. يُرجى المحاولة بعد قليل.',
  },
}
