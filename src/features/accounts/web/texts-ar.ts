import { translateTexts } from '#contract/texts/define-texts.ts'
import { forgotTexts, loginTexts, newPasswordTexts, resetTexts, signUpTexts, verifyTexts } from './texts.ts'

const signUp = translateTexts(signUpTexts, 'ar', {
  title: 'إنشاء حساب',
  description: 'أدخل بعض المعلومات عن شركتك لتنشر أول عرض عمل.',
  name: 'اسم الشركة',
  nameHint: 'من 3 إلى 15 حرفًا: اسم قصير؛ ويأتي الاسم الكامل لاحقًا',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  phoneHint: '8 أرقام',
  address: 'العنوان',
  city: 'المدينة',
  password: 'كلمة المرور',
  passwordHint: 'يجب أن تتكون كلمة المرور من 8 أحرف على الأقل',
  submit: 'إنشاء الحساب',
  busy: 'جارٍ إنشاء الحساب...',
  done: 'أُنشئ الحساب بنجاح!',
  doneMore: 'أرسلنا إليك رسالة. افتح رابطها لتأكيد عنوانك، ثم سجّل الدخول.',
  unavailable: 'خدمة التسجيل غير متاحة',
  failed: 'تعذّر إنشاء الحساب',
  unreachable: 'حدث خطأ في الشبكة أو خطأ غير معروف',
  broken: 'حدث خطأ أثناء إنشاء الحساب. يُرجى المحاولة مرة أخرى.',
  question: 'هل لديك حساب؟',
  other: 'تسجيل الدخول',
  home: 'العودة إلى الصفحة الرئيسية',
})

const login = translateTexts(loginTexts, 'ar', {
  title: 'أهلًا بك',
  description: 'سجّل الدخول إلى حساب شركتك.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  forgot: 'نسيت كلمة المرور؟',
  submit: 'تسجيل الدخول',
  busy: 'جارٍ تسجيل الدخول...',
  done: 'تم تسجيل الدخول',
  failed: 'تعذّر تسجيل الدخول',
  noToken: 'جواب غير صالح من الخادم (لا accessToken)',
  broken: 'حدث خطأ أثناء تسجيل الدخول. يُرجى المحاولة مرة أخرى.',
  question: 'هل هذه زيارتك الأولى؟',
  other: 'إنشاء حساب',
  home: 'العودة إلى الصفحة الرئيسية',
  checkInbox: 'تفقّد بريدك',
  checkInboxMore: 'أرسلنا إليك رسالة. افتح رابطها لتأكيد عنوانك، ثم سجّل الدخول هنا.',
  bannedMore: 'إن كنت ترى أن هذا خطأ، راسلنا:',
  resend: 'إعادة إرسال الرسالة',
  resending: 'جارٍ الإرسال...',
  resendFailed: 'تعذّر إرسال الرسالة. يُرجى المحاولة لاحقًا.',
})

const verify = translateTexts(verifyTexts, 'ar', {
  title: 'تأكيد البريد الإلكتروني',
  working: 'جارٍ تأكيد بريدك الإلكتروني…',
  verified: 'تأكّد بريدك الإلكتروني.',
  verifiedMore: 'يمكنك تسجيل الدخول الآن. سننقلك إليه بعد لحظات.',
  changed: 'تأكّد بريدك الإلكتروني الجديد.',
  changedMore: 'سجّل الدخول به من الآن. وقد سُجّل خروجك من كل الأجهزة.',
  logIn: 'تسجيل الدخول',
  settings: 'الذهاب إلى حسابك',
  again: 'إعادة المحاولة',
  missing: 'رابط التأكيد ناقص.',
  dead: 'رابط التأكيد غير صالح أو انتهت مدته.',
  deadMore: 'سجّل الدخول ببريدك الإلكتروني وكلمة المرور: عندها نرسل إليك رابطًا جديدًا.',
  deadChange: 'اطلب التغيير من جديد في صفحة الحساب: عندها نرسل رابطًا جديدًا.',
  already: 'سبق تأكيد هذا البريد الإلكتروني.',
  alreadyMore: 'لم يبق شيء لتفعله: سجّل الدخول كالمعتاد.',
  failed: 'تعذّر تأكيد البريد الإلكتروني.',
  back: 'العودة إلى تسجيل الدخول',
})

const forgot = translateTexts(forgotTexts, 'ar', {
  title: 'نسيت كلمة المرور؟',
  description: 'أدخل بريدك الإلكتروني ونرسل إليك رابطًا لتختار كلمة مرور جديدة.',
  email: 'البريد الإلكتروني',
  submit: 'إرسال الرابط',
  busy: 'جارٍ الإرسال...',
  done: 'تفقّد بريدك',
  doneMore: 'إن كان لـ {email} حساب، فرابط اختيار كلمة مرور جديدة في طريقه إليه. ويعمل لمدة ساعة.',
  failed: 'تعذّر إرسال الرسالة. يُرجى التحقق من بريدك الإلكتروني.',
  unreachable: 'حدث خطأ. يُرجى المحاولة لاحقًا.',
  other: 'استعمال عنوان آخر',
  back: 'العودة إلى تسجيل الدخول',
})

const newPassword = translateTexts(newPasswordTexts, 'ar', {
  password: 'كلمة المرور الجديدة',
  hint: '8 أحرف على الأقل',
  confirmation: 'تأكيد كلمة المرور الجديدة',
  different: 'كلمتا المرور غير متطابقتين.',
  yours: 'كلمة المرور',
})

const reset = translateTexts(resetTexts, 'ar', {
  title: 'اختر كلمة مرور جديدة',
  description: 'يُسجَّل بعدها خروجك من كل الأجهزة.',
  missing: 'الرابط ناقص أو غير صالح.',
  submit: 'تغيير كلمة المرور',
  busy: 'جارٍ التغيير...',
  done: 'غُيّرت كلمة المرور.',
  doneMore: 'يمكنك تسجيل الدخول بها الآن. سننقلك إليه بعد لحظات.',
  dead: 'الرابط غير صالح أو انتهت مدته. اطلب رابطًا جديدًا.',
  invalid: 'الرابط غير صالح.',
  failed: 'تعذّر تغيير كلمة المرور.',
  again: 'طلب رابط جديد',
  logIn: 'تسجيل الدخول',
  back: 'العودة إلى تسجيل الدخول',
})

export const translations = [signUp, login, verify, forgot, newPassword, reset]
