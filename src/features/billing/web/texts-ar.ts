import { translateTexts } from '#contract/texts/define-texts.ts'
import { historyTexts, invoicesTexts, purchasesTexts, subscriptionTexts } from './texts.ts'

const history = translateTexts(historyTexts, 'ar', {
  adminOnly: 'لا يرى هذا إلا مدير في شركتك.',
})

const subscription = translateTexts(subscriptionTexts, 'ar', {
  title: 'اشتراكاتي',
  description: 'اشتراكات شركتك الحالية والسابقة، الأحدث أولًا.',
  loading: 'جارٍ تحميل الاشتراكات...',
  failed: 'تعذّر تحميل الاشتراكات',
  none: 'لا اشتراكات بعد',
  noneMore: 'يحدّد الاشتراك كم عرض عمل يمكنك نشره وكم مترشحًا لكل عرض.',
  current: 'الحالي',
  'status.ACTIVE': 'مفعّل',
  'status.EXPIRED': 'منتهٍ',
  'status.PENDING': 'قيد الانتظار',
  'status.PAUSED': 'متوقف مؤقتًا',
  paused: 'متوقف ما دامت باقة أخرى مفعّلة. تعود إليه حين تنتهي تلك الباقة.',
  perMonth: '/ شهر',
  postings: 'عروض العمل المتبقية',
  candidates: 'المترشحون لكل عرض',
  count: '{count, number}',
  unlimited: 'بلا حد',
  from: 'من',
  until: 'إلى',
  forLife: 'مدى الحياة',
  notBegun: 'حين يتأكد دفعه.',
  monthLater: 'بعد ذلك بشهر',
  toPayment: 'عرض دفعه',
  day: '{at, date, ::dMMMy}',
})

const purchases = translateTexts(purchasesTexts, 'ar', {
  title: 'عمليات الشراء',
  description: 'ما اشترته شركتك، الأحدث أولًا.',
  loading: 'جارٍ تحميل عمليات الشراء...',
  failed: 'تعذّر تحميل عمليات الشراء',
  none: 'لا عمليات شراء بعد',
  noneMore: 'تُعرض هنا الباقات التي تشتريها مع دفعها.',
  toPricing: 'عرض الباقات',
  'states.waiting': 'في انتظار تحويلك',
  'states.submitted': 'قيد التحقق',
  'states.confirmed': 'مؤكدة',
  'states.refused': 'مرفوضة',
  'states.cancelled': 'ملغاة',
  'states.refunded': 'مُسترجَعة',
  pay: 'الدفع',
  follow: 'المتابعة',
  look: 'التفاصيل',
  of: ' لباقة {plan}',
  day: '{at, date, ::dMMMy}',
})

const invoices = translateTexts(invoicesTexts, 'ar', {
  title: 'الفواتير',
  description: 'فاتورة لكل دفع مؤكد.',
  loading: 'جارٍ تحميل الفواتير...',
  failed: 'تعذّر تحميل الفواتير',
  none: 'لا فواتير بعد',
  noneMore: 'تحصل على فاتورة حين يتأكد الدفع. وتصلك بالبريد الإلكتروني أيضًا.',
  download: 'تنزيل',
  downloadOf: 'تنزيل الفاتورة {number}',
  opening: 'جارٍ الفتح…',
  notReady: 'جارٍ إعداد PDF…',
  openFailed: 'تعذّر فتح الفاتورة. يُرجى المحاولة مرة أخرى.',
  day: '{at, date, ::dMMMy}',
})

export const translations = [history, subscription, purchases, invoices]
