import * as z from 'zod/mini'
import { competencies } from '../contract/limits.ts'
import type { QuestionSet } from '../contract/question-set.ts'

const competency = z.enum(competencies)

const editedQuestion = z.object({
  key: z.string(),
  /** As the set was saved when the editing began; null for a question that was added. */
  saved: z.nullable(z.object({ index: z.number(), text: z.string(), competency })),
  /** Another question was put in its place. */
  replaced: z.boolean(),
  text: z.string(),
  competency,
  /** The latest suggestion, and the text that the suggestions began from. */
  suggestion: z.optional(z.object({ text: z.string(), of: z.string(), attempt: z.number() })),
})
/** A question while it is edited. */
export type EditedQuestion = z.output<typeof editedQuestion>
export type EditedQuestions = readonly EditedQuestion[]

/** The edits of one version of the set. */
export const storedEdits = z.object({
  version: z.number(),
  questions: z.array(editedQuestion),
  /** Texts of edits that somebody else's save has made impossible. */
  outdated: z.array(z.string()),
})

export const startEdits = ({ questions }: Pick<QuestionSet, 'questions'>): EditedQuestion[] =>
  questions.map((question, index) => {
    const { text, competency } = question
    return { key: `saved-${index}`, saved: { index, text, competency }, replaced: false, text, competency }
  })

/** Whether this question differs from the saved one, its position apart. */
export const isReworded = ({ saved, replaced, text }: EditedQuestion): boolean =>
  replaced || text.trim() !== saved?.text

/** The saved questions that the edits leave out. */
export const removedFrom = (start: EditedQuestions, questions: EditedQuestions): EditedQuestions =>
  start.filter(({ key }) => !questions.some((question) => question.key === key))

/** Whether there is something to save. */
export const hasEdits = (start: EditedQuestions, questions: EditedQuestions): boolean =>
  start.length !== questions.length ||
  questions.some((question, at) => question.saved?.index !== at || isReworded(question))

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

export const addQuestion = (questions: EditedQuestions, key: string): EditedQuestions => [
  ...questions,
  { key, saved: null, replaced: false, text: '', competency: 'mindset' },
]

/** The body that saves the edits of a version. */
export const changesOf = (version: number, questions: EditedQuestions) => ({
  version,
  questions: questions.map(({ text, saved, replaced, competency }) => ({
    text,
    from: saved && !replaced ? saved.index : null,
    competency,
  })),
})

/** The texts that were typed and differ from what is saved. */
export const editedTexts = (questions: EditedQuestions): string[] =>
  questions.filter((question) => isReworded(question) && question.text.trim() !== '').map(({ text }) => text)
