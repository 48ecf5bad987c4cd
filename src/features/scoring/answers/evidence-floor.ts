import type { AnswerReading } from './read-answer.ts'

/** An answer says something from this many words of its own on. */
const saysSomething = 8

/** Why answers carry no total: the floor is for what is empty, copied, unreadable or foreign, for both engines. */
export function missingEvidence(answers: readonly AnswerReading[]): string | null {
  return unscorable(answers) ?? fewSay(answers)
}

function unscorable(answers: readonly AnswerReading[]): string | null {
  const count = (...kinds: AnswerReading['kind'][]) => answers.filter((a) => kinds.includes(a.kind)).length
  const spoken = answers.length - count('empty')
  if (spoken === 0) return 'No question was answered.'
  if (count('off-language') > spoken / 2) return 'Most answers are not in the interview language.'
  if (count('gibberish') >= spoken / 2) return 'Half of the answers or more are not readable.'
  if (count('copied') >= spoken / 2) return 'Half of the answers or more repeat the question or the job text.'
  return null
}

function fewSay(answers: readonly AnswerReading[]): string | null {
  const said = answers.filter((a) => a.kind === 'given' && a.spokenWords >= saysSomething)
  const words = said.reduce((sum, a) => sum + a.spokenWords, 0)
  if (said.length * 3 < answers.length || words < saysSomething * answers.length)
    return 'Too few answers say enough to be scored.'
  return null
}
