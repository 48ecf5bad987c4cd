import { translateTexts } from '#contract/texts/define-texts.ts'
import { mailTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(mailTexts, 'ar', {
    greeting: 'مرحبًا {name}،',
    pricing: 'الاطلاع على الباقات',
    activeSubject: 'باقتك {plan} مفعّلة',
    activePreview: 'وصلنا دفعك. الفاتورة {number} مرفقة.',
    activeIntro:
      'شكرًا: وصلنا دفعك البالغ {amount} بالمرجع {reference}. باقتك {plan} مفعّلة من {begins} إلى {ends}.',
    activeInvoice: 'الفاتورة {number} مرفقة. يمكنك فتحها من جديد متى شئت في إعداداتك.',
    activeButton: 'الذهاب إلى فواتيري',
    activeNote: 'تنتهي الباقة من تلقاء نفسها ولا تتجدد. لديك سؤال عن الفاتورة؟ اكتب إلى {contact}.',
    refusedSubject: 'لم يتأكد دفعك لباقة {plan}',
    refusedPreview: 'تبقى باقتك الحالية كما هي.',
    refusedIntro: 'لم نتمكن من تأكيد الدفع البالغ {amount} بالمرجع {reference} لباقة {plan}.',
    refusedNext: 'تبقى باقتك الحالية كما هي. يمكنك شراء الباقة من جديد متى شئت.',
    refusedNote: 'إن رأيت في ذلك خطأ، فاكتب إلى {contact} مع ذكر المرجع.',
    reason: 'السبب: {reason}',
    refundedSubject: 'أُعيد إليك دفعك لباقة {plan}',
    refundedPreview: 'أعدنا إليك {amount}.',
    refundedIntro: 'أعدنا {amount} من تحويلك بالمرجع {reference} لباقة {plan} التي لم تُفعَّل.',
    refundedNext: 'تبقى باقتك الحالية كما هي.',
    refundedButton: 'الاطلاع على مشترياتي',
    refundedNote: 'إن لم يصل المبلغ خلال أيام، فاكتب إلى {contact} مع ذكر المرجع.',
    plan: 'باقة {plan}',
    freeTrial: 'الفترة التجريبية المجانية',
    endsSubject: 'تنتهي {name} في {ends}',
    endsPreview: 'الباقات لا تتجدد تلقائيًا: اشترِ واحدة من جديد للمتابعة.',
    endsIntro: 'تنتهي {name} في {brand} يوم {ends}.',
    endsNoPlan: 'بعدها لا يمكنك نشر عروض جديدة، وتُغلق ميزات الباقة.',
    endsFreePlan:
      'بعدها تعود إلى باقتك المجانية، وقد بقي فيها {left, plural, zero {صفر من المنشورات} one {عرض واحد للنشر} two {عرضان للنشر} few {# عروض للنشر} many {# عرضًا للنشر} other {# عرض للنشر}}، وتُغلق الميزات الأخرى.',
    endsJobs: 'تبقى العروض المنشورة مفتوحة، ومقابلات مترشحيها كذلك. وتبقى كل بياناتك.',
    endsNext: 'الباقات لا تتجدد تلقائيًا. تبدأ الباقة الجديدة حين يتأكد دفعها، وذلك خلال 24 ساعة على الأكثر.',
  }),
]
