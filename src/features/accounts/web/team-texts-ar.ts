import { translateTexts } from '#contract/texts/define-texts.ts'
import { inviteTexts, joinTexts, leaveTexts, roleNames, roleTexts, teamTexts } from './team-texts.ts'

const roles = translateTexts(roleTexts, 'ar', {
  RECRUITER: 'ينشر عروض العمل ويقرأ المقابلات ويدعو المترشحين.',
  VIEWER: 'يقرأ كل شيء ولا يغيّر شيئًا.',
  ADMIN: 'يفعل كل شيء، بما في ذلك الباقات والفريق وملف الشركة والحذف.',
})

const names = translateTexts(roleNames, 'ar', {
  RECRUITER: 'مسؤول توظيف',
  VIEWER: 'قارئ',
  ADMIN: 'مدير',
})

const team = translateTexts(teamTexts, 'ar', {
  title: 'الفريق',
  description: 'الأشخاص في حساب شركتك، وما يُسمح به لكل منهم.',
  readsOnly: 'لا يغيّر هذا إلا مدير في شركتك.',
  loading: 'جارٍ تحميل الفريق...',
  loadFailed: 'تعذّر تحميل الفريق.',
  users: 'الأعضاء',
  you: 'أنت',
  joined: 'انضم في {at, date, ::dMMMy}',
  lastSeen: 'آخر نشاط في {at, date, ::dMMMyHHmm}',
  notLoggedIn: 'غير متصل الآن',
  alone: 'أنت العضو الوحيد. ادعُ من يشاركك العمل.',
  roleOf: 'دور {email}',
  saveRole: 'حفظ الدور',
  savingRole: 'جارٍ الحفظ...',
  roleSaved: 'أصبح دور {email} الآن {role}.',
  roleFailed: 'تعذّر تغيير الدور.',
  remove: 'إزالة',
  removeOne: 'إزالة {email}',
  removeTitle: 'إزالة من الفريق؟',
  removeMore:
    'يُسجَّل خروج هذا الشخص من كل مكان فورًا ولا يعود قادرًا على فتح حساب شركتك. وتبقى عروض العمل والمترشحون والمقابلات كما هي.',
  removeYes: 'إزالة من الفريق',
  removing: 'جارٍ الإزالة...',
  removed: 'لم يعد {email} في فريقك.',
  removeFailed: 'تعذّرت إزالة هذا الشخص.',
  keep: 'إبقاء',
})

const leave = translateTexts(leaveTexts, 'ar', {
  action: 'مغادرة الفريق',
  lastAdmin: 'تحتاج الشركة إلى مدير واحد على الأقل. امنح دور المدير لشخص آخر أولًا.',
  title: 'مغادرة الفريق؟',
  more: 'يُحذف حسابك الشخصي ويُسجَّل خروجك من كل مكان. وتبقى عروض شركتك ومترشحوها. وتلزمك دعوة جديدة لتعود.',
  yes: 'مغادرة الفريق',
  busy: 'جارٍ المغادرة...',
  stay: 'البقاء',
  done: 'غادرت الفريق.',
  failed: 'تعذّرت مغادرة الفريق.',
})

const invite = translateTexts(inviteTexts, 'ar', {
  title: 'دعوة شخص',
  email: 'البريد الإلكتروني',
  role: 'الدور',
  meaning: '{role}: {meaning}',
  submit: 'إرسال الدعوة',
  busy: 'جارٍ الإرسال...',
  failed: 'تعذّر إرسال الدعوة.',
  open: 'الدعوات المفتوحة',
  none: 'لا دعوات مفتوحة. مدة صلاحية الدعوة {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}.',
  sent: 'أُرسلت في {at, date, ::dMMMy}',
  until: 'صالحة إلى {at, date, ::dMMMyHHmm}',
  ended: 'انتهت في {at, date, ::dMMMy}: أعد إرسالها',
  again: 'إعادة الإرسال',
  againTo: 'إعادة الإرسال إلى {email}',
  cancel: 'إلغاء',
  cancelTo: 'إلغاء دعوة {email}',
  cancelling: 'جارٍ الإلغاء...',
  cancelled: 'أُلغيت دعوة {email}.',
  cancelFailed: 'تعذّر إلغاء الدعوة.',
})

const join = translateTexts(joinTexts, 'ar', {
  title: 'انضم إلى فريقك',
  loading: 'جارٍ فتح دعوتك...',
  missing: 'الدعوة ناقصة أو غير صالحة.',
  dead: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة.',
  deadMore: 'استُعملت أو أُلغيت أو استُبدلت، أو مضى عليها أكثر من أسبوع.',
  loadFailed: 'تعذّر فتح دعوتك.',
  company: 'الشركة',
  email: 'بريدك الإلكتروني',
  role: 'دورك',
  invited: 'تدعوك {company} إلى فريقها. اختر كلمة مرور لتنضم.',
  otherSession: 'سجّلت الدخول بحساب آخر في هذا المتصفح. الانضمام يُخرجك منه.',
  submit: 'الانضمام إلى الفريق',
  busy: 'جارٍ الانضمام...',
  done: 'أهلًا بك في الفريق! يمكنك تسجيل الدخول الآن.',
  failed: 'تعذّر الانضمام. يُرجى المحاولة مرة أخرى.',
  back: 'العودة إلى تسجيل الدخول',
})

export const translations = [roles, names, team, leave, invite, join]
