import { ofMostTrades, rarityOf } from '#lexicon/occupations/fit-families.ts'
import type { AnswerReading } from '../answers/read-answer.ts'
import { detectStarElements } from '../answers/star-elements.ts'
import type { Substance } from '../answers/substance.ts'
import type { QuestionScore } from '../assessment.ts'
import type { Prepared } from '../pipeline.ts'
import { describeAnswer } from '../sentences/describe-answer.ts'
import { type Reason, reasonOf } from '../sentences/in-english.ts'
import { part } from '../sentences/said.ts'
import { interpolate, ramp, sum, within } from '../text/text.ts'

/** Much counts for less and less: half of `k` is worth .39, `k` .63, three times `k` .95. */
export const saturate = (x: number, k: number) => 1 - Math.exp(-Math.max(0, x) / k)

/** What an answer is scored by. */
type Part = Exclude<keyof Substance, 'told'>

/** How soon there is enough of each part of the substance. */
const enough: Readonly<Record<Exclude<Part, 'echo'>, number>> = {
  trade: 0.6,
  offer: 0.23,
  figures: 0.2,
  deeds: 0.1,
  checks: 0.5,
  talk: 0.9,
}

/** What each part is worth: fitted to what the interviews of the dev split were written to be, and rounded. */
const worth: Readonly<Record<Part, number>> = {
  trade: 0.22,
  offer: 0.15,
  figures: 0.4,
  deeds: 0.1,
  checks: 0.08,
  talk: -0.16,
  echo: -0.5,
}
/** What an answer is worth in which none of them is found: that the machine finds nothing does not say that nothing is there. */
const unread = 0.13

const partsOf = ({ substance }: AnswerReading): Readonly<Record<Part, number>> => ({
  trade: saturate(substance.trade, enough.trade),
  offer: saturate(substance.offer, enough.offer),
  figures: saturate(substance.figures, enough.figures),
  deeds: saturate(substance.deeds, enough.deeds),
  checks: saturate(substance.checks, enough.checks),
  talk: saturate(substance.talk, enough.talk),
  echo: substance.echo,
})

const parts = ['trade', 'offer', 'figures', 'deeds', 'checks', 'talk', 'echo'] as const

/** How good an answer is by its substance: about .1 for talk alone, .4 for a thin example, .65 for a sound one, .9 for a full one. */
export function qualityOf(answer: AnswerReading): number {
  if (answer.spoken.length === 0) return 0
  const shown = partsOf(answer)
  return unread + sum(parts.map((part) => worth[part] * shown[part])) - 0.1 * answer.parroted
}

/** A we's habit in a short answer, which may be anybody's, and one deed in an answer of fifty words. */
const oneDeed = [0.07, 0.14] as const
/** So much substance is an account without a single verb: people of few words write in nouns. */
const dense = [0.45, 0.65] as const

/** How far an answer tells of something done, 0 to 1. */
export const tellsOfDeeds = (answer: AnswerReading): number =>
  Math.max(ramp(answer.substance.deeds, oneDeed), ramp(qualityOf(answer), dense))

/** How much general talk an answer holds, 0 to 1. */
export const talkIn = (answer: AnswerReading): number => partsOf(answer).talk

/** What an answer can be short of. */
const lacks = ['deeds', 'figures', 'trade', 'offer', 'talk'] as const satisfies readonly Part[]
type Lack = `lack.${(typeof lacks)[number]}`

/** From here on an account is sound, and figures are what lifts it; before, they are the least that it lacks. */
const soundEnough = 0.45

/** What would lift an answer most, by the weights that its score is made of. */
export function shortOf(answer: AnswerReading): Lack {
  const shown = partsOf(answer)
  const [most] = lacks
    .filter((one) => one !== 'figures' || (!answer.motivation && qualityOf(answer) >= soundEnough))
    // The sentence beside it says what was done.
    .filter((one) => one !== 'deeds' || detectStarElements(answer).action !== 'found')
    .map((one) => ({ one, lost: worth[one] * ((one === 'talk' ? 0 : 1) - shown[one]) }))
    .sort((a, b) => b.lost - a.lost)
  return `lack.${most?.one ?? 'deeds'}`
}

