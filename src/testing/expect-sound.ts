import { expect } from 'vitest'
import type { Assessment, AssessmentInput } from '#features/scoring/assessment.ts'

/** Integers from 0 to 100 or nothing, and no points without a quote from the answers or the CV. */
export function expectSound(input: AssessmentInput, result: Assessment): void {
  const numbers = [
    result.score,
    ...Object.values(result.scores).map(({ value }) => value),
    ...result.questionScores.map(({ value }) => value),
  ]
  for (const value of numbers)
    expect(value === null || (Number.isInteger(value) && value >= 0 && value <= 100)).toBe(true)
  for (const { value, weight, quotes, reason } of Object.values(result.scores)) {
    if (value !== null && value > 0 && weight > 0) expect(quotes.length).toBeGreaterThan(0)
    expect(reason).not.toMatch(/<|https?:/)
    for (const quote of quotes) {
      const source = quote.source === 'cv' ? input.cv?.text : input.answers[quote.index]
      expect(source?.slice(quote.start, quote.end)).toBe(quote.text)
    }
  }
  for (const { limit } of result.caps)
    if (result.score !== null) expect(result.score).toBeLessThanOrEqual(limit)
}
