import { translateTexts } from '#contract/texts/define-texts.ts'
import { cardTexts, comparisonTexts, confirmTexts, pricingTexts } from './pricing-texts.ts'

const pricing = translateTexts(pricingTexts, 'ar', {
  title: 'الأسعار',
  description: 'تدوم كل عملية شراء شهرًا من تأكيدها. لا شيء يتجدد تلقائيًا.',
  loading: 'جارٍ تحميل الباقات...',
  loadingError: 'خطأ في التحميل',
  failed: 'تعذّر تحميل الباقات',
  retry: 'إعادة المحاولة',
  none: 'لا باقات متاحة حاليًا.',
  noneMore: 'يُرجى العودة لاحقًا، أو مراسلتنا.',
  missingId: 'معرّف الباقة ناقص.',
  paymentFailed: 'تعذّرت معالجة الدفع',
  redirecting: 'جارٍ الانتقال إلى صفحة دفع {plan}...',
  contactSupport: 'الاتصال بالدعم',
  supportTitle: 'أسئلة قبل الشراء؟',
  supportText: 'باقة بحجم آخر، أو فاتورة باسم شركتك، أو أي شيء آخر: راسلنا.',
  mostPopular: 'الأكثر اختيارًا',
  yourPlan: 'باقتك',
  perMonth: '/ شهر',
  choose: 'اختيار {plan}',
  renew: 'شراء {plan} من جديد',
  adminOnly: 'لا يشتري باقة إلا مدير في شركتك.',
  adminOnlyMore: 'يمكنك قراءة ما تقدمه كل باقة وأن تطلب من مدير في شركتك شراءها.',
  heldFailed: 'تعذّر تحميل باقتك الحالية. ما زال بإمكانك الاطلاع على الباقات المعروضة.',
  waitingTitle: 'عملية شراء {plan} مفتوحة',
  waiting: 'تبدأ الباقة حين يتأكد دفعها. واختيار باقة أخرى يلغي عملية الشراء هذه.',
  submitted: 'نتحقق من الدفع خلال 24 ساعة. واختيار باقة أخرى يلغي عملية الشراء هذه.',
  toPayment: 'الذهاب إلى الدفع',
  offTitle: 'كل شيء متاح',
  off: 'لا تُباع هنا أي باقات: كل ميزة متاحة لشركتك.',
  toJobs: 'الذهاب إلى عروض العمل',
  'feature.reports': 'تقرير PDF عن كل مترشح',
  'feature.advancedReports': 'تقرير عن عرض عمل بأكمله',
  'feature.responses': 'نصوص المقابلات كاملة',
  'feature.scheduling': 'مواعيد تُحدَّد وتُرسل',
  'feature.automatedRejection': 'رسائل رفض آلية',
  'feature.prioritySupport': 'دعم ذو أولوية',
})

const card = translateTexts(cardTexts, 'ar', {
  free: 'مجانًا',
  unlimited: 'عروض عمل بلا حد',
  postings:
    '{count, plural, zero {لا عروض عمل} one {عرض عمل واحد} two {عرضا عمل} few {# عروض عمل} many {# عرض عمل} other {# عرض عمل}}',
  postingsPerMonth:
    '{count, plural, zero {لا عروض عمل} one {عرض عمل واحد} two {عرضا عمل في الشهر} few {# عروض عمل في الشهر} many {# عرض عمل في الشهر} other {# عرض عمل في الشهر}}',
  candidates: 'المترشحون لكل عرض: {count, number}',
  notIncluded: 'غير مشمول: ',
  inEveryPlan: 'ما تشمله كل الباقات',
  changesTitle: 'ما يتغير بالنسبة إليك',
  changedPostings:
    '{after, plural, zero {لا عروض للنشر} one {عرض واحد للنشر} two {عرضان للنشر} few {# عروض للنشر} many {# عرضًا للنشر} other {# عرض للنشر}} (بقي لديك {left, number})',
  changedCandidates: 'المترشحون لكل عرض: {after, number} بدل {now, number}',
  losses:
    '{count, plural, one {ميزة واحدة أقل، أمامها – أعلاه} two {ميزتان أقل، أمامهما – أعلاه} few {# ميزات أقل، أمامها – أعلاه} other {# ميزة أقل، أمامها – أعلاه}}',
  renewTitle: 'شهر آخر',
  renewText: 'يبدأ الشهر الجديد بكامل عدد عروضه حين يتأكد دفعه. وينتهي ما بقي من الشهر الحالي.',
})

const confirm = translateTexts(confirmTexts, 'ar', {
  title: 'شراء باقة {plan}؟',
  warning:
    'تبقى باقتك الحالية إلى أن يتأكد هذا الدفع ثم تُوقف. وتُلغى الآن عمليات الشراء المعلّقة الأخرى. لا يمكن تفعيل أكثر من باقة واحدة. ولا يمكن التراجع عن عملية شراء مؤكدة.',
  freeForLife:
    'باقتك المجانية مدى الحياة: تتوقف ما دامت الباقة المدفوعة مفعّلة. وحين تنتهي، تعود إليها بما بقي منها.',
  freeTrial:
    'تتوقف تجربتك المجانية ما دامت الباقة المدفوعة مفعّلة. وإذا انتهت قبل {ends, date, ::dMMMy}، تعود إلى التجربة بما بقي منها.',
  plan: 'الباقة',
  price: 'السعر',
  aMonth: '{price} لشهر واحد',
  transfer: 'المبلغ المطلوب تحويله',
  cancel: 'إلغاء',
  confirm: 'تأكيد ودفع',
  confirming: 'جارٍ إعداد الدفع…',
})

const comparison = translateTexts(comparisonTexts, 'ar', {
  title: 'مقارنة الباقات',
  feature: 'الميزة',
  included: 'مشمول',
  notIncluded: 'غير مشمول',
  price: 'السعر في الشهر',
  postings: 'عروض العمل',
  candidates: 'المترشحون لكل عرض',
  unlimited: 'بلا حد',
  perMonth: '{count, plural, one {#} other {# في الشهر}}',
  count: '{count, number}',
  'category.limits': 'السعر والحدود',
  'category.interviews': 'المقابلات',
  'category.evaluation': 'التقييم',
  'category.candidates': 'المترشحون',
  'category.support': 'الدعم',
  'inAll.questions': 'أسئلة مقابلة مخصّصة',
  'inAll.interviews': 'مقابلات بالذكاء الاصطناعي',
  'inAll.detection': 'كشف الإجابات المكتوبة بالذكاء الاصطناعي',
  'inAll.evaluation': 'تقييم بالذكاء الاصطناعي',
  'inAll.dashboard': 'لوحة متابعة مفصّلة',
  'inAll.visuals': 'رسوم بيانية لكل مترشح',
  'inAll.email': 'دعم بالبريد الإلكتروني',
})

export const translations = [pricing, card, confirm, comparison]
