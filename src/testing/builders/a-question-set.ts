import type { Question, QuestionSet } from '#features/question-sets/contract/question-set.ts'

export const aQuestion = (text: string): Question => ({
  text,
  competency: 'mindset',
  intent: `What ${text} asks for.`,
  measures: ['Teamwork'],
  keyPoints: ['An example of their own.'],
  redFlags: ['Only general words.'],
  anchors: ['Nothing', 'Little', 'Some', 'Good', 'Excellent'],
  followUp: '',
  origin: 'written',
  problems: [],
})

/** A job's interview as its employer's pages get it. */
export function aQuestionSet(
  texts: readonly string[] = ['What drives you?', 'Tell us about a conflict.', 'What did you learn?'],
  change: Partial<QuestionSet> = {},
): QuestionSet {
  const questions = texts.map((text) => aQuestion(text))
  return {
    state: 'ready',
    lockedAt: null,
    language: 'English',
    minutes: 12,
    version: 3,
    general: false,
    questions,
    ...change,
  }
}
