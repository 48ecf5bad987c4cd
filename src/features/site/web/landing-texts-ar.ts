import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as freeOffer } from '#features/billing/web/free-offer-texts-ar.ts'
import { translations as scoreFields } from '#features/scoring/field-texts-ar.ts'
import { uiTextsArabic } from '#ui/texts/ui-texts-ar.ts'
import { landingTexts } from './landing-texts.ts'
import { pricingTexts } from './pricing-texts.ts'
import { whyArabic } from './why-texts-ar.ts'

const landing = translateTexts(landingTexts, 'ar', {
  tagline: 'وظّف طريقة التفكير، لا المهارات وحدها',
  lead: 'انشر عرض عمل وشارك رابطًا واحدًا. يجيب كل مترشح، متى شاء، عن مقابلة كُتبت لهذا العرض، وتقرأ أنت علامات تستند إلى كلماته هو.',
  start: 'ابدأ الآن',
  example: '«دار نوميريك»، شركتنا التجريبية',
  candidates: 'المترشحون',
  scoresHint: 'العلامات: اختر واحدة لتقرأ أدلتها',
  evidence: 'الكلمات التي تستند إليها هذه العلامة',
  fromCv: 'تستند هذه العلامة إلى السيرة الذاتية. من المقابلة:',
  exampleNote: 'المترشحون متخيَّلون والعلامات حقيقية: قيّم محرّك هذا الإصدار الإجابات دون أي تعديل.',
  seeHow: 'شاهد كيف تعمل',
  openDemo: 'تصفّح الشركة التجريبية',
  tryInterview: 'أو أجب بنفسك عن ثلاثة أسئلة',
  interviewer: 'المقابلة',
  candidate: 'المترشح',
  typing: 'يكتب…',
  pause: 'إيقاف الحركة مؤقتًا',
  play: 'تشغيل الحركة',
  featuresTitle: 'اعرف كيف يفكّر الناس قبل أن تلتقيهم',
  featuresLead: 'تقول السيرة الذاتية ما فعله الشخص. أما مقابلة للجميع فتُظهر كيف يعمل.',
  'assessment.title': 'تقييم مدعوم بالذكاء الاصطناعي',
  'assessment.text':
    'تُحسب طريقة التفكير والحافز والانسجام إلى جانب المهارات. وإن قالت الإجابة أقل مما يلزم، قالت العلامة ذلك.',
  'interviews.title': 'مقابلات مخصّصة',
  'interviews.text':
    'تُكتب الأسئلة من عرضك وقيمك ومترشحك المثالي، بالفرنسية أو الإنجليزية أو الألمانية أو الإسبانية.',
  'candidates.title': 'مترشحون ذوو جودة',
  'candidates.text': 'يجيب الجميع عن الأسئلة نفسها، في الوقت الذي يناسبهم، من أي هاتف.',
  'dashboard.title': 'لوحة متابعة شاملة',
  'dashboard.text': 'رتّب كل مترشحي العرض وصفّهم، واقرأ الكلمات وراء كل علامة، ثم قرّر.',
  scoreTitle: 'علامة يمكنك التحقق منها',
  scoreLead: 'لا نقاط بلا اقتباس. تستند كل علامة إلى كلمات المترشح نفسه، مدقّقة حرفًا حرفًا.',
  'evidence.title': '«الأدلة غير كافية» جواب أيضًا',
  'evidence.text': 'حين يكتب المترشح أقل من أن يُحكم عليه، تقرأ ذلك بالضبط، لا رقمًا مختلقًا.',
  'same.title': 'هي نفسها في كل مرة',
  'same.text': 'يُحسب المجموع برمجيًا، ويحفظ سجلّ كل تقييم مع إصدار سلّم التقييم.',
  'person.title': 'القرار لإنسان دائمًا',
  'person.text': 'لا تختار العلامة أحدًا ولا ترفض أحدًا. ويعلم المترشحون أن ذكاءً اصطناعيًا يقرأ إجاباتهم.',
  method: 'كيف تُحسب العلامات وكيف تُختبر',
  noEvidence: 'الأدلة غير كافية',
  stepsTitle: 'كيف تعمل',
  stepsLead: 'يستغرق الإعداد نحو 15 إلى 20 دقيقة: ملف الشركة والقيم وأول عرض عمل.',
  'profile.title': 'أنشئ ملف الشركة',
  'profile.text': 'قل ماذا تفعلون وأي القيم تهمّكم. منها تُكتب مقابلاتكم.',
  'jobs.title': 'انشر العروض وأنشئ المقابلات',
  'jobs.text': 'صف الوظيفة ومترشحك المثالي. تُكتب المقابلة لك، وتشارك رابطها حيث تشاء.',
  'insights.title': 'اقرأ ما وجده الذكاء الاصطناعي',
  'insights.text': 'اقرأ العلامات مع أدلتها، وقارن المترشحين، واختر من تريد لقاءه.',
  closingTitle: 'موظفك القادم أكثر من سيرة ذاتية',
  closingText: 'أنشئ ملف شركتك، وانشر عرض عمل، واقرأ أولى الإجابات.',
})

const pricing = translateTexts(pricingTexts, 'ar', {
  title: 'باقات لكل حجم من الفرق',
  lead: 'الأسعار بالدولار الأمريكي. تدوم كل عملية شراء شهرًا، ولا شيء يتجدّد تلقائيًا.',
  mostPopular: 'الأكثر اختيارًا',
  perMonth: '/ الشهر',
  free: 'مجانًا',
  start: 'ابدأ الآن',
  startWith: 'ابدأ مع {plan}',
  postings:
    '{count, plural, zero {لا عروض عمل} one {عرض عمل واحد} two {عرضا عمل في الشهر} few {# عروض عمل في الشهر} many {# عرض عمل في الشهر} other {# عرض عمل في الشهر}}',
  unlimitedPostings: 'عروض عمل بلا حدود',
  candidates:
    '{count, plural, zero {لا مترشحين لكل عرض} one {مترشح واحد لكل عرض} two {مترشحان لكل عرض} few {# مترشحين لكل عرض} many {# مترشحًا لكل عرض} other {# مترشح لكل عرض}}',
  'feature.reports': 'تقرير PDF عن كل مترشح',
  'feature.advancedReports': 'تقرير عن عرض عمل بأكمله',
  'feature.responses': 'نصوص المقابلات كاملة',
  'feature.scheduling': 'مواعيد تُحدَّد وتُرسل',
  'feature.automatedRejection': 'رسائل رفض آلية',
  'feature.prioritySupport': 'دعم ذو أولوية',
  notIncluded: 'غير مشمول: ',
  includedTitle: 'مشمول في كل الباقات',
  included:
    'أسئلة مقابلة مخصّصة\nمقابلات بالذكاء الاصطناعي\nكشف الإجابات المكتوبة بالذكاء الاصطناعي\nتقييم بالذكاء الاصطناعي\nلوحة متابعة مفصّلة\nرسوم لكل مترشح\nدعم بالبريد الإلكتروني',
  customPlans: 'هل تبحث عن باقة مخصّصة لمؤسستك؟',
  contactUs: 'اتصل بنا',
})

export const translations = [...scoreFields, landing, pricing, whyArabic, ...freeOffer, uiTextsArabic]
