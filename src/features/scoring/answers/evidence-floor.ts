import { part, type Said } from '../sentences/said.ts'
import type { AnswerReading } from './read-answer.ts'

/** An answer says something from this many words of its own on. */
const saysSomething = 8

/** Why answers carry no total: the floor is for what is empty, copied, unreadable or foreign, for both engines. */
export function missingEvidence(answers: readonly AnswerReading[]): Said | null {
  return unscorable(answers) ?? fewSay(answers)
}

function unscorable(answers: readonly AnswerReading[]): Said | null {
  const count = (...kinds: AnswerReading['kind'][]) => answers.filter((a) => kinds.includes(a.kind)).length
  const spoken = answers.length - count('empty')
  if (spoken === 0) return [part('noScore.unanswered')]
  if (count('off-language') > spoken / 2) return [part('noScore.otherLanguage')]
  if (count('gibberish') >= spoken / 2) return [part('noScore.unreadable')]
  if (count('copied') >= spoken / 2) return [part('noScore.copied')]
  return null
}

function fewSay(answers: readonly AnswerReading[]): Said | null {
  const said = answers.filter((a) => a.kind === 'given' && a.spokenWords >= saysSomething)
  const words = said.reduce((sum, a) => sum + a.spokenWords, 0)
  if (said.length * 3 < answers.length || words < saysSomething * answers.length) return [part('noScore.few')]
  return null
}
