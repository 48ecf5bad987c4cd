import { rarityOf } from '#lexicon/occupations/fit-families.ts'
import type { AnswerReading } from '../answers/read-answer.ts'
import type { Substance } from '../answers/substance.ts'
import type { QuestionScore } from '../assessment.ts'
import { describeAnswer, elementsFound } from '../sentences/describe-answer.ts'
import { interpolate, within } from '../text/text.ts'

/** Much counts for less and less: half of `k` is worth .39, `k` .63, three times `k` .95. */
const saturate = (x: number, k: number) => 1 - Math.exp(-Math.max(0, x) / k)

/** What an answer is scored by. */
type Part = Exclude<keyof Substance, 'told'>

/** How soon there is enough of each part of the substance. */
const enough: Readonly<Record<Exclude<Part, 'unusual' | 'echo'>, number>> = {
  trade: 0.6,
  offer: 0.35,
  figures: 0.2,
  deeds: 0.35,
  reasons: 0.25,
  checks: 0.3,
  talk: 0.3,
}

/** What each part is worth: fitted to the bands of the interviews of the dev split, and rounded. */
const worth: Readonly<Record<Part, number>> = {
  trade: 0.4,
  offer: 0.48,
  figures: 0.3,
  deeds: 0.1,
  reasons: 0.1,
  checks: 0.26,
  talk: -0.15,
  unusual: -0.4,
  echo: -0.6,
}
const base = -0.045

const partsOf = ({ substance }: AnswerReading): Readonly<Record<Part, number>> => ({
  trade: saturate(substance.trade, enough.trade),
  offer: saturate(substance.offer, enough.offer),
  figures: saturate(substance.figures, enough.figures),
  deeds: saturate(substance.deeds, enough.deeds),
  reasons: saturate(substance.reasons, enough.reasons),
  checks: saturate(substance.checks, enough.checks),
  talk: saturate(substance.talk, enough.talk),
  unusual: substance.unusual,
  echo: substance.echo,
})

const parts = ['trade', 'offer', 'figures', 'deeds', 'reasons', 'checks', 'talk', 'unusual', 'echo'] as const

/** How good an answer is by its substance: about .1 for talk alone, .4 for a thin example, .65 for a sound one, .9 for a full one. */
export function qualityOf(answer: AnswerReading): number {
  if (answer.spoken.length === 0) return 0
  const shown = partsOf(answer)
  const sum = parts.reduce((total, part) => total + worth[part] * shown[part], base)
  return sum - 0.1 * answer.parroted
}

/** How much general talk an answer holds, 0 to 1. */
export const talkIn = (answer: AnswerReading): number => partsOf(answer).talk

/** What an answer can be short of. */
const lacks: readonly (readonly [part: Part, name: string])[] = [
  ['deeds', 'more on the candidate’s own actions'],
  ['figures', 'more figures'],
  ['reasons', 'more on reasons'],
  ['trade', 'more of the vocabulary of the trade'],
  ['offer', 'more on what this job is about'],
  ['talk', 'less general talk'],
]

/** What would lift an answer most, by the weights that its score is made of. */
export function shortOf(answer: AnswerReading): string {
  const shown = partsOf(answer)
  const [most] = lacks
    .filter(([part]) => part !== 'figures' || !answer.motivation)
    .map(([part, name]) => ({ name, lost: worth[part] * ((part === 'talk' ? 0 : 1) - shown[part]) }))
    .sort((a, b) => b.lost - a.lost)
  return most?.name ?? ''
}

/** The step of the anchors that a quality stands for; between the points the line is straight. */
const anchors = [
  [-0.12, 10],
  [0.09, 26],
  [0.2, 37],
  [0.36, 56],
  [0.44, 68],
  [0.56, 78],
  [0.78, 92],
  [1, 100],
] as const

function readValue(answer: AnswerReading): number {
  if (answer.kind !== 'given' || answer.spoken.length === 0) return 0
  const spoken = within(0, answer.spokenWords / minSpoken, 1)
  const read = Math.round(interpolate(qualityOf(answer), anchors) * spoken)
  // Where the second reading surely finds an account, few known words are no reason to call it nothing.
  return Math.max(read, accountFloors[elementsFound(answer)] ?? 0)
}

/** Below this an answer is poor in what the engine knows, which need not be poor. */
const poor = 45
const maxEchoed = 0.2
/** So many words of some meaning of its own tell something. */
const minMeant = 5

/** Whether an answer tells something, without general talk, in words that this engine does not know of the job. */
function isBeyondReading(answer: AnswerReading): boolean {
  const { kind, substance, stems, language, contentShare } = answer
  if (kind !== 'given' || contentShare < 0.5 || substance.told < 1) return false
  if (substance.talk > 0 || substance.echo >= maxEchoed) return false
  const meant = [...stems].filter((stem) => rarityOf(stem, language) > ofMostTrades).length
  return meant >= minMeant && readValue(answer) < poor
}

/** The rarity of a stem that about a third of all trades use. */
const ofMostTrades = 1.2

/** How many answers the engine cannot judge, and those that it scores: of those that tell something at most a third is left out, the poorest first. */
export function judgedOf(all: readonly AnswerReading[]): {
  answers: readonly AnswerReading[]
  unjudged: number
} {
  const beyond = all.filter(isBeyondReading).sort((a, b) => readValue(a) - readValue(b))
  const told = all.filter(({ kind, spoken }) => kind === 'given' && spoken.length > 0).length
  const left = new Set(beyond.slice(0, Math.floor(told / 3)))
  return { answers: all.filter((answer) => !left.has(answer)), unjudged: beyond.length }
}

/** The questions whose answers the engine could judge. */
export const scoredOf = (questions: readonly QuestionScore[]) =>
  questions.flatMap(({ value, ...question }) => (value === null ? [] : [{ ...question, value }]))

export const pleaseRead = {
  value: null,
  reason: 'The machine could not judge this answer: please read it.',
} as const

export function scoreAnswer(answer: AnswerReading): { value: number; reason: string } {
  if (answer.kind !== 'given') return { value: 0, reason: notGiven[answer.kind] }
  if (answer.spoken.length === 0)
    return { value: 0, reason: 'The answer only repeats itself or the question.' }
  const value = readValue(answer)
  const muchTalk = talkIn(answer) >= tooMuchTalk
  return { value, reason: describeAnswer(answer, { value, muchTalk, shortOf: shortOf(answer) }) }
}

const minSpoken = 8
const tooMuchTalk = 0.6
/** At least so much for an answer with so many elements of an account surely found. */
const accountFloors = [0, 0, 20, 25, 28, 30, 30] as const

const notGiven: Record<Exclude<AnswerReading['kind'], 'given'>, string> = {
  empty: 'The question was not answered.',
  'one-word': 'The answer is too short to score.',
  copied: 'The answer repeats the question or the job text.',
  gibberish: 'The answer is not readable text.',
  'off-language': 'The answer is not in the interview language.',
  asking: 'The answer asks a question back instead of answering.',
}
