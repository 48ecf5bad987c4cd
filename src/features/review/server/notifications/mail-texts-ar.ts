import { translateTexts } from '#contract/texts/define-texts.ts'
import { notificationTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(notificationTexts, 'ar', {
    greeting: 'مرحبًا،',
    completedSubject: 'اكتملت مقابلة {candidate} لعرض {job}',
    completedPreview: 'الإجابات والسيرة الذاتية جاهزة للقراءة.',
    completedIntro:
      'اكتملت مقابلة {candidate} لعرض {job}. الإجابات والسيرة الذاتية جاهزة للقراءة؛ وتتبعها العلامة وأدلتها خلال دقائق.',
    firstSubject: 'اكتملت أول مقابلة لعرض {job}',
    firstIntro:
      'مقابلة {candidate} أول مقابلة تكتمل لعرض {job}. الإجابات والسيرة الذاتية جاهزة للقراءة؛ وتتبعها العلامة وأدلتها خلال دقائق.',
    personSubject: 'طلب من {candidate} للتحدث إلى شخص',
    personPreview: 'بخصوص الطلب على عرض {job}.',
    personIntro:
      'وصل من {candidate}، من المتقدمين لعرض {job}، طلب للتحدث إلى شخص بدل برنامج حاسوب. يُرجى التواصل.',
    withdrawnSubject: 'سحب {candidate} للطلب على عرض {job}',
    withdrawnPreview: 'لم يبقَ ما يُتخذ فيه قرار.',
    withdrawnIntro: 'سُحب طلب {candidate} على عرض {job}. أُلغيت المواعيد القادمة، والمكان متاح لمترشح آخر.',
    digestSubject:
      '{count, plural, one {مقابلة واحدة اكتملت} two {مقابلتان اكتملتا} few {# مقابلات اكتملت} many {# مقابلة اكتملت} other {# مقابلة اكتملت}} منذ أمس',
    digestPreview:
      '{jobs, plural, one {لعرض واحد.} two {لعرضين.} few {لـ# عروض.} many {لـ# عرضًا.} other {لـ# عرض.}}',
    digestIntro: 'اكتملت هذه المقابلات منذ ملخصك اليومي الأخير:',
    digestJob:
      '{job}: {count, plural, one {مقابلة واحدة مكتملة} two {مقابلتان مكتملتان} few {# مقابلات مكتملة} many {# مقابلة مكتملة} other {# مقابلة مكتملة}}',
    digestAll: 'كل المترشحين لهذا العرض',
    openCandidate: 'فتح ملف المترشح',
    openDashboard: 'فتح لوحة المتابعة',
    atOnce:
      'تصلك هذه الرسالة حالما تكتمل مقابلة. يمكنك في صفحة الحساب، تحت الإشعارات، اختيار رسالة واحدة في اليوم أو لا شيء.',
    daily: 'تصلك هذه الرسالة مرة في اليوم إن اكتملت مقابلات. يمكنك تغيير ذلك في صفحة الحساب، تحت الإشعارات.',
    person: 'تصل هذه الرسالة إلى كل من يمكنه اتخاذ القرار بشأن المترشحين في شركتك.',
  }),
]
