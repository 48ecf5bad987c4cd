import { translateTexts } from '#contract/texts/define-texts.ts'
import { interviewsTexts } from './interviews-texts.ts'

const interviews = translateTexts(interviewsTexts, 'ar', {
  title: 'المقابلات',
  about: 'لقاءاتك مع المترشحين، عن بُعد وحضوريًا.',
  loading: 'جارٍ تحميل المقابلات…',
  failed: 'تعذّر تحميل المقابلات',
  total: 'المجموع',
  upcomingStat: 'القادمة',
  online: 'عن بُعد',
  search: 'بحث',
  searchHint: 'اسم المترشح',
  type: 'النوع',
  'type.all': 'كل الأنواع',
  'type.ONLINE': 'عن بُعد',
  'type.IN_PERSON': 'حضوريًا',
  sort: 'الترتيب حسب',
  'sort.nearest': 'أقرب موعد أولًا',
  'sort.date-desc': 'التاريخ، الأحدث أولًا',
  'sort.date-asc': 'التاريخ، الأقدم أولًا',
  'sort.name-asc': 'الاسم، ترتيب أبجدي',
  'sort.name-desc': 'الاسم، ترتيب أبجدي معكوس',
  filters: '{count, plural, =0 {التصفية} other {التصفية (#)}}',
  view: 'العرض',
  'view.list': 'قائمة',
  'view.week': 'أسبوع',
  shown:
    '{count, plural, =0 {لا مقابلات} one {مقابلة واحدة} two {مقابلتان} few {# مقابلات} many {# مقابلة} other {# مقابلة}}',
  more: 'عرض المزيد',
  noMatch: 'لا مقابلات مطابقة',
  noMatchText: 'لا مقابلة بهذا الاسم وهذا النوع.',
  clear: 'مسح المرشّحات',
  upcoming: 'القادمة',
  past: 'السابقة',
  proposed: 'في انتظار اختيار موعد',
  declined: 'اعتذر عنها المترشح',
  cancelled: 'ملغاة',
  replyMessage: 'كتب {name}:',
  forJob: 'لعرض {job}',
  there: 'بتوقيت {reader} ({zone}: {time})',
  message: 'رسالة شخصية',
  with: 'مع {people}',
  created: 'أُنشئت في {at, date, ::dMMMyHHmm}',
  move: 'تغيير الموعد',
  cancel: 'إلغاء المقابلة',
  recordOutcome: 'تسجيل النتيجة',
  awaiting:
    '{count, plural, zero {لا مقابلات في انتظار نتيجة} one {ما نتيجة هذه المقابلة؟} two {ما نتيجة هاتين المقابلتين؟} few {ما نتيجة هذه المقابلات الـ #؟} many {ما نتيجة هذه المقابلات الـ #؟} other {ما نتيجة هذه المقابلات الـ #؟}}',
  awaitingText: 'مضى الموعد. يُرجى تسجيل النتيجة حتى لا يبقى المترشح منتظرًا.',
  awaitingMore:
    '{count, plural, zero {لا مقابلات أخرى أدناه} one {مقابلة أخرى أدناه} two {مقابلتان أخريان أدناه} few {# مقابلات أخرى أدناه} many {# مقابلة أخرى أدناه} other {# مقابلة أخرى أدناه}}',
  feed: 'رابط التقويم',
  ofCandidate:
    '{count, plural, zero {اللقاءات} one {اللقاء} two {اللقاءان} few {اللقاءات} many {اللقاءات} other {اللقاءات}}',
  ofCandidateFailed: 'تعذّر تحميل اللقاءات.',
})

export const translations = [interviews]
