import { translateTexts } from '#contract/texts/define-texts.ts'
import { editTexts } from './edit-texts.ts'
import { firstStepsTexts } from './first-steps-texts.ts'
import { outcomeTexts } from './outcome-texts.ts'
import { salaryTexts } from './salary-text.ts'
import { closeTexts, jobsTexts, shareTexts } from './texts.ts'

const jobs = translateTexts(jobsTexts, 'ar', {
  title: 'عروض العمل',
  description: 'شارك رابط مقابلة العرض، ويجيب المترشحون متى ناسبهم ذلك.',
  create: 'إنشاء عرض عمل',
  companyPage: 'صفحة الشركة',
  search: 'البحث في العنوان أو الوصف',
  searchPlaceholder: 'البحث في العنوان أو الوصف...',
  clear: 'مسح البحث',
  found:
    '{results, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}} للبحث عن {term}',
  shownOf: 'يظهر {shown, number} من {all, number}',
  totalJobs: 'مجموع العروض',
  totalCandidates: 'مجموع المترشحين',
  loading: 'جارٍ تحميل عروض العمل…',
  loadFailed: 'تعذّر تحميل العروض. يُرجى المحاولة مرة أخرى لاحقًا.',
  moreFailed: 'تعذّر تحميل المزيد من العروض. يُرجى المحاولة مرة أخرى.',
  emptyTitle: 'لا توجد عروض',
  nothingFound: 'لا نتائج للبحث عن {term}. جرّب كلمات أخرى.',
  createFirst: 'أنشئ أول عرض عمل',
  noJobs: 'لا توجد عروض عمل حاليًا.',
  'noneOf.open': 'لا عرض من عروضك مفتوح.',
  'noneOf.closed': 'لا عرض من عروضك مغلق.',
  status: 'الحالة',
  'status.all': 'المفتوحة والمغلقة',
  'status.open': 'مفتوح',
  'status.closed': 'مغلق',
  showAll: 'إظهار المفتوحة والمغلقة',
  showMore: 'إظهار المزيد من العروض',
  loadingMore: 'جارٍ تحميل المزيد من العروض…',
  created: 'أُنشئ في {at, date, ::dMMMy}',
  candidates:
    '{count, plural, zero {لا مترشحين} one {مترشح واحد} two {مترشحان} few {# مترشحين} many {# مترشحًا} other {# مترشح}}',
  toDecide:
    '{count, plural, zero {لا شيء للبتّ فيه} one {# للبتّ فيه} two {# للبتّ فيهما} few {# للبتّ فيهم} many {# للبتّ فيهم} other {# للبتّ فيهم}}',
  figure: '{figure, number}',
  location: 'المكان',
  salaryLabel: 'الراتب',
  preparing: 'جارٍ إعداد المقابلة…',
  copyLink: 'نسخ رابط المقابلة',
  copied: 'نُسخ الرابط!',
  copyByHand: 'انسخ هذا الرابط:',
  share: 'مشاركة {title}',
  actions: 'إجراءات {title}',
  seeCandidates: 'عرض المترشحين',
  edit: 'تعديل عرض العمل',
  questions: 'أسئلة المقابلة',
  preview: 'معاينة المقابلة',
  applyPage: 'فتح صفحة الترشّح',
  duplicate: 'إنشاء نسخة',
  close: 'إغلاق عرض العمل',
  reopen: 'إعادة فتح عرض العمل',
  closedNow: 'أُغلق {title}.',
  reopenedNow: 'أُعيد فتح {title}.',
})

const share = translateTexts(shareTexts, 'ar', {
  copyLink: 'نسخ رابط المقابلة',
  copied: 'نُسخ الرابط!',
  copyByHand: 'انسخ هذا الرابط:',
  title: 'مشاركة هذا العرض',
  description: 'كل من لديه الرابط يمكنه أن يقرأ عن «\u2068{title}\u2069» وأن يترشّح فورًا.',
  closed: 'عرض العمل هذا مغلق. ما زال الرابط يفتح صفحته، وهي تقول إنه لا يقبل مترشحين.',
  link: 'رابط المقابلة',
  mail: 'الإرسال بالبريد الإلكتروني',
  mailSubject: 'عرض عمل: {title}',
  mailBody:
    'تحية طيبة،\n\nنبحث عن شخص لهذا المنصب: {title}.\n\nيمكنك أن تقرأ عنه وتترشّح هنا. المقابلة كتابية وتُجرى متى ناسبك ذلك:\n{link}\n',
  native: 'المشاركة عبر تطبيق آخر',
  nativeText: 'نحن نوظّف: {title}',
  qr: 'رمز QR',
  qrHint: 'لملصق أو واجهة محل أو شريحة عرض: يقود إلى الرابط نفسه.',
  qrAlt: 'رمز QR لرابط مقابلة {title}',
  qrDrawing: 'جارٍ رسم رمز QR…',
  qrFailed: 'تعذّر رسم رمز QR. الرابط أعلاه يعمل من دونه.',
  png: 'تنزيل بصيغة PNG',
  svg: 'تنزيل بصيغة SVG',
  done: 'تم',
})

