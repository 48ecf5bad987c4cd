import { translateTexts } from '#contract/texts/define-texts.ts'
import { confidenceTexts } from './assessments.ts'

const confidence = translateTexts(confidenceTexts, 'ar', {
  title: 'درجة الثقة: {level, select, high {عالية} medium {متوسطة} other {منخفضة}}',
  pleaseRead: 'تُرجى القراءة',
  chipLow: 'درجة الثقة: منخفضة، تُرجى القراءة',
  titleLow: 'درجة الثقة: منخفضة. تُرجى قراءة المقابلة.',
  about: 'تبيّن درجة الثقة مدى إمكان الاعتماد على العلامات. وليست جزءًا من أي علامة.',
  none: 'لم يوجد ما يمنع من الاعتماد على هذه العلامات.',
  summary:
    'درجة الثقة في هذه العلامات {level, select, high {عالية} medium {متوسطة} other {منخفضة}}. {reasons}',
  'level.high': 'عالية',
  'level.medium': 'متوسطة',
  'level.low': 'منخفضة',
  'reason.answers-unlike-questions': 'لم تستطع الآلة ربط الإجابات بأسئلتها. تُرجى قراءتها.',
  'reason.answers-unlike-job': 'لم تستطع الآلة ربط الإجابات بهذا العرض. تُرجى قراءتها.',
  'reason.answers-repeat-questions': 'كثير من كلمات الإجابات هي كلمات أسئلتها. تُرجى قراءتها.',
  'reason.engines-apart': 'الفرق بين النموذج اللغوي والمحرّك المدمج أكثر من 20 نقطة.',
  'reason.other-language': 'ثلث الإجابات أو أكثر بغير لغة المقابلة.',
  'reason.instructions': 'تحتوي الإجابات أو السيرة الذاتية على تعليمات محتملة للذكاء الاصطناعي.',
  'reason.most-unjudged': 'بالكاد استطاعت الآلة الحكم على معظم الإجابات. تُرجى قراءتها.',
  'reason.some-unjudged':
    'لم تستطع الآلة الحكم على بعض الإجابات، فاحتسبتها قليلًا أو لم تحتسبها. تُرجى قراءتها.',
  'reason.short-answers': 'الإجابات قصيرة، فلم تجد الآلة إلا القليل لتقرأه. الإيجاز لا يُنقص أي نقطة.',
  'reason.few-answers': 'أقل من ثلاثة أرباع الأسئلة لها إجابة تستطيع الآلة قراءتها.',
  'reason.no-cv': 'لم توجد سيرة ذاتية قابلة للقراءة.',
  engines: 'المحرّكان معًا',
  enginesAbout: 'تُعتمد علامات النموذج اللغوي. أما علامات المحرّك المدمج فللمقارنة.',
  beside: 'المحرّك المدمج: {score}',
  field: 'المعيار',
  total: 'الإجمالي',
  languageModel: 'النموذج اللغوي',
  builtIn: 'المحرّك المدمج',
  notScored: 'بلا علامة',
})

export const translations = [confidence]
