import { translateTexts } from '#contract/texts/define-texts.ts'
import { deletionTexts, exportTexts } from './texts.ts'

const exports = translateTexts(exportTexts, 'ar', {
  title: 'بياناتك',
  description:
    'نسخة من كل ما نحفظه عن شركتك، في أرشيف واحد: الملف والفريق وعروض العمل والمترشحون والمقابلات والعلامات بصيغة JSON، وكل سيرة ذاتية كما أُرسلت.',
  adminsOnly: 'لا يصدّر البيانات أو يحذف الحساب إلا مدير في شركتك.',
  action: 'تصدير بياناتي',
  asking: 'جارٍ الطلب…',
  preparing: 'جارٍ الإعداد…',
  preparingMore: 'قد يستغرق ذلك بضع دقائق. يمكنك مغادرة هذه الصفحة: نراسلك حين تجهز نسختك.',
  list: 'نسخ بياناتك',
  ready: 'نسخة {at, date, ::dMMMMyHHmm}',
  readyMore: '{size} · يمكن تنزيلها إلى {until, date, ::dMMMMy}',
  download: 'تنزيل',
  opening: 'جارٍ الفتح…',
  openFailed: 'تعذّر فتح النسخة. يُرجى المحاولة مرة أخرى.',
  failed: 'تعذّر إعداد هذه النسخة.',
  failedMore: 'حدث خطأ من جهتنا. لم يضع شيء من بياناتك.',
  again: 'إعادة المحاولة',
  askFailed: 'تعذّر طلب النسخة. يُرجى المحاولة مرة أخرى.',
  keepSafe:
    'تحتوي كل نسخة على بيانات شخصية لمترشحيك، فيُرجى حفظها في مكان آمن. نحذفها بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، ولا نحتفظ إلا بأحدث النسخ وعددها {max, number}.',
  loading: 'جارٍ تحميل نسخ بياناتك…',
  loadFailed: 'تعذّر تحميل نسخ بياناتك.',
})

const deletion = translateTexts(deletionTexts, 'ar', {
  title: 'حذف الحساب',
  loading: 'جارٍ تحميل ما سيُحذف…',
  loadFailed: 'تعذّر تحميل تفاصيل الحذف.',
  erases:
    'حذف حساب شركتك يمحوه كله: {users, plural, zero {لا مستخدمين} one {مستخدم واحد} two {مستخدمان} few {# مستخدمين} many {# مستخدمًا} other {# مستخدم}}، و{jobs, plural, zero {لا عروض عمل} one {عرض عمل واحد} two {عرضا عمل} few {# عروض عمل} many {# عرض عمل} other {# عرض عمل}}، و{candidates, plural, zero {لا مترشحين} one {مترشح واحد} two {مترشحان} few {# مترشحين} many {# مترشحًا} other {# مترشح}}، مع المقابلات والعلامات والسير الذاتية والرسائل التي نحفظها.',
  'effect.links': 'تُغلق روابط عروضك العامة فورًا. ويمكن إكمال المقابلات التي بدأت.',
  'effect.undo':
    'خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} يمكن لكل مدير في شركتك أن يتراجع عن ذلك. ونراسلهم جميعًا.',
  'effect.gone': 'بعد ذلك تضيع البيانات نهائيًا ولا يمكننا استرجاعها.',
  action: 'حذف الحساب',
  dialogTitle: 'حذف حساب شركتك؟',
  copyFirst: 'إن كنت قد تحتاج إلى بياناتك لاحقًا، فصدّرها أولًا.',
  yes: 'حذف الحساب',
  busy: 'جارٍ الحذف…',
  no: 'الإبقاء على حسابي',
  asked: 'سيُحذف حسابك في {at, date, ::dMMMMyHHmm}.',
  failed: 'تعذّر حذف حسابك. يُرجى المحاولة مرة أخرى.',
  pendingTitle: 'يُمحى كل شيء في {at, date, ::dMMMMyHHmm}',
  pending: 'حتى ذلك الحين يمكنك الإبقاء على حسابك؛ وتُفتح روابط عروضك العامة عندئذ من جديد.',
  undo: 'الإبقاء على حسابي',
  undoing: 'جارٍ التراجع…',
  undone: 'يبقى حسابك. وروابط عروضك العامة مفتوحة من جديد.',
  undoFailed: 'تعذّر التراجع عن الحذف. يُرجى المحاولة مرة أخرى.',
})

export const translations = [exports, deletion]
