import type { CandidateId } from '#contract/ids.ts'
import { listOf, part } from '../sentences/said.ts'
import { interpolate } from '../text/text.ts'
import type { Points } from './typing-points.ts'

/** What one answer has word for word in common with answers of other candidates of the job. */
export type SharedShingle = {
  /** The answer's place, from 0. */
  answer: number
  /** The share of the answer's fingerprints that others have too, 0-1. */
  share: number
  fingerprints: number
  candidates: readonly CandidateId[]
}

/** A proverb or a line of a guide for applicants can be in two texts by chance. */
const minFingerprints = 3

/** The answers with more in common with others than chance explains. */
export function sharedAnswers(shared: readonly SharedShingle[]): SharedShingle[] {
  return shared.filter(({ fingerprints, share }) => fingerprints >= minFingerprints && share >= 0.15)
}

/** Points for passages that other candidates of the job wrote word for word, 0-85. */
export function sharedPoints(shared: readonly SharedShingle[], answers: number): Points {
  const found = sharedAnswers(shared)
  if (found.length === 0) return { points: 0, reasons: [] }
  const weight = found.reduce((sum, { share }) => sum + share, 0)
  const others = new Set(found.flatMap(({ candidates }) => candidates)).size
  const points = interpolate(weight / Math.max(1, Math.min(answers, 4)), [
    [0, 20],
    [0.25, 40],
    [0.75, 70],
    [1, 85],
  ])
  const numbers = listOf(found.map(({ answer }) => String(answer + 1)))
  return {
    points,
    reasons: [[part('ai.shared', { count: found.length, answers: numbers, others })]],
  }
}
