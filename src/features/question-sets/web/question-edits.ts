import * as z from 'zod/mini'
import { competencies } from '../contract/limits.ts'
import { type Question, type QuestionSet, questionGuide } from '../contract/question-set.ts'

/** What an employer edits of a question. */
const questionContent = z.object({
  text: z.string(),
  competency: z.enum(competencies),
  keyPoints: z.array(z.string()),
})
export type QuestionContent = z.output<typeof questionContent>

const editedQuestion = z.extend(questionContent, {
  key: z.string(),
  /** As the set was saved when the editing began; null for a question that was added. */
  saved: z.nullable(z.extend(questionContent, { index: z.number() })),
  /** Another question was put in its place. */
  replaced: z.boolean(),
  /** The latest suggestion with its guide, and the text that the suggestions began from. */
  suggestion: z.optional(z.extend(questionGuide, { text: z.string(), of: z.string(), attempt: z.number() })),
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
  questions.map(({ text, competency, keyPoints }, index) => {
    const content = { text, competency, keyPoints }
    return { ...content, key: `saved-${index}`, saved: { ...content, index }, replaced: false }
  })

/** Whether two questions are the same but for outer spaces. */
export const hasSameContent = (one: QuestionContent, other: QuestionContent): boolean =>
  one.text.trim() === other.text.trim() &&
  one.competency === other.competency &&
  one.keyPoints.length === other.keyPoints.length &&
  one.keyPoints.every((point, at) => point.trim() === other.keyPoints[at]?.trim())

/** Whether this question differs from the saved one, its position apart. */
export const isReworded = (question: EditedQuestion): boolean =>
  question.replaced || !question.saved || !hasSameContent(question, question.saved)

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

const emptyQuestion: QuestionContent = { text: '', competency: 'mindset', keyPoints: [] }

export const newQuestion = (key: string, content = emptyQuestion): EditedQuestion => {
  const { text, competency, keyPoints } = content
  return { key, saved: null, replaced: false, text, competency, keyPoints }
}

/** The body that saves the edits of a version. */
export const changesOf = (version: number, questions: EditedQuestions) => ({
  version,
  questions: questions.map(({ text, saved, replaced, competency, keyPoints }) => ({
    text,
    from: saved && !replaced ? saved.index : null,
    competency,
    keyPoints,
  })),
})

/** The texts that were typed and differ from what is saved, each with its new key points. */
export const editedTexts = (questions: EditedQuestions): string[] =>
  questions.filter(isReworded).flatMap(({ text, keyPoints, saved, suggestion }) => {
    const known = [...(saved?.keyPoints ?? []), ...(suggestion?.keyPoints ?? [])]
    const typed = keyPoints.filter((point) => point.trim() !== '' && !known.includes(point))
    return text.trim() === '' && typed.length === 0 ? [] : [[text, ...typed].join('\n– ')]
  })

/** The id of a key point's input. */
export const pointId = (key: string, at: number): string => `point-${key}-${at}`

/** Whether the employer wrote every question. */
export const isAllAdded = (questions: readonly Pick<Question, 'origin'>[]): boolean =>
  questions.every(({ origin }) => origin === 'added')
