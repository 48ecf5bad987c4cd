import type { AnswerReading } from './answer-features.ts'
import { kinship } from './stems.ts'

/** An answer says something from this many words of its own on. */
const saysSomething = 8
/** Below these two at once, the answers as a whole speak of something else than the job and the questions. */
const offTopic = { sharedWords: 0.105, workWords: 0.9 }
/** So few different words may miss the job's by chance: more has to be missing then. */
const fewStems = 25
const offTopicInFew = { workWords: 0.5 }

/**
 * Why the answers carry no total at all; null when they do. Both engines obey it, whatever they think of the answers.
 * `topic` holds the content words of the job and of all its questions.
 */
export function missingEvidence(
  answers: readonly AnswerReading[],
  topic: ReadonlySet<string>,
): string | null {
  const count = (...kinds: AnswerReading['kind'][]) => answers.filter((a) => kinds.includes(a.kind)).length
  const spoken = answers.length - count('empty')
  if (spoken === 0) return 'No question was answered.'
  if (count('off-language') > spoken / 2) return 'Most answers are not in the interview language.'
  if (count('gibberish', 'off-topic') >= spoken / 2)
    return 'Half of the answers or more are off topic or not readable.'
  if (count('copied') >= spoken / 2) return 'Half of the answers or more repeat the question or the job text.'
  if (isElsewhere(answers, topic)) return 'The answers have no link to the questions or the job.'
  const said = answers.filter((a) => a.kind === 'given' && a.spokenWords >= saysSomething)
  const words = said.reduce((sum, a) => sum + a.spokenWords, 0)
  if (said.length * 3 < answers.length || words < saysSomething * answers.length)
    return 'Too few answers say anything to be judged.'
  return null
}

/** Fluent talk of football and recipes: hardly a word of the job, of the questions or of any work. */
function isElsewhere(answers: readonly AnswerReading[], topic: ReadonlySet<string>): boolean {
  const given = answers.filter((a) => a.kind === 'given')
  const stems = new Set(given.flatMap((a) => [...a.stems]))
  if (given.length < 2 || kinship(topic, stems) >= offTopic.sharedWords) return false
  const workWords = given.reduce((sum, a) => sum + a.workWords, 0) / given.length
  if (stems.size >= fewStems) return workWords < offTopic.workWords
  // "Storm, port closed for 4 days" is terse, and no small talk.
  const figures = given.some((a) => a.spoken.some((sentence) => sentence.numbers > 0))
  return workWords <= offTopicInFew.workWords && !figures && given.every((a) => a.onQuestion === 0)
}
