import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as freeOffer } from '#features/billing/web/free-offer-texts-ar.ts'
import { uiTextsArabic } from '#ui/texts/ui-texts-ar.ts'
import { contactTexts } from './contact-texts.ts'

const contact = translateTexts(contactTexts, 'ar', {
  tabTitle: 'اتصل بنا',
  title: 'اتصل بنا',
  lead: 'سؤال أو فكرة أو باقة لفريق بحجم فريقك: اكتب أو اتصل، ويجيبك إنسان.',
  note: 'نخدم الشركات التونسية.',
  waysTitle: 'كيف تصل إلينا',
  email: 'البريد الإلكتروني',
  emailTime: 'الرد خلال 24 ساعة',
  whatsapp: 'واتساب',
  whatsappTime: 'الرد خلال ساعة',
  phone: 'الهاتف',
  phoneTime: 'لما يسهل الحديث فيه مباشرة',
  whatsappOpen: 'المراسلة عبر واتساب',
  tryFree: 'جرّب مجانًا',
  getStarted: 'ابدأ الآن',
  faqTitle: 'أسئلة متكررة',
  'setup.question': 'كم يستغرق الإعداد؟',
  'setup.answer': 'نحو 15 إلى 20 دقيقة: ملف شركتك وقيمك وأول عرض عمل.',
  'replace.question': 'هل تحلّ {brand} محلّ مقابلاتنا؟',
  'replace.answer':
    'لا. إنها تكمل طريقتكم في المقابلات ولا تحلّ محلّها: تلتقون بالأشخاص المناسبين أسرع، ويبقى القرار لكم دائمًا.',
  'free.question': 'هل يوجد عرض مجاني؟',
})

export const translations = [contact, ...freeOffer, uiTextsArabic]
