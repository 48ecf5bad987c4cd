import type { Assessment, AssessmentInput } from '../src/features/scoring/assessment.ts'

/** Integers from 0 to 100 or nothing, and no points that count without words that stand where they are said to. */
export function isSound(input: AssessmentInput, { score, scores }: Assessment): boolean {
  const values = [score, ...Object.values(scores).map(({ value }) => value)]
  const inRange = values.every(
    (value) => value === null || (Number.isInteger(value) && value >= 0 && value <= 100),
  )
  const supported = Object.values(scores).every(({ value, weight, quotes }) => {
    const stands = quotes.every(({ start, end, text, ...place }) => {
      const source = place.source === 'cv' ? input.cv?.text : input.answers[place.index]
      return source?.slice(start, end) === text
    })
    return stands && (value === null || value === 0 || weight === 0 || quotes.length > 0)
  })
  return inRange && supported
}
