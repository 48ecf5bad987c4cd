import { translateTexts } from '#contract/texts/define-texts.ts'
import { demoInterviewTexts } from './interview-texts.ts'

const interview = translateTexts(demoInterviewTexts, 'ar', {
  title: 'جرّب المقابلة',
  lead: 'أجب عن ثلاثة أسئلة كما يجيب المترشح، ثم اقرأ علاماتك والكلمات التي تستند إليها. يستغرق ذلك نحو خمس دقائق.',
  privacy: 'تُقيَّم إجاباتك فورًا ولا تُحفظ أبدًا، وتختفي عند إغلاق هذه الصفحة.',
  language: 'لغة المقابلة',
  start: 'ابدأ',
  about: 'الوظيفة: {title}. اكتب عن أمر حدث لك حقًا؛ تكفي بضع جمل.',
  interviewer: 'المقابلة',
  you: 'أنت',
  answer: 'إجابتك',
  placeholder: 'ماذا حدث، وماذا فعلت، وما النتيجة؟',
  progress: 'السؤال {number} من 3',
  send: 'إرسال الإجابة',
  keys: 'مفتاح Enter يرسل، وShift مع Enter يبدأ سطرًا جديدًا',
  scoring: 'يجري تقييم إجاباتك…',
  failed: 'تعذّر تقييم إجاباتك.',
  retry: 'أعد المحاولة',
  again: 'ابدأ من جديد',
  result: 'علاماتك',
  resultLead:
    'ثلاث إجابات بلا سيرة ذاتية أقلّ ممّا في ترشّح حقيقي، لذلك لا تكفي الأدلة لبعض المعايير. يقرأ صاحب العمل هذه العلامات إلى جانب إجاباتك؛ والقرار لإنسان.',
  next: 'وظّف بهذه الطريقة',
  nextText: 'انشر عرض عملك: تُكتب أسئلته خصيصًا له، ويحصل كل مترشح على علامات كهذه.',
  signUp: 'ابدأ الآن',
  demo: 'تصفّح الشركة التجريبية',
  off: 'لا توجد شركة تجريبية على هذه المنصة.',
})

export const translations = [interview]
