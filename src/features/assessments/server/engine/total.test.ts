import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import type { AssessmentInput } from './assessment.ts'
import { personas } from './fixtures/personas.ts'

const best = personas.find(({ band, input }) => band === 'excellent' && input.job.language === 'en')?.input
const german = personas.find(({ band, input }) => band === 'excellent' && input.job.language === 'de')?.input
const withAnswers = (input: AssessmentInput, answers: readonly string[]) => ({
  ...input,
  answers: input.answers.map((answer, at) => answers[at] ?? answer),
})

/** The most that somebody so good can have, with what stands against them. */
function expectCapped(input: AssessmentInput | undefined, limit: number, reason: RegExp): void {
  if (!best || !input) throw new Error('No persona')
  expect(assess(best).score).toBeGreaterThan(79)
  expect(assess(best).caps).toEqual([])
  const { score, caps } = assess(input)
  expect(caps).toContainEqual({ limit, reason: expect.stringMatching(reason) })
  expect(score).toBeLessThanOrEqual(limit)
}

test('a third of the answers in another language: no more than 69', () => {
  expectCapped(
    best && german && withAnswers(best, german.answers.slice(0, 2)),
    69,
    /not in the interview language/,
  )
})

test('under half of the required skills shown: no more than 79', () => {
  const skills = ['Node.js', 'Welding', 'Falconry', 'Bookbinding']
  const job = best && { ...best.job, idealProfile: { ...best.job.idealProfile, skills } }
  expectCapped(best && job && { ...best, job }, 79, /\(1 of 4\)/)
})

test('under half of the questions answered in substance: no more than 59', () => {
  const short = [
    'I like orders and this service very much.',
    'PostgreSQL was slow, I made the queries fast.',
    'I explained our choice to the sales team.',
  ]
  expectCapped(best && withAnswers(best, short), 59, /in substance \(1 of 4\)/)
})
