import type { AnswerReading } from './answer-features.ts'

/** Why the answers carry no total at all; null when they do. */
export function missingEvidence(answers: readonly AnswerReading[]): string | null {
  const count = (...kinds: AnswerReading['kind'][]) => answers.filter((a) => kinds.includes(a.kind)).length
  const spoken = answers.length - count('empty')
  if (answers.length === 0 || spoken === 0) return 'No question was answered.'
  if (count('off-language') > spoken / 2) return 'Most answers are not in the interview language.'
  if (count('gibberish', 'off-topic') >= spoken / 2)
    return 'Half of the answers or more are off topic or not readable.'
  if (count('copied') >= spoken / 2) return 'Half of the answers or more repeat the question or the job text.'
  const given = answers.filter((a) => a.kind === 'given').length
  if (given === 0 || given * 4 < answers.length) return 'Too few answers say anything to be judged.'
  return null
}
