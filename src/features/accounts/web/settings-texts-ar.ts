import { translateTexts } from '#contract/texts/define-texts.ts'
import { emailTexts, passwordTexts, sessionsTexts } from './settings-texts.ts'

const password = translateTexts(passwordTexts, 'ar', {
  title: 'كلمة المرور',
  description: 'تغيير كلمة المرور يُخرجك من كل الأجهزة الأخرى.',
  current: 'كلمة المرور الحالية',
  submit: 'تغيير كلمة المرور',
  busy: 'جارٍ التغيير...',
  done: 'غُيّرت كلمة المرور.',
  doneMore: 'سُجّل خروجك من كل الأجهزة الأخرى.',
  failed: 'تعذّر تغيير كلمة المرور. يُرجى المحاولة لاحقًا.',
})

const email = translateTexts(emailTexts, 'ar', {
  title: 'البريد الإلكتروني',
  description: 'تسجّل الدخول بهذا العنوان، وإليه نرسل الرسائل.',
  current: 'العنوان الحالي',
  pendingTitle: 'لم يُؤكَّد {newEmail} بعد',
  pending: 'أرسلنا رابطًا إلى هذا العنوان. إلى أن تفتحه سجّل الدخول بـ {email}. وأي طلب أحدث يحل محل هذا.',
  next: 'البريد الإلكتروني الجديد',
  password: 'كلمة المرور',
  same: 'هذا عنوانك الحالي.',
  submit: 'إرسال رابط التأكيد',
  busy: 'جارٍ الإرسال...',
  done: 'أرسلنا رابطًا إلى العنوان الجديد.',
  failed: 'تعذّر إرسال الرابط. يُرجى المحاولة لاحقًا.',
})

const sessions = translateTexts(sessionsTexts, 'ar', {
  title: 'أين سجّلت الدخول',
  description: 'سجّل الخروج من الأجهزة التي لم تعد تستعملها أو لا تعرفها.',
  loading: 'جارٍ تحميل أجهزتك…',
  loadFailed: 'تعذّر تحميل أجهزتك',
  thisDevice: 'هذا الجهاز',
  unknownDevice: 'جهاز غير معروف',
  activeNow: 'نشط الآن',
  lastSeen: 'آخر نشاط {ago}',
  lastSeenOn: 'آخر نشاط في {at, date, ::dMMMy}',
  justNow: 'آخر نشاط الآن',
  started: 'سُجّل الدخول في {at, date, ::dMMMy}',
  end: 'تسجيل الخروج',
  endOne: 'تسجيل الخروج من {device}',
  ended: 'سُجّل الخروج من {device}.',
  endOthers: 'تسجيل الخروج من كل الأجهزة الأخرى',
  endedOthers: 'سُجّل الخروج من كل الأجهزة الأخرى.',
  onlyThis: 'لم تسجّل الدخول من مكان آخر.',
  failed: 'تعذّر تسجيل الخروج: قد يكون الجهاز ما زال متصلًا. يُرجى المحاولة مرة أخرى.',
})

export const translations = [password, email, sessions]