const close = translateTexts(closeTexts, 'ar', {
  title: 'هل تريد إغلاق عرض العمل هذا؟',
  'effect.1': 'لن يتمكّن مترشحون جدد من الترشّح، ولا من لم يبدأ المقابلة من بدئها.',
  'effect.2': 'يمكن للمترشحين الذين بدأوا أن يكملوا، وسترى نتائجهم.',
  'effect.3': 'يبقى الرابط يفتح صفحة العرض، وهي تقول إنه مغلق.',
  'effect.4': 'يمكنك إعادة فتحه في أي وقت مجانًا.',
  keep: 'إبقاؤه مفتوحًا',
  close: 'إغلاق عرض العمل',
  closing: 'جارٍ الإغلاق…',
})

const salary = translateTexts(salaryTexts, 'ar', { none: 'غير مُعلن', monthly: '{amount} د.ت / الشهر' })

const outcome = translateTexts(outcomeTexts, 'ar', {
  'NO_SUBSCRIPTION.title': 'يلزم اشتراك',
  'NO_SUBSCRIPTION.text': 'تحتاج إلى اشتراك لنشر عرض عمل. اختيار باقة يستغرق دقيقة.',
  'NO_SUBSCRIPTION.button': 'الاشتراك',
  'NOT_ACTIVE.title': 'الاشتراك قيد الانتظار',
  'NOT_ACTIVE.text': 'اشتراكك غير مفعّل بعد. يمكنك النشر فور تأكيد الدفع.',
  'NOT_ACTIVE.button': 'عرض اشتراكي',
  'NO_JOBS_LEFT.title': 'استُنفدت الحصة',
  'NO_JOBS_LEFT.text': 'استعملت كل عروض العمل في باقتك. باقة أكبر تمنحك المزيد. تبقى العروض المنشورة مفتوحة.',
  'NO_JOBS_LEFT.button': 'ترقية اشتراكي',
  'EXPIRED_SUBSCRIPTION.title': 'انتهى الاشتراك',
  'EXPIRED_SUBSCRIPTION.text': 'انتهى اشتراكك. جدّده لتنشر من جديد. تبقى العروض المنشورة مفتوحة.',
  'EXPIRED_SUBSCRIPTION.button': 'تجديد اشتراكي',
  'UNKNOWN_ERROR.title': 'خطأ في الاشتراك',
  'UNKNOWN_ERROR.text': 'تعذّر التحقق من اشتراكك. يُرجى المحاولة مرة أخرى، أو مراسلتنا إن تكرّر ذلك.',
  'UNKNOWN_ERROR.button': 'الاتصال بالدعم',
  back: 'رجوع',
  retry: 'إعادة المحاولة',
  retrying: 'جارٍ إعادة المحاولة…',
  'viewer.title': 'دورك لا يسمح بذلك',
  'viewer.text':
    'بدور VIEWER ترى العروض والمترشحين ولا تغيّر شيئًا. يمكن لصاحب دور ADMIN في شركتك أن يمنحك دورًا آخر.',
})

const edit = translateTexts(editTexts, 'ar', {
  back: 'رجوع',
  next: 'التالي',
  title: 'تعديل عرض العمل',
  description: 'يرى المترشحون تعديلاتك فور حفظها.',
  loading: 'جارٍ تحميل عرض العمل…',
  loadFailed: 'تعذّر تحميل عرض العمل',
  unknown: 'عرض العمل هذا غير موجود',
  unknownText: 'قد يكون الرابط ناقصًا، أو العرض لشركة أخرى.',
  save: 'حفظ التعديلات',
  saving: 'جارٍ الحفظ…',
  saved: 'حُفظ عرض العمل.',
  notSaved: 'لم تُحفظ التعديلات',
  questionsTitle: 'تُكتب الأسئلة انطلاقًا من العرض',
  questionsText: 'الأسئلة التي لم يعدّلها أحد تُكتب من جديد عند الحفظ. أما المعدّلة فتبقى كما هي.',
  lockedTitle: 'بدأ أحد المترشحين المقابلة',
  lockedText: 'يمكنك تغيير العرض، وتبقى الأسئلة كما هي، نفسها لكل مترشح.',
  lockedLanguage: 'بدأ أحد المترشحين المقابلة، فلم يعد ممكنًا تغيير لغتها.',
  toQuestions: 'عرض الأسئلة',
  restored: 'لديك تعديلات غير محفوظة.',
  drop: 'تجاهلها',
  changedTitle: 'غيّر شخص آخر عرض العمل هذا',
  changedText: 'تعديلاتك ما زالت هنا ولم يُستبدل شيء. انسخ ما تريد إبقاءه، ثم حمّل العرض الحالي.',
  loadCurrent: 'تحميل العرض الحالي',
})

const firstSteps = translateTexts(firstStepsTexts, 'ar', {
  title: 'إلى أول مترشح: أُنجز {done, number} من {all, number}',
  done: 'أُنجز',
  open: 'لم يُنجز',
  'profile.title': 'أكمل ملفك',
  'profile.text': 'تُكتب الأسئلة انطلاقًا من قيمك.',
  'job.title': 'انشر أول عرض عمل',
  'job.text': 'يستغرق خمس دقائق، وتُحفظ المسودة.',
  'questions.title': 'اقرأ الأسئلة',
  'questions.text': 'غيّر ما كنت ستسأله بطريقة أخرى، قبل أن يجيب أحد.',
  'link.title': 'شارك الرابط',
  'link.text': 'في إعلان، أو في رسالة، أو على موقعك.',
  'candidate.title': 'اقرأ أولى الإجابات',
  'candidate.text': 'تصلك رسالة حين تكتمل أول مقابلة.',
})

export const translations = [jobs, share, close, salary, outcome, edit, firstSteps]
