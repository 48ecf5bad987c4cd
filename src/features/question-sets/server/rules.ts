import { isDeepStrictEqual } from 'node:util'
import { competencyGuides } from '#lexicon/questions/read-lexicon.ts'
import type { Competency } from '../contract/limits.ts'
import type { QuestionGuide } from '../contract/question-set.ts'

type LibraryQuestion = QuestionGuide & { text: string }

/** A question as it is stored: its text, how the employer reads the answers, and who wrote it. */
export interface StoredQuestion extends LibraryQuestion {
  origin: 'written' | 'edited' | 'added'
}

/** A question without case, accents, spaces and punctuation. */
export const foldQuestion = (question: string): string =>
  question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether two of them are the same but for case, accents, spaces and punctuation. */
export function hasRepeatedQuestion(questions: readonly string[]): boolean {
  return new Set(questions.map(foldQuestion)).size < questions.length
}

/** A question as the employer sends it; what is left out stays as it is. */
export interface SentQuestion {
  text: string
  /** Its index in the present set; null for a new one. */
  from: number | null
  competency?: Competency | undefined
  keyPoints?: string[] | undefined
}

/**
 * The set as the employer sends it, made from the present one; null when it names questions that are not in it. A new
 * question comes with its guide when it is one of the library.
 */
export function editQuestions(
  present: readonly StoredQuestion[],
  sent: readonly SentQuestion[],
  library: readonly LibraryQuestion[],
): StoredQuestion[] | null {
  const edited = sent.map((one): StoredQuestion | undefined => {
    const known = library.find(({ text }) => text === one.text)
    if (one.from === null) return known ? edit({ ...known, origin: 'written' }, one) : ownQuestion(one)
    const before = present[one.from]
    return before && edit(before, one)
  })
  return edited.every((question) => question !== undefined) ? edited : null
}

function edit(before: StoredQuestion, sent: SentQuestion): StoredQuestion {
  const { text, competency = before.competency, keyPoints = before.keyPoints } = sent
  const after = { ...before, text, competency, keyPoints }
  if (isDeepStrictEqual(after, before)) return before
  return before.origin === 'added' ? ownQuestion(after) : { ...after, origin: 'edited' }
}

/** An employer's question: it has their key points and, for the rest, how any answer about its competency is read. */
const ownQuestion = ({
  text,
  competency = 'mindset',
  keyPoints = [],
}: Omit<SentQuestion, 'from'>): StoredQuestion => ({
  ...competencyGuides()[competency],
  text,
  competency,
  measures: [],
  keyPoints,
  origin: 'added',
})
