import type { Competency } from '../contract/limits.ts'
import type { QuestionSet } from '../contract/question-set.ts'

/** A question while it is edited; removed ones stay in sight until the set is saved. */
export interface EditedQuestion {
  key: string
  /** As the set was saved when the editing began; null for a question that was added. */
  saved: { index: number; text: string; competency: Competency } | null
  /** Another question was put in its place. */
  replaced: boolean
  text: string
  competency: Competency
  removed: boolean
}

export type EditedQuestions = readonly EditedQuestion[]

export const startEdits = ({ questions }: Pick<QuestionSet, 'questions'>): EditedQuestions =>
  questions.map(({ text, competency }, index) => ({
    key: `saved-${index}`,
    saved: { index, text, competency },
    replaced: false,
    text,
    competency,
    removed: false,
  }))

/** Whether this question differs from the saved one, its position apart. */
export const isReworded = ({ saved, replaced, text }: EditedQuestion): boolean =>
  replaced || text.trim() !== saved?.text

/** Whether there is something to save. */
export const hasEdits = (questions: EditedQuestions): boolean =>
  questions.some((question, at) => question.removed || question.saved?.index !== at || isReworded(question))

export const remaining = (questions: EditedQuestions): EditedQuestions =>
  questions.filter(({ removed }) => !removed)

/** From 1, among those that are not removed. */
export const positionOf = (questions: EditedQuestions, key: string): number =>
  remaining(questions).findIndex((question) => question.key === key) + 1

export const changeQuestion = (
  questions: EditedQuestions,
  key: string,
  change: Partial<EditedQuestion>,
): EditedQuestions =>
  questions.map((question) => (question.key === key ? { ...question, ...change } : question))

/** Moves a question to another index; the ones between move up or down. */
export function moveQuestion(questions: EditedQuestions, key: string, to: number): EditedQuestions {
  const others = questions.filter((question) => question.key !== key)
  return others.toSpliced(to, 0, ...questions.filter((question) => question.key === key))
}

/** The index that one step up or down leads to, skipping removed questions; null at the end. */
export function nextIndex(questions: EditedQuestions, key: string, step: -1 | 1): number | null {
  let at = questions.findIndex((question) => question.key === key)
  do at += step
  while (questions[at]?.removed)
  return at >= 0 && at < questions.length ? at : null
}

export const addQuestion = (questions: EditedQuestions, key: string): EditedQuestions => [
  ...questions,
  { key, saved: null, replaced: false, text: '', competency: 'mindset', removed: false },
]

/** Removes a question; an empty one that was added disappears at once. */
export const removeQuestion = (questions: EditedQuestions, key: string): EditedQuestions =>
  changeQuestion(questions, key, { removed: true }).filter(
    ({ removed, saved, text }) => !removed || saved || text.trim() !== '',
  )

/** The body that saves the edits of a version. */
export const changesOf = (version: number, questions: EditedQuestions) => ({
  version,
  questions: remaining(questions).map(({ text, saved, replaced, competency }) => ({
    text,
    from: saved && !replaced ? saved.index : null,
    competency,
  })),
})

/** The texts that were typed and differ from what is saved. */
export const editedTexts = (questions: EditedQuestions): string[] =>
  remaining(questions)
    .filter((question) => isReworded(question) && question.text.trim() !== '')
    .map(({ text }) => text)
