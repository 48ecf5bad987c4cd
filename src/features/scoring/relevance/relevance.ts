import type { Language } from '#contract/languages.ts'
import type { Trade } from '#lexicon/occupations/find-trade.ts'
import { rarityOf } from '#lexicon/occupations/fit-families.ts'
import { nearTo, speechOfFamilies } from '#lexicon/occupations/trade-speech.ts'
import { kinFinder } from '#lexicon/stem.ts'
import type { AssessmentInput } from '../assessment.ts'
import { contentStems } from '../text/stems.ts'
import { mean, sum, within } from '../text/text.ts'
import { stemsAround } from './like-questions.ts'
import { offerOf } from './offer.ts'

/** `clear`: connected; `unclear`: a person should read; `none`: so far out that no total is given. */
export type Connection = 'clear' | 'unclear' | 'none'
/** Whether the answers of a whole interview fit its questions, and whether they belong to its job. */
export type Relevance = {
  readonly questions: Connection
  readonly job: Connection
  /** How far both are sure, 0 to 1; half of that on the line of a remark. */
  readonly sure: number
}

type Asked = Pick<AssessmentInput, 'job' | 'questions'>
type Stems = ReadonlySet<string>

/** Fewer say too little of an interview for a remark; only what has nothing of its job is seen in them, and nothing in the fewest. */
const minAnswers = 5
const minStems = 25
const fewestStems = 20

/**
 * Below the first line a person should read the interview, below the second it gets no total. Drawn on the dev split; that
 * of few answers, whose order says nothing, on the first three and four of them.
 */
const lines = { questions: [-0.8, -4], job: [1.2, 2.45], few: 0.5 } as const
/** So far from a line it is as good as certain on which side of it an interview is. */
const nearLine = { questions: 1, job: 0.65 } as const

/** Reads the answers (redacted, slips of the pen mended) of a whole interview. Never a factor of a score, and never about one answer. */
export function readRelevance(asked: Asked, answers: readonly string[]): Relevance {
  const { language } = asked.job
  const stems = answers.map((text) => contentStems(text, language))
  const given = stems.filter(({ size }) => size > 0).length
  const all = new Set(stems.flatMap((own) => [...own]))
  const clear = { questions: 'clear', job: 'clear', sure: 1 } as const
  if (all.size < fewestStems) return clear
  const { byRare, byAny, saysLittle } = belongingOf(asked, all)
  if (given < minAnswers || all.size < minStems)
    return saysLittle || byAny >= lines.few ? clear : { ...clear, job: 'none', sure: 0 }
  const order = orderOf(asked, stems)
  // Answers of another trade fit neither.
  const inOrder = Math.min(2, order)
  const job = byRare + inOrder
  const isNone = !saysLittle && byAny + 1.5 * inOrder < lines.job[1]
  const [unordered, far] = lines.questions
  const surely = (of: keyof typeof nearLine, value: number) =>
    within(0, 0.5 + (value - lines[of][0]) / (2 * nearLine[of]), 1)
  return {
    questions: order >= unordered ? 'clear' : order >= far ? 'unclear' : 'none',
    job: isNone ? 'none' : job >= lines.job[0] ? 'clear' : 'unclear',
    sure: isNone ? 0 : Math.min(surely('questions', order), surely('job', job)),
  }
}

/**
 * How much closer each answer is to its own question than to the interview's others: of a matrix of shared stems whose
 * rows and columns are centred the mean of the diagonal, and how far it leads every shifted one, in units of the spread.
 * Below 0 for answers in no order.
 */
export function orderOf({ job, questions }: Asked, answers: readonly Stems[]): number {
  const { language } = job
  const asked = questions.map((question) => matterOf(question, language))
  const places = answers.flatMap((own, at) => (own.size > 0 && asked[at] ? [at] : []))
  const weightOf = weightsFor(asked, answers, language)
  const matrix = places.map((row) => {
    const own = answers[row] ?? new Set()
    const isKin = kinFinder(own)
    const shareOf = (stem: string) => (own.has(stem) ? 1 : isKin(stem) ? kin : 0)
    return places.map((column) => overlap(shareOf, asked[column], weightOf))
  })
  const rows = matrix.map(mean)
  const columns = places.map((_, at) => mean(matrix.map((row) => row[at] ?? 0)))
  const all = mean(rows)
  const centred = matrix.map((row, i) =>
    row.map((value, j) => value - (rows[i] ?? 0) - (columns[j] ?? 0) + all),
  )
  const spread = Math.sqrt(mean(centred.flat().map((value) => value * value)))
  if (spread === 0) return 0
  // Answers that slipped by some places fit better there.
  const shifted = places.map((_, by) => mean(matrix.map((row, at) => row[(at + by) % places.length] ?? 0)))
  const lead = (shifted[0] ?? 0) - Math.max(...shifted.slice(1))
  return (mean(centred.map((row, at) => row[at] ?? 0)) + lead) / spread
}

