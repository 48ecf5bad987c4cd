import { translateTexts } from '#contract/texts/define-texts.ts'
import { mailTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(mailTexts, 'ar', {
    greeting: 'مرحبًا {name}،',
    pricing: 'الاطلاع على الباقات',
    activeSubject: 'باقتك {plan} مفعّلة',
    activePreview: 'استلمنا دفعتك. الفاتورة {number} مرفقة.',
    activeIntro:
      'شكرًا: استلمنا دفعتك البالغة {amount} بالمرجع {reference}. باقتك {plan} مفعّلة من {begins} إلى {ends}.',
    activeInvoice: 'الفاتورة {number} مرفقة. يمكنك فتحها من جديد متى شئت في صفحة الحساب.',
    activeButton: 'الذهاب إلى فواتيري',
    activeNote: 'تنتهي الباقة من تلقاء نفسها ولا تتجدد. لديك سؤال عن الفاتورة؟ اكتب إلى {contact}.',
    refusedSubject: 'لم نتمكن من تأكيد دفعتك لباقة {plan}',
    refusedPreview: 'تبقى باقتك الحالية كما هي.',
    refusedIntro: 'لم نتمكن من تأكيد الدفعة البالغة {amount} بالمرجع {reference} لباقة {plan}.',
    refusedNext: 'تبقى باقتك الحالية كما هي. يمكنك شراء الباقة من جديد متى شئت.',
    refusedNote: 'إن رأيت في ذلك خطأ، فاكتب إلى {contact} مع ذكر المرجع.',
    reason: 'السبب: {reason}',
    refundedSubject: 'أعدنا إليك ما دفعته لباقة {plan}',
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
      'بعدها تعود إلى باقتك المجانية، {left, plural, zero {ولم يبقَ فيها عرض للنشر} one {وقد بقي فيها عرض واحد للنشر} two {وقد بقي فيها عرضان للنشر} few {وقد بقي فيها # عروض للنشر} many {وقد بقي فيها # عرضًا للنشر} other {وقد بقي فيها # عرض للنشر}}، وتُغلق الميزات الأخرى.',
    endsJobs: 'تبقى العروض المنشورة مفتوحة، ومقابلات مترشحيها كذلك. وتبقى كل بياناتك.',
    endsNext: 'الباقات لا تتجدد تلقائيًا. تبدأ الباقة الجديدة حين يتأكد دفعها، وذلك خلال 24 ساعة على الأكثر.',
  }),
]
