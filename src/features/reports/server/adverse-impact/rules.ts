import type { GroupImpact, Impact } from '../../contract/job-reports.ts'
import type { GroupFigures } from '../tables.ts'

/** Above this a difference may well be chance. */
const significance = 0.05

type Counts = { count: number; applicants: number }

/** The groups of one attribute, each compared with the one that has the highest rate. Pure. */
export function compareGroups(figures: readonly GroupFigures[]): GroupImpact[] {
  const selection = compare(figures.map(({ applicants, selected }) => ({ applicants, count: selected })))
  const scoring = compare(figures.map(({ applicants, reached }) => ({ applicants, count: reached })))
  return figures.map(({ group, applicants }, at) => ({
    group,
    applicants,
    selection: selection[at] ?? null,
    scoring: scoring[at] ?? null,
  }))
}

function compare(
  groups: readonly { applicants: number; count: number | null }[],
): readonly (Impact | null)[] {
  const counted = groups.filter((group): group is Counts => group.count !== null)
  // Of equal rates the larger group is the one to compare with.
  const [highest] = counted.toSorted(
    (one, other) => rateOf(other) - rateOf(one) || other.applicants - one.applicants,
  )
  return groups.map((group) => (highest && group.count !== null ? impactOf(group as Counts, highest) : null))
}

const rateOf = ({ count, applicants }: Counts): number => count / applicants

function impactOf(group: Counts, highest: Counts): Impact {
  const { count } = group
  const rate = rateOf(group)
  if (group === highest) return { count, rate, ratio: 1, verdict: 'highest', pValue: null }
  const ratio = rate / rateOf(highest)
  const pValue = fisherExact(group, highest)
  if (reachesFourFifths(group, highest)) return { count, rate, ratio, verdict: 'no-flag', pValue }
  return { count, rate, ratio, verdict: pValue < significance ? 'flag' : 'unclear', pValue }
}

/** In whole numbers: exactly four fifths is enough. */
const reachesFourFifths = (group: Counts, highest: Counts): boolean =>
  5 * group.count * highest.applicants >= 4 * highest.count * group.applicants

/**
 * The probability, if the group made no difference, of counts at least as unlikely as these: Fisher's exact test,
 * two-sided, which holds for small groups too.
 */
export function fisherExact(one: Counts, other: Counts): number {
  const total = one.applicants + other.applicants
  const successes = one.count + other.count
  const logFactorial = logFactorialsTo(total)
  const logChoose = (n: number, k: number) =>
    (logFactorial[n] ?? 0) - (logFactorial[k] ?? 0) - (logFactorial[n - k] ?? 0)
  const logProbability = (count: number) =>
    logChoose(one.applicants, count) +
    logChoose(other.applicants, successes - count) -
    logChoose(total, successes)
  // Rounding must not leave out counts that are exactly as likely.
  const limit = logProbability(one.count) + 1e-9
  let sum = 0
  for (
    let count = Math.max(0, successes - other.applicants);
    count <= Math.min(successes, one.applicants);
    count++
  ) {
    const probability = logProbability(count)
    if (probability <= limit) sum += Math.exp(probability)
  }
  return Math.min(1, sum)
}

function logFactorialsTo(largest: number): Float64Array {
  const logs = new Float64Array(largest + 1)
  for (let n = 2; n <= largest; n++) logs[n] = (logs[n - 1] ?? 0) + Math.log(n)
  return logs
}