/** A word built on another one. */
const kin = 0.7

/** The stems of what a question is about: its own count 1, those around it as much as they are like it. */
type Matter = ReadonlyMap<string, number>

function matterOf({ text, keyPoints = [] }: Asked['questions'][number], language: Language): Matter {
  const own = contentStems([text, ...keyPoints].join(' '), language)
  return new Map([...stemsAround(own, language), ...[...own].map((stem) => [stem, 1] as const)])
}

/** A stem that few trades, few of these questions and few of these answers have says most; what the trades say of it is the least sure. */
function weightsFor(
  asked: readonly Matter[],
  answers: readonly Stems[],
  language: Language,
): (stem: string) => number {
  const known = new Map<string, number>()
  const rareIn = (all: readonly unknown[], count: number) => Math.log((all.length + 1) / Math.max(1, count))
  return (stem) => {
    const weight =
      known.get(stem) ??
      Math.sqrt(rarityOf(stem, language)) *
        rareIn(asked, sum(asked.map((one) => one.get(stem) ?? 0))) *
        rareIn(answers, answers.filter((one) => one.has(stem)).length)
    known.set(stem, weight)
    return weight
  }
}

function overlap(
  shareOf: (stem: string) => number,
  question: Matter = new Map(),
  weightOf: (stem: string) => number,
): number {
  let shared = 0
  let whole = 0
  for (const [stem, own] of question) {
    const weight = weightOf(stem) * own
    whole += weight
    shared += weight * shareOf(stem)
  }
  return shared / Math.sqrt(Math.max(1, whole))
}

/**
 * How far the words of an interview are those of its job: of the family of its occupation, against the best of the
 * others, and of the offer and its questions, for both lengths. Words of few trades tell one trade from another; talk of nothing at all
 * has not even the others.
 */
function belongingOf({ job, questions }: Asked, said: Stems) {
  const offer = offerOf(job)
  const own = contentStems([offer.text, ...questions.map((one) => one.text)].join('\n'), job.language)
  const shared = [...said].filter((stem) => own.has(stem))
  const saysLittle = contentStems(offer.text, job.language).size < fewestOfOffer
  const shareBy = (weightOf: (stem: string) => number) => {
    const weigh = (stems: Iterable<string>) => sum([...stems].map(weightOf))
    return weigh(shared) / Math.sqrt(weigh(said) * weigh(own) || 1)
  }
  const lead = leadOf(offer.trade, said, job.language)
  return {
    byRare: lead + offerWeight * shareBy((stem) => rarityOf(stem, job.language) ** 2),
    byAny: lead + offerWeight * shareBy(() => 1),
    saysLittle,
  }
}

const offerWeight = 40
/** An offer of fewer words says too little of its work to hold against anybody that the answers are about another. */
const fewestOfOffer = 12
/** Of a trade that nobody knows: nothing is held against its answers. */
const unknownTrade = 0

/** How far the family of an offer is ahead of the best one whose work is another, in standard deviations of all. */
function leadOf(trade: Trade | null, said: Stems, language: Language): number {
  if (!trade) return unknownTrade
  const fits = speechOfFamilies(said, language)
  const all = [...fits.values()]
  const average = mean(all)
  const spread = Math.sqrt(mean(all.map((fit) => (fit - average) ** 2)))
  const own = fits.get(trade.family) ?? 0
  const near = [trade.family, ...nearTo(trade).map((one) => one.split('/')[0])]
  const others = [...fits].filter(([family]) => !near.includes(family)).map(([, fit]) => fit)
  return spread === 0 ? 0 : (own - Math.max(...others)) / spread
}
