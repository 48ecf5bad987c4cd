import { translateTexts } from '#contract/texts/define-texts.ts'
import { contactTexts, identityTexts, promiseTexts, retentionTexts, savingTexts } from './texts.ts'

const saving = translateTexts(savingTexts, 'ar', {
  adminOnly: 'لا يغيّر هذا إلا مدير في شركتك.',
  saved: 'حُفظت تعديلاتك.',
  failed: 'تعذّر حفظ تعديلاتك.',
  unreachable: 'حدث خطأ. يُرجى المحاولة لاحقًا.',
})

const contact = translateTexts(contactTexts, 'ar', {
  title: 'المعلومات الشخصية',
  description: 'بيانات دخولك وبيانات الاتصال بشركتك.',
  userName: 'اسم المستخدم',
  name: 'الاسم القصير',
  nameHint: 'من 3 إلى 15 حرفًا. تبقى الروابط التي شاركتها صالحة.',
  fullName: 'الاسم الكامل للشركة (اختياري)',
  fullNameHint: 'يظهر للمترشحين وفي الرسائل والفواتير. إن تُرك فارغًا يُستعمل الاسم القصير.',
  phone: 'الهاتف',
  phoneHint: '8 أرقام',
  address: 'العنوان',
  city: 'المدينة',
  edit: 'تعديل',
  submit: 'حفظ',
  busy: 'جارٍ الحفظ...',
  cancel: 'إلغاء',
})

const identity = translateTexts(identityTexts, 'ar', {
  title: 'هوية الشركة',
  description: 'نستعمل هذا الملف لكتابة أسئلة المقابلات. ويقرؤه المترشحون على صفحتك.',
  name: 'اسم الشركة',
  industry: 'القطاع',
  about: 'الوصف',
  size: 'حجم الشركة',
  values: 'قيم الشركة',
  edit: 'تعديل ملف الشركة',
  fill: 'إكمال ملف الشركة',
  none: 'لا ملف لشركتك بعد.',
  noneMore: 'أربع خطوات قصيرة تكفي. ثم نستعمله لكتابة مقابلاتك.',
})

const retention = translateTexts(retentionTexts, 'ar', {
  title: 'مدة حفظ بيانات المترشحين',
  description:
    'تُمحى بيانات المترشحين تلقائيًا بعد هذه المدة من آخر نشاط، مع إجاباتهم وسيرهم الذاتية وعلاماتهم وتقاريرهم ورسائلهم. يقرأ المترشحون هذه المدة قبل المقابلة. ولا يُراسَل أحد قبل ذلك، ولا يمكن استرجاع ما مُحي.',
  legend: 'محو المترشحين بعد',
  hint: 'تسري المدة الأقصر مع المعالجة اليومية التالية: يُمحى حينها من تجاوزها من المترشحين.',
  months:
    '{months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} دون نشاط',
  submit: 'حفظ المدة',
  busy: 'جارٍ الحفظ...',
})

const promise = translateTexts(promiseTexts, 'ar', {
  title: 'الوعد للمترشحين',
  description: 'متى يمكن للمترشحين انتظار ردّ منك. يقرؤون ذلك حين يترشّحون، وفي نهاية المقابلة، وفي رسائلنا.',
  legend: 'تردّ خلال',
  hours: '24 إلى 48 ساعة عمل',
  days: '3 أيام عمل',
  week: 'أسبوع واحد',
  none: 'بلا وعد',
  noneHint: 'لا يقرأ المترشحون شيئًا عن موعد ردّك.',
  submit: 'حفظ الوعد',
  busy: 'جارٍ الحفظ...',
})

export const translations = [saving, contact, identity, retention, promise]
