import { type Translation, translateTexts } from '#contract/texts/define-texts.ts'
import { offerTexts } from './offer-texts.ts'
import { publicJobTexts } from './public-job-texts.ts'

export const offerTextsArabic: Translation = translateTexts(offerTexts, 'ar', {
  salary: '{amount} د.ت في الشهر',
  'type.Full-time': 'دوام كامل',
  'type.Part-time': 'دوام جزئي',
  'type.Contract': 'عقد محدد المدة',
  'type.Remote': 'عن بُعد',
  'type.Freelance': 'عمل حر',
  'type.Internship': 'تدريب',
  'language.English': 'الإنجليزية',
  'language.Français': 'الفرنسية',
  'language.Deutsch': 'الألمانية',
  'language.Spanish': 'الإسبانية',
})

export const publicJobTextsArabic: Translation = translateTexts(publicJobTexts, 'ar', {
  toAbout: 'قراءة وصف الوظيفة أولًا',
  about: 'عن الوظيفة',
  details: 'الوظيفة باختصار',
  next: 'الخطوات التالية',
  'next.1': 'تسجّل هنا. يستغرق ذلك دقيقة ولا يتطلب حسابًا.',
  'next.2': 'تجيب كتابةً عن أسئلة باللغة {language} في محادثة، متى ناسبك الوقت.',
  'next.2.timed':
    'تجيب كتابةً عن أسئلة باللغة {language} في محادثة، متى ناسبك الوقت: {minutes, plural, one {دقيقة واحدة تقريبًا} two {دقيقتان تقريبًا} few {# دقائق تقريبًا} many {# دقيقة تقريبًا} other {# دقيقة تقريبًا}}، بلا حد زمني.',
  'next.3': 'تضيف سيرتك الذاتية (PDF أو DOC أو DOCX، بحجم 3 ميغابايت و5 صفحات على الأكثر).',
  'next.4': 'يقرأ شخص في الشركة كل شيء ويقرّر ويكتب إليك بالبريد الإلكتروني.',
  questions:
    '{count, plural, one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# سؤالًا} other {# سؤال}}، {minutes, plural, one {دقيقة واحدة تقريبًا} two {دقيقتان تقريبًا} few {# دقائق تقريبًا} many {# دقيقة تقريبًا} other {# دقيقة تقريبًا}}',
  interviewIn: 'المقابلة باللغة {language}',
  promise: 'يقرأ الذكاء الاصطناعي إجاباتك ويقيّمها مع اقتباسات منها. والقرار دائمًا لإنسان.',
  'language.unknown': 'لغة المقابلة',
})
