import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as interviewTranslations } from '#features/interviews/web/texts-ar.ts'
import { myApplicationTexts } from './my-application-texts.ts'

const myApplicationTextsArabic = translateTexts(myApplicationTexts, 'ar', {
  pageTitle: 'طلبي: {jobTitle}',
  kicker: 'طلبي',
  title: '{jobTitle} لدى {companyName}',
  intro:
    'مرحبًا {firstName}. تعرض هذه الصفحة الخاصة ما هو محفوظ عن طلبك. هنا يمكنك تصحيحه وتنزيله وسحب الطلب وحذف كل شيء.',
  'stage.under-review': 'شخص يراجع تسجيلك',
  'stage.not-started': 'مقابلتك في انتظارك',
  'stage.started': 'مقابلتك جارية',
  'stage.cv-awaited': 'لم تبق إلا سيرتك الذاتية',
  'stage.submitted': 'طلبك مكتمل',
  'stage.invited': 'لديك دعوة إلى لقاء',
  'stage.hired': 'تم توظيفك',
  'stage.rejected': 'لم تتم متابعة طلبك',
  'stage.withdrawn': 'سحبت طلبك',
  'stageText.under-review':
    'مدينتك بعيدة عن مكان العمل أو لم يُعثر عليها. يقرر شخص لدى {companyName} ما إذا كانت المقابلة ستتبع.',
  'stageText.not-started': 'يمكنك الإجابة عن الأسئلة متى ناسبك الوقت.',
  'stageText.started': 'إجاباتك حتى الآن محفوظة. يمكنك المتابعة من حيث توقفت.',
  'stageText.cv-awaited': 'وصلت إجاباتك. يكتمل طلبك وتُبلَّغ {companyName} فور وصول سيرتك الذاتية.',
  'stageText.submitted':
    'وصلت إجاباتك وسيرتك الذاتية. يجهّزها برنامج حاسوبي، ويقرؤها أشخاص لدى {companyName} ويقررون.',
  'stageText.invited': 'تفاصيل اللقاء في الرسالة الإلكترونية من {companyName}.',
  'stageText.hired': 'سجّلت {companyName} أنه تم توظيفك.',
  'stageText.rejected': 'قرر شخص لدى {companyName} عدم متابعة هذا الطلب. يخص القرار هذه الوظيفة وحدها.',
  'stageText.withdrawn':
    '{companyName} على علم بذلك. لن يُنظر في طلبك بعد الآن، ويبقى المحفوظ حتى تحذفه أو تنتهي مدة الحفظ.',
  paused:
    'لا تستقبل هذه الوظيفة طلبات في الوقت الحالي. كل ما كتبته محفوظ. يُرجى فتح هذه الصفحة مجددًا بعد بضعة أيام.',
  cvUnreadable:
    'لم يتمكن برنامجنا من قراءة ملف سيرتك الذاتية. يستطيع الفريق فتحه، ولا يُحتسب في التقييم الآلي. يمكنك إرسال ملف آخر هنا.',
  registeredAt: 'تاريخ التسجيل: {at, date, ::dMMMMy}',
  appliedAt: 'تاريخ الاكتمال: {at, date, ::dMMMMy}',
  start: 'بدء المقابلة',
  continue: 'متابعة المقابلة',
  personAsk: 'طلب التحدث إلى شخص',
  personAsked: 'تعلم {companyName} أنك ترغب في التحدث إلى شخص. لديها بريدك الإلكتروني ورقم هاتفك.',
  sending: 'جارٍ الإرسال…',
  failed: 'لم ينجح ذلك. تحقق من اتصالك وحاول مرة أخرى.',
  contact: 'بيانات الاتصال',
  contactText: 'صحّح ما هو غير صحيح.',
  firstName: 'الاسم',
  lastName: 'اللقب',
  phone: 'رقم الهاتف',
  phoneHint: '8 أرقام، أو رقم دولي يبدأ بـ +',
  city: 'المدينة',
  email: 'البريد الإلكتروني (يحدد طلبك ولا يمكن تغييره)',
  'wrong.firstName': 'أدخل اسمًا صحيحًا',
  'wrong.lastName': 'أدخل لقبًا صحيحًا',
  'wrong.phone': 'أدخل رقم هاتف صحيحًا (8 أرقام)',
  'wrong.city': 'أدخل مدينة صحيحة',
  save: 'حفظ التعديلات',
  saved: 'تم حفظ تعديلاتك.',
  stored: 'ما هو محفوظ',
  storedText:
    'لا يراه إلا {companyName}. يُحذف بعد {months, plural, one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من آخر نشاط.',
  storedContact: 'الاسم والبريد الإلكتروني ورقم الهاتف والمدينة',
  answers: 'الإجابات',
  answerCount:
    '{count, plural, one {إجابة واحدة} two {إجابتان} few {# إجابات} many {# إجابة} other {# إجابة}}، مع عدد الأحرف المكتوبة والملصقة',
  cv: 'السيرة الذاتية',
  scores: 'العلامات',
  storedScores: 'علامات مع المقاطع التي تستند إليها من إجاباتك وسيرتك الذاتية',
  timeline: 'ما حدث',
  storedTimeline: 'متى سجّلت وبدأت وأكملت، وأي رسائل ودعوات أُرسلت',
  none: 'لا شيء',
  ai: 'ما يفعله الذكاء الاصطناعي',
  aiText:
    'يقرأ إجاباتك وسيرتك الذاتية ويمنحها علامات، وتستند كل علامة إلى كلماتك أنت. وهي مشورة لفريق {companyName}. القرار دائمًا لشخص: لا ترفض أي علامة أحدًا ولا تدعوه.',
  copy: 'نسخة تحتفظ بها',
  copyText: 'كل ما قدمته وما حدث لطلبك. العلامات مع أسبابها وملاحظات الفريق ليست فيها: اطلبها من الشركة.',
  'copy.pdf': 'تنزيل بصيغة PDF',
  'copy.json': 'تنزيل بصيغة JSON',
  withdraw: 'سحب طلبي',
  withdrawText: 'تُبلَّغ {companyName} بأنك لم تعد مهتمًا. ويُلغى أي لقاء مقرر.',
  withdrawSure: 'سحب طلبك؟',
  withdrawSureText:
    'ينتهي طلبك لوظيفة {jobTitle} لدى {companyName} ويذهب مكانك إلى شخص آخر. لا يمكن التراجع عن ذلك.',
  withdrawYes: 'نعم، اسحب الطلب',
  back: 'إلغاء',
  erase: 'حذف كل شيء',
  eraseText:
    'يُحذف كل شيء فورًا: بيانات الاتصال والإجابات والسيرة الذاتية والعلامات والتقارير والرسائل. وإذا كان طلبك مفتوحًا فإنه ينتهي.',
  eraseSure: 'حذف كل شيء نهائيًا؟',
  eraseSureText:
    'يُحذف الآن كل ما تحفظه {companyName} هنا عن هذا الطلب. لا يستطيع أحد استعادته. وستحصل على إيصال.',
  eraseYes: 'نعم، احذف كل شيء',
  erasing: 'جارٍ الحذف…',
  'erased.title': 'حُذف كل شيء',
  'erased.text':
    'لم يعد طلبك لدى {companyName} موجودًا هنا: بيانات الاتصال والإجابات والسيرة الذاتية والعلامات والتقارير والرسائل كلها زالت. لم يعد هذا الرابط يعمل.',
  'erased.code': 'رمز الإيصال',
  'erased.at': 'تاريخ الحذف',
  moment: '{at, date, ::dMMMMyHHmm}',
  'erased.keep':
    'احتفظ بهذا الإيصال إن أردت إثباتًا. وهو مسجّل دون اسمك. أما الرسائل التي وصلتك فتبقى في بريدك.',
  'erased.print': 'طباعة الإيصال',
  'expired.title': 'هذا الرابط لا يعمل',
  'expired.text':
    'حُذف الطلب أو أن الرابط غير كامل. افتح الرابط من آخر رسالة مرة أخرى. وإذا تقدمت من جديد فستحصل على رابط جديد.',
  'unknown.title': 'حدث خطأ ما',
  'unknown.text': 'حدث خطأ غير متوقع. حاول مرة أخرى بعد بضع دقائق.',
  tryAgain: 'إعادة المحاولة',
  support: 'التواصل مع الدعم',
})

/** With the texts of the step that takes the CV. */
export const translations = [myApplicationTextsArabic, ...interviewTranslations]
