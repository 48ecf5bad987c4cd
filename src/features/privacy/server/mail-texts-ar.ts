import { translateTexts } from '#contract/texts/define-texts.ts'
import { deletionRequestedTexts, deletionUndoneTexts, exportReadyTexts, momentTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(momentTexts, 'ar', { at: '{day} على الساعة {time} ({timeZone})' }),
  translateTexts(exportReadyTexts, 'ar', {
    subject: 'نسخة بياناتك جاهزة',
    preview:
      'يمكنك تنزيلها من صفحة الحساب خلال {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
    body: 'نسخة كل البيانات التي تحفظها {brand} لشركة {company} جاهزة: أرشيف واحد فيه شركتك وعروضك ومترشحوك بصيغة JSON، وكل السير الذاتية.\nيمكنك تنزيلها من صفحة الحساب خلال {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. بعدها نحذفها؛ ويمكنك طلب نسخة جديدة متى شئت.',
    action: 'الذهاب إلى حسابي',
    notes:
      'في الأرشيف بيانات شخصية لمترشحيك. يُرجى حفظه بعناية كما نحفظه.\nإن لم تطلبه، فغيّر كلمة مرورك واطّلع على سجلّ نشاط فريقك.',
  }),
  translateTexts(deletionRequestedTexts, 'ar', {
    subject: 'سيُحذف حسابك في {brand}',
    preview: 'ما زال بإمكانك الاحتفاظ به حتى {until}.',
    body: 'طلب منا أحد مديري {company} حذف حسابها. الروابط العامة لعروضك مغلقة من الآن: لا يستطيع أحد الترشّح. ويمكن إكمال المقابلات التي بدأت.\nفي {until} يُمحى كل شيء نهائيًا: أعضاء فريقك، وكل العروض والمترشحين والمقابلات والعلامات والسير الذاتية ونسخ بياناتك. وحتى ذلك الحين، خلال {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، يستطيع كل مدير التراجع بنقرة واحدة.',
    action: 'الإبقاء على حسابي',
    notes:
      'هل تريد نسخة من بياناتك أولًا؟ يمكنك طلبها في صفحة الحساب.\nإن لم يطلب أحد في فريقك ذلك، فاحتفظ بالحساب، وغيّروا كلمات المرور، واكتب إلى {contact}.',
  }),
  translateTexts(deletionUndoneTexts, 'ar', {
    subject: 'يبقى حسابك في {brand}',
    preview: 'أُلغي الحذف.',
    body: 'ألغى أحد مديري {company} حذف حسابها. لم يُمحَ شيء، والروابط العامة لعروضك مفتوحة من جديد.',
    action: 'الذهاب إلى عروضي',
  }),
]
