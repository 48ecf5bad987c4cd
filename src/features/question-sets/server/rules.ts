import { competencyGuides } from '#lexicon/questions/read-lexicon.ts'
import type { Competency } from '../contract/limits.ts'
import type { QuestionGuide } from './questions/job-brief.ts'

/** A question as it is stored: its text, how the employer reads the answers, and who wrote it. */
export interface StoredQuestion extends QuestionGuide {
  text: string
  origin: 'written' | 'edited' | 'added'
}

const folded = (question: string) =>
  question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether two of them are the same but for case, accents, spaces and punctuation. */
export function hasRepeatedQuestion(questions: readonly string[]): boolean {
  return new Set(questions.map(folded)).size < questions.length
}

/** The set as the employer sends it, made from the present one; null when it names questions that are not in it. */
export function editQuestions(
  present: readonly StoredQuestion[],
  sent: readonly { text: string; from: number | null; competency: Competency }[],
): StoredQuestion[] | null {
  const edited = sent.map(({ text, from, competency }): StoredQuestion | undefined => {
    if (from === null)
      return { ...competencyGuides()[competency], competency, measures: [], text, origin: 'added' }
    const before = present[from]
    if (!before || before.text === text) return before
    return { ...before, text, origin: before.origin === 'added' ? 'added' : 'edited' }
  })
  return edited.every((question) => question !== undefined) ? edited : null
}