/** The step of the anchors that a quality stands for; between the points the line is straight. */
const anchors = [
  [-0.12, 8],
  [0.09, 25],
  [0.2, 37],
  [0.36, 54],
  [0.56, 75],
  [0.78, 92],
  [1, 100],
] as const

export function markOf(answer: AnswerReading): number {
  if (answer.kind !== 'given' || answer.spoken.length === 0) return 0
  const spoken = within(0, answer.spokenWords / minSpoken, 1)
  return Math.round(interpolate(qualityOf(answer), anchors) * spoken)
}

/** Up to the first value an answer is poor in what the engine knows, which need not be poor; from the second on it is not. */
const poor = [37, 47] as const
/** Of an answer with more words of its question than this nobody knows whether it tells anything. */
const maxEchoed = 0.2
/** So many words of some meaning of its own tell something. */
const minMeant = 5

/** How far an answer tells something, without general talk, in words that this engine does not know of the job, 0 to 1. */
function beyondReading(answer: AnswerReading): number {
  const { kind, substance, stems, language, contentShare } = answer
  if (kind !== 'given' || contentShare < 0.5) return 0
  const meant = [...stems].filter((stem) => rarityOf(stem, language) > ofMostTrades).length
  return (
    (1 - ramp(markOf(answer), poor)) *
    ramp(substance.told, [0.7, 1]) *
    ramp(substance.talk, [0.7, 0.3]) *
    ramp(substance.echo, [maxEchoed + 0.05, maxEchoed - 0.05]) *
    ramp(meant, [minMeant - 2, minMeant])
  )
}

/** How far each answer counts, and how many the engine cannot judge.
 * Of those that tell something at most a third is left out, the poorest first, and none where the answers have to do
 * with neither their questions nor the job. `sure` says how far they do. */
export function judgedOf(
  all: readonly AnswerReading[],
  sure: number,
): { answers: Judged[]; unjudged: number } {
  let left = (sure * all.filter(({ kind, spoken }) => kind === 'given' && spoken.length > 0).length) / 3
  const beyond = new Map(all.map((answer) => [answer.index, beyondReading(answer)]))
  const counts = new Map<number, number>()
  for (const answer of [...all].sort((a, b) => markOf(a) - markOf(b))) {
    const out = Math.min(left, beyond.get(answer.index) ?? 0)
    left -= out
    counts.set(answer.index, 1 - out)
  }
  return {
    answers: all.map((answer) => ({ ...answer, counts: counts.get(answer.index) ?? 1 })),
    unjudged: sure === 0 ? 0 : [...beyond.values()].reduce((sum, one) => sum + one, 0),
  }
}

/** An answer, and how far it counts, 0 to 1: not at all where the machine cannot judge it. */
export type Judged = AnswerReading & { counts: number }
/** What a competency is scored from. */
export type Judging = Pick<Prepared, 'job'> & { readonly answers: readonly Judged[] }

/** The mean over answers, each as far as it counts. */
export function meanOver(answers: readonly Judged[], of: (answer: Judged) => number): number {
  const all = answers.reduce((sum, { counts }) => sum + counts, 0)
  return all === 0 ? 0 : answers.reduce((sum, answer) => sum + answer.counts * of(answer), 0) / all
}

/** The questions whose answers the engine could judge. */
export const scoredOf = (questions: readonly QuestionScore[]) =>
  questions.flatMap(({ value, ...question }) => (value === null ? [] : [{ ...question, value }]))

export function scoreAnswer(answer: Judged): Reason & { value: number | null } {
  const { counts, kind } = answer
  if (counts < 0.5)
    return { value: null, ...reasonOf([part(counts > 0 ? 'answer.hardlyJudged' : 'answer.unjudged')]) }
  if (kind !== 'given') return { value: 0, ...reasonOf([part(`answer.${kind}`)]) }
  if (answer.spoken.length === 0) return { value: 0, ...reasonOf([part('answer.repeats')]) }
  const value = markOf(answer)
  const muchTalk = talkIn(answer) >= tooMuchTalk
  const lack = part(shortOf(answer))
  return { value, ...reasonOf(describeAnswer(answer, { value, muchTalk, shortOf: lack })) }
}

const minSpoken = 8
const tooMuchTalk = 0.6
