import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as scoreFields } from '#features/scoring/field-texts-ar.ts'
import { uiTextsArabic } from '#ui/texts/ui-texts-ar.ts'
import { benchmark } from './benchmark-texts-ar.ts'
import { methodTexts } from './method-texts.ts'

const method = translateTexts(methodTexts, 'ar', {
  tabTitle: 'كيف تُحسب العلامات وكيف تُختبر',
  title: 'كيف تُحسب العلامات، وكيف نختبرها',
  lead: 'ما تقوله العلامة، وما لا يمكنها قوله، وكل رقم من اختباراتنا. وما نخفق فيه يأتي أولًا.',
  meaningTitle: 'ماذا تعني العلامة',
  meaningLead: 'تقول العلامة كم وُجد في الإجابات والسيرة الذاتية مما تطلبه الوظيفة. وهي ليست قياسًا لشخص.',
  'quote.title': 'الكلمات أولًا',
  'quote.text':
    'تستند كل علامة جزئية إلى مقطع من الإجابات أو السيرة الذاتية، مدقّق حرفًا حرفًا. ومن دونه لا نقاط.',
  'total.title': 'مجموع يمكنك إعادة حسابه',
  'total.text':
    'تُجمع تسع علامات من 0 إلى 100 بالأوزان المبيّنة هنا، برمجيًا. والمقابلة نفسها تنال المجموع نفسه.',
  'confidence.title': 'ودرجة ثقة بجانبها',
  'confidence.text':
    'حين تكون الإجابات قليلة أو خارج السؤال أو يتعذّر الحكم عليها، تقول العلامة ذلك وتطلب قارئًا.',
  'human.title': 'القرار لإنسان',
  'human.text': 'لا علامة تدعو أحدًا أو ترفضه. من يقرّر يرى الأسباب، وله أن يخالفها.',
  weightsTitle: 'ما يُحسب، وكم',
  limitsTitle: 'ما لا تستطيعه العلامة',
  'limits.1': 'إنها تقرأ ما كُتب. وما يتقنه الشخص ولم يروه ليس فيها.',
  'limits.2': 'لا تعرف هل القصة صحيحة. اسأل عنها عند اللقاء.',
  'limits.3': 'لا تقول كم سينجح الشخص في العمل: لم يقس أحد ذلك بعلاماتنا بعد.',
  'limits.4': 'قد يبدو النص السلس أفضل مما هو، والنص القصير الصادق أسوأ. ودرجة الثقة المنخفضة سبب للقراءة.',
  missedTitle: 'ما نخفق فيه',
  missedLead:
    '{count, plural, zero {لا رقم} one {رقم واحد} two {رقمان} few {# أرقام} many {# رقمًا} other {# رقم}} من {all, number} لم تبلغ الهدف الذي وضعناه قبل القياس.',
  reachedTitle: 'ما نبلغه',
  testedTitle: 'كيف اختُبرت',
  'tested.1':
    'كُتبت النصوص لهذا الغرض، بالفرنسية والإنجليزية والألمانية والإسبانية، ومعظمها آليًا: مقابلات لأشخاص متخيّلين، وإجابات جيدة وضعيفة، وحيل، وسير ذاتية من وقائع معروفة.',
  'tested.2':
    'نصفها المحفوظ جانبًا كتبه من لم يرَ المحرّك، ولا يُقاس إلا مرات قليلة. وحيث يظهر النصفان فاعتمد «النصف المحفوظ جانبًا».',
  'tested.3': 'استُعملت نصوص أشخاص حقيقيين لسؤال واحد: هل يُظن أن من يكتب بلغته الثانية آلة.',
  'tested.4': 'كل شيء مفتوح: يقيس npm run eval كل ذلك من جديد على جهازك.',
  engine: 'المحرّك المدمج، الإصدار {engine}، سلّم التقييم {rubric}',
  measured: 'ما قيس',
  both: '{first}، {second}',
  figure: '{dataset}: {metric}',
  number: '{value, number}',
  reachedFigure: 'ما بلغناه',
  aim: 'الهدف',
  cases: 'الحالات',
  closingTitle: 'اقرأ واحدة بنفسك',
  closingText: 'انشر عرض عمل، وأجب عن مقابلته كما يفعل مترشح، وقارن العلامة بكلماتك.',
  start: 'ابدأ الآن',
})

export const translations = [...scoreFields, method, benchmark, uiTextsArabic]
