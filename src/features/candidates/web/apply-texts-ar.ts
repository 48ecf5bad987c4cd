import { translateTexts } from '#contract/texts/define-texts.ts'
import { offerTextsArabic, publicJobTextsArabic } from '#features/jobs/web/public-job-texts-ar.ts'
import { uiTextsArabic } from '#ui/texts/ui-texts-ar.ts'
import { registrationTexts } from '../contract/registration-texts.ts'
import { applyTexts } from './texts.ts'

const registration = translateTexts(registrationTexts, 'ar', {
  'firstName.missing': 'الاسم مطلوب',
  'firstName.wrong': 'يرجى إدخال اسم صحيح',
  'lastName.missing': 'اللقب مطلوب',
  'lastName.wrong': 'يرجى إدخال لقب صحيح',
  email: 'البريد الإلكتروني',
  'email.missing': 'البريد الإلكتروني مطلوب',
  'email.wrong': 'يرجى إدخال بريد إلكتروني صحيح',
  'phone.missing': 'رقم الهاتف مطلوب',
  'phone.wrong': 'يرجى إدخال رقم هاتف صحيح (8 أرقام)',
  'city.missing': 'المدينة مطلوبة',
  'city.wrong': 'يرجى إدخال مدينة صحيحة',
  'registered.PENDING': 'تم التسجيل! ستجد رابط المقابلة في بريدك الإلكتروني.',
  'registered.UNDER_REVIEW': 'وصل تسجيلك! سنتواصل معك قريبًا.',
  sending: 'جارٍ الإرسال…',
  noScript:
    'يحتاج هذا النموذج إلى JavaScript، وهو معطّل في متصفحك. يرجى تفعيله أو فتح هذه الصفحة في متصفح آخر.',
  failed: 'حدث خطأ أثناء التسجيل',
  noAnswer:
    'انتهت صلاحية هذه الوظيفة أو أنها غير موجودة، أو انقطع الاتصال. ما كتبته ما زال هنا: يرجى المحاولة مجددًا.',
  closed: 'انتهت صلاحية هذه الوظيفة أو أنها غير موجودة.',
  busy: 'وردت طلبات كثيرة من شبكتك. انتظر بضع دقائق ثم حاول مجددًا. ما كتبته ما زال هنا.',
  proofFailed:
    'لم ينجح فحص قصير يمنع التسجيلات الآلية. يرجى المحاولة مجددًا؛ وإن فشل مرة أخرى فحدّث متصفحك أو استخدم متصفحًا آخر.',
  trap: 'اترك هذا الحقل فارغًا',
  trapFilled: 'ملأ متصفحك حقلًا مخفيًا. أصبح فارغًا من جديد: يرجى إرسال النموذج مرة أخرى.',
})

const apply = translateTexts(applyTexts, 'ar', {
  title: 'التسجيل للمقابلة',
  intro: 'ستتلقى رابط مقابلتك الشخصي بالبريد الإلكتروني.',
  firstName: 'الاسم',
  lastName: 'اللقب',
  phone: 'رقم الهاتف',
  phoneHint: '8 أرقام، أو رقم دولي يبدأ بعلامة +',
  city: 'المدينة',
  submit: 'التسجيل للمقابلة',
  correct: 'يرجى تصحيح الأخطاء في النموذج',
  sentTitle: 'تفقّد بريدك الإلكتروني',
  sentText: 'أرسلنا رابط المقابلة إلى',
  'sentSteps.1':
    'افتح الرابط في وقت هادئ. هو صالح مدة {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'sentSteps.2': 'يمكنك التوقف متى شئت والمتابعة لاحقًا، حتى من جهاز آخر.',
  'sentSteps.3':
    'لم تصلك رسالة بعد بضع دقائق؟ تفقّد مجلد الرسائل غير المرغوب فيها، أو سجّل مرة أخرى بالعنوان نفسه.',
  reviewTitle: 'وصل طلبك وهو قيد المراجعة',
  reviewText:
    'قد لا يكون المكان مناسبًا: هذه الوظيفة في {location}. سيراجع شخص من {company} طلبك ويتخذ القرار.',
  reviewWait:
    '{promise, select, hours {يمكنك توقّع رد خلال 24 إلى 48 ساعة عمل. } days {يمكنك توقّع رد خلال 3 أيام عمل. } week {يمكنك توقّع رد خلال أسبوع. } other {}}ليس عليك فعل أي شيء آخر الآن.',
  back: 'العودة إلى النموذج',
  closedTitle: 'أُغلق باب الترشح لهذه الوظيفة',
  closedText: 'لم تعد تستقبل طلبات. يمكنك الاطلاع على الوظائف الأخرى.',
  closedAction: 'تصفّح الوظائف',
  unknownTitle: 'هذه الوظيفة غير مفتوحة',
  unknownText: 'انتهت صلاحية هذه الوظيفة أو أنها غير موجودة. وقد يكون الرابط غير مكتمل.',
  unknownAction: 'الذهاب إلى الصفحة الرئيسية',
  metaDescription: 'ترشّح لوظيفة {job} لدى {company} في {location}: سجّل وأجرِ مقابلة كتابية قصيرة.',
})

export const translations = [apply, registration, publicJobTextsArabic, offerTextsArabic, uiTextsArabic]
