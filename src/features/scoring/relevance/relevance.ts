import type { Language } from '#contract/languages.ts'
import { findTrade } from '#lexicon/occupations/find-trade.ts'
import { fitFamilies, rarityOf } from '#lexicon/occupations/fit-families.ts'
import type { AssessmentInput } from '../assessment.ts'
import { contentStems, kinFinder } from '../text/stems.ts'
import { mean } from '../text/text.ts'

/** `clear`: connected; `unclear`: a person should read; `none`: so far out that no total is given. */
export type Connection = 'clear' | 'unclear' | 'none'
/** Whether the answers of a whole interview fit its questions, and whether they belong to its job. */
export type Relevance = { readonly questions: Connection; readonly job: Connection }

type Asked = Pick<AssessmentInput, 'job' | 'questions'>
type Stems = ReadonlySet<string>

/** Fewer answers than these say too little of an interview: then nothing is remarked. */
const minAnswers = 5
const minStems = 25

/** Below the first line a person should read the interview, below the second it gets no total. Drawn on the dev split. */
const lines = { questions: [-0.9, -4], job: [5.4, 3.3] } as const

/** Reads the answers (redacted) of a whole interview. Never a factor of a score, and never about one answer. */
export function readRelevance(asked: Asked, answers: readonly string[]): Relevance {
  const { language } = asked.job
  const stems = answers.map((text) => contentStems(text, language))
  const given = stems.filter(({ size }) => size > 0).length
  const all = new Set(stems.flatMap((own) => [...own]))
  if (given < minAnswers || all.size < minStems) return { questions: 'clear', job: 'clear' }
  const order = orderOf(asked, stems)
  return {
    questions: connection(order, lines.questions),
    // Answers of another trade fit neither.
    job: connection(
      belongingOf(asked, answers.join('\n'), all) + orderWeight * Math.min(1, order),
      lines.job,
    ),
  }
}

const orderWeight = 1

const connection = (value: number, [low, far]: readonly [number, number]): Connection =>
  value >= low ? 'clear' : value >= far ? 'unclear' : 'none'

/**
 * How much closer each answer is to its own question than to the interview's others: of a matrix of shared stems whose
 * rows and columns are centred the mean of the diagonal, and how far it leads every shifted one, in units of the spread.
 * Below 0 for answers in no order.
 */
export function orderOf({ job, questions }: Asked, answers: readonly ReadonlySet<string>[]): number {
  const { language } = job
  const asked = questions.map(({ text, keyPoints = [] }) =>
    contentStems([text, ...keyPoints].join(' '), language),
  )
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

/** A stem that few trades, few of these questions and few of these answers have says most. */
function weightsFor(
  asked: readonly Stems[],
  answers: readonly Stems[],
  language: Language,
): (stem: string) => number {
  const known = new Map<string, number>()
  const rareIn = (all: readonly Stems[], stem: string) =>
    Math.log((all.length + 1) / Math.max(1, all.filter((one) => one.has(stem)).length))
  return (stem) => {
    const weight = known.get(stem) ?? rarityOf(stem, language) * rareIn(asked, stem) * rareIn(answers, stem)
    known.set(stem, weight)
    return weight
  }
}

function overlap(
  shareOf: (stem: string) => number,
  question: Stems = new Set(),
  weightOf: (stem: string) => number,
): number {
  let shared = 0
  let whole = 0
  for (const stem of question) {
    const weight = weightOf(stem)
    whole += weight
    shared += weight * shareOf(stem)
  }
  return shared / Math.sqrt(Math.max(1, whole))
}

/**
 * How far the words of an interview are those of its job: of the family of its occupation, against all families, and of
 * the offer and its questions, for both lengths.
 */
export function belongingOf({ job, questions }: Asked, text: string, said: Stems): number {
  const { language, title, description } = job
  const { skills } = job.idealProfile
  const own = contentStems(
    [title, description, ...skills, ...questions.map((one) => one.text)].join('\n'),
    language,
  )
  const shared =
    [...said].filter((stem) => own.has(stem)).length / Math.sqrt(Math.max(1, said.size * own.size))
  return tradeFit({ language, title, description, skills }, text) + offerWeight * shared
}

const offerWeight = 40

/** How many standard deviations the family of an offer stands above all families; 0 for a trade that nobody knows. */
function tradeFit(offer: Parameters<typeof findTrade>[0], text: string): number {
  const trade = findTrade(offer)
  if (!trade) return 0
  const fits = fitFamilies(text, offer.language)
  const all = [...fits.values()]
  const average = mean(all)
  const spread = Math.sqrt(mean(all.map((fit) => (fit - average) ** 2)))
  return spread === 0 ? 0 : ((fits.get(trade.family) ?? 0) - average) / spread
}
