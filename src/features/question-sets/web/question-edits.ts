import type { Competency } from '../contract/limits.ts'
import type { QuestionSet } from '../contract/question-set.ts'

/** A question while it is edited; removed ones stay in sight until the set is saved. */
export interface EditedQuestion {
  key: string
  /** Its index in the saved set that the editing began from; null for one that was added. */
  home: number | null
  /** As `home`, unless another question was put in its place. */
  from: number | null
  text: string
  competency: Competency
  removed: boolean
}

type SavedQuestion = Pick<EditedQuestion, 'text' | 'competency'>

/** Changes of a question set that are not saved yet. */
export interface QuestionEdits {
  /** Of the saved set that the editing began from. */
  version: number
  base: readonly SavedQuestion[]
  questions: readonly EditedQuestion[]
}

const savedOf = ({ text, competency }: SavedQuestion): SavedQuestion => ({ text, competency })

export function startEdits({
  version,
  questions,
}: Pick<QuestionSet, 'version' | 'questions'>): QuestionEdits {
  const base = questions.map(savedOf)
  return { version, base, questions: base.map(asSaved) }
}

const asSaved = (question: SavedQuestion, index: number): EditedQuestion => ({
  ...question,
  key: `saved-${index}`,
  home: index,
  from: index,
  removed: false,
})

/** Whether this question differs from the saved one, its position apart. */
export const isReworded = ({ base }: QuestionEdits, { home, from, text }: EditedQuestion): boolean =>
  home === null || from !== home || text.trim() !== base[home]?.text

/** Whether there is something to save. */
export const hasEdits = (edits: QuestionEdits): boolean =>
  edits.questions.length !== edits.base.length ||
  edits.questions.some(
    (question, at) => question.removed || question.home !== at || isReworded(edits, question),
  )

export const remaining = ({ questions }: QuestionEdits): EditedQuestion[] =>
  questions.filter(({ removed }) => !removed)

const withQuestions = (edits: QuestionEdits, questions: readonly EditedQuestion[]): QuestionEdits => ({
  ...edits,
  questions,
})

export const changeQuestion = (
  edits: QuestionEdits,
  key: string,
  change: Partial<Omit<EditedQuestion, 'key' | 'home'>>,
): QuestionEdits =>
  withQuestions(
    edits,
    edits.questions.map((question) => (question.key === key ? { ...question, ...change } : question)),
  )

/** Moves a question to another index; the ones between move up or down. */
export function moveQuestion(edits: QuestionEdits, key: string, to: number): QuestionEdits {
  const moved = edits.questions.find((question) => question.key === key)
  if (!moved) return edits
  const others = edits.questions.filter((question) => question !== moved)
  return withQuestions(edits, others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved))
}

/** The index that one step up or down leads to, skipping removed questions; null at the end. */
export function nextIndex({ questions }: QuestionEdits, key: string, step: -1 | 1): number | null {
  let at = questions.findIndex((question) => question.key === key)
  do at += step
  while (questions[at]?.removed)
  return at >= 0 && at < questions.length ? at : null
}

export const addQuestion = (edits: QuestionEdits, key: string): QuestionEdits =>
  withQuestions(edits, [
    ...edits.questions,
    { key, home: null, from: null, text: '', competency: 'mindset', removed: false },
  ])

/** Removes a question; an empty one that was added disappears at once. */
export function removeQuestion(edits: QuestionEdits, key: string): QuestionEdits {
  const empty = edits.questions.find((one) => one.key === key && one.home === null && one.text.trim() === '')
  return empty
    ? withQuestions(
        edits,
        edits.questions.filter((one) => one !== empty),
      )
    : changeQuestion(edits, key, { removed: true })
}

/** Gives a question its saved text back. */
export function undoQuestion(edits: QuestionEdits, key: string): QuestionEdits {
  const home = edits.questions.find((one) => one.key === key)?.home ?? null
  const saved = home === null ? undefined : edits.base[home]
  return saved ? changeQuestion(edits, key, { ...savedOf(saved), from: home }) : edits
}

/** The body that saves the edits. */
export const changesOf = (edits: QuestionEdits) => ({
  version: edits.version,
  questions: remaining(edits).map(({ text, from, competency }) => ({ text, from, competency })),
})

/** The texts that were typed and differ from what is saved. */
export const editedTexts = (edits: QuestionEdits): string[] =>
  remaining(edits)
    .filter((question) => isReworded(edits, question) && question.text.trim() !== '')
    .map(({ text }) => text)
