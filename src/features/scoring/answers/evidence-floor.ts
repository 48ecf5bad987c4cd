import { kinship } from '../text/stems.ts'
import { mean, within } from '../text/text.ts'
import type { AnswerReading } from './read-answer.ts'

/** An answer says something from this many words of its own on. */
const saysSomething = 8
/** How strongly each tie between answers and job counts. None is reliable alone in every language; they add up. */
const tied = { sharedWords: 0.12, workWords: 1, withQuestion: 2.5, rigour: 2, skills: 0.8 }
/** The first three as they should be, and nothing else. */
const minTies = 3
/** So much of one of these alone is a link, be it in praise of oneself. */
const surely = { sharedWords: 0.125, workWords: 1.05 }
/** A job that says less of itself gives less to be tied to. */
const usualTopic = 66
/** One skill may be named by chance. */
const minSkills = 2
/** So few different words may miss the job's by chance: more has to be missing then. */
const fewStems = 25
const sharedInFew = 0.105
const offTopicInFew = { workWords: 0.5 }

type WeighedEvidence = { answers: AnswerReading[]; noScoreReason: string | null }

/** Decides for both engines whether answers carry a total. Answers without any link to the job become off topic. */
export function weighEvidence(
  answers: readonly AnswerReading[],
  topic: ReadonlySet<string>,
  skillsNamed: () => number,
): WeighedEvidence {
  const missing = missingEvidence(answers)
  const given = answers.filter((a) => a.kind === 'given')
  const isLost = missing === offTopic
  const elsewhere =
    (isLost && given.length > 0) || (!missing && given.length >= minGiven)
      ? isElsewhere(given, topic, skillsNamed)
      : false
  // Beside so many that are off topic an answer that tells nothing is one of them.
  const isOff = (a: AnswerReading) =>
    a.kind === 'given' && (elsewhere || (isLost && a.sentences.length === 0))
  return {
    answers: answers.map((a) => (isOff(a) ? asOffTopic(a) : a)),
    noScoreReason: missing ?? (elsewhere ? noLink : fewSay(answers)),
  }
}

/** One answer alone may miss the words of its job by chance. */
const minGiven = 2
const noLink = 'No link to the questions or the job was found in the answers.'
const offTopic = 'Half of the answers or more are off topic or not readable.'

function asOffTopic(answer: AnswerReading): AnswerReading {
  return {
    ...answer,
    kind: 'off-topic',
    sentences: [],
    spoken: [],
    words: 0,
    spokenWords: 0,
    substantial: false,
    stems: new Set(),
  }
}

function missingEvidence(answers: readonly AnswerReading[]): string | null {
  const count = (...kinds: AnswerReading['kind'][]) => answers.filter((a) => kinds.includes(a.kind)).length
  const spoken = answers.length - count('empty')
  if (spoken === 0) return 'No question was answered.'
  if (count('off-language') > spoken / 2) return 'Most answers are not in the interview language.'
  if (count('gibberish', 'off-topic') >= spoken / 2) return offTopic
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

/** Fluent talk of football and recipes: hardly a word of the job, of the questions or of any work. */
function isElsewhere(
  given: readonly AnswerReading[],
  topic: ReadonlySet<string>,
  skillsNamed: () => number,
): boolean {
  const stems = new Set(given.flatMap((a) => [...a.stems]))
  const shared = kinship(topic, stems)
  const workWords = mean(given.map((a) => a.workWords))
  if (stems.size >= fewStems) {
    const rigour = mean(given.map((a) => a.spoken.reduce((sum, sentence) => sum + sentence.rigour, 0)))
    const ties =
      shared / tied.sharedWords +
      workWords / tied.workWords +
      mean(given.map((a) => a.onQuestion + a.onJob)) / tied.withQuestion +
      Math.min(1, rigour) / tied.rigour +
      (skillsNamed() >= minSkills ? tied.skills : 0)
    const isSure = shared >= surely.sharedWords || workWords >= surely.workWords
    return !isSure && ties < minTies * within(0.3, topic.size / usualTopic, 1)
  }
  if (shared >= sharedInFew) return false
  // "Storm, port closed for 4 days" is terse, and no small talk.
  const figures = given.some((a) => a.spoken.some((sentence) => sentence.numbers > 0))
  return workWords <= offTopicInFew.workWords && !figures && given.every((a) => a.onQuestion === 0)
}
