import { expect, test } from 'vitest'
import { personas } from '#testing/interviews/personas.ts'
import type { AnswerReading } from '../answers/read-answer.ts'
import type { AssessmentInput } from '../assessment.ts'
import { assess } from '../score-interview.ts'
import type { SkillCredit } from './technical-skills.ts'
import { capsOf, weightedMean } from './total.ts'

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
  expect(caps).toContainEqual(expect.objectContaining({ limit, reason: expect.stringMatching(reason) }))
  expect(score).toBeLessThanOrEqual(limit)
}

test('§assessment-11 a third of the answers in another language: no more than 69', () => {
  expectCapped(
    best && german && withAnswers(best, german.answers.slice(0, 2)),
    69,
    /not in the interview language/,
  )
})

test('§assessment-12 under half of the required skills shown: no more than 79', () => {
  const skills = ['Node.js', 'Welding', 'Falconry', 'Bookbinding']
  const job = best && { ...best.job, idealProfile: { ...best.job.idealProfile, skills } }
  expectCapped(best && job && { ...best, job }, 79, /\(1 of 4\)/)
})

test('§assessment-13 under half of the questions answered in substance: no more than 59', () => {
  const short = [
    'I like orders and this service very much.',
    'PostgreSQL was slow, I made the queries fast.',
    'I explained our choice to the sales team.',
  ]
  expectCapped(best && withAnswers(best, short), 59, /in substance \(1 of 4\)/)
})

const answer = (kind: AnswerReading['kind'], substantial = true) => ({ kind, substantial }) as AnswerReading
const skill = (credit: number) => ({ credit }) as SkillCredit
const answers = (good: number, off: number, empty = 0, thin = 0) => [
  ...Array.from({ length: good }, () => answer('given')),
  ...Array.from({ length: off }, () => answer('off-language')),
  ...Array.from({ length: empty }, () => answer('empty', false)),
  ...Array.from({ length: thin }, () => answer('given', false)),
]

test.each<[what: string, answers: AnswerReading[], skills: SkillCredit[], hasCv: boolean, limits: number[]]>([
  ['nothing against them', answers(4, 0), [skill(1)], true, []],
  ['exactly a third in another language', answers(2, 1), [], true, [69]],
  ['less than a third in another language', answers(3, 1), [], true, []],
  ['a third of the answers that are not empty', answers(2, 1, 1), [], true, [69]],
  ['exactly half of the skills, each just shown', answers(4, 0), [skill(0.5), skill(0.4)], true, []],
  ['one of three skills', answers(4, 0), [skill(1), skill(0), skill(0)], true, [79]],
  ['no skills required', answers(4, 0), [], true, []],
  ['exactly half answered in substance', answers(2, 0, 0, 2), [], true, []],
  ['one of three answered in substance', answers(1, 0, 0, 2), [], true, [59]],
  ['nothing answered', answers(0, 0, 4), [], true, [59]],
  ['no readable CV', answers(4, 0), [], false, [74]],
])('caps with %s', (_what, given, skills, hasCv, limits) => {
  expect(capsOf(given, skills, hasCv).map(({ limit }) => limit)).toEqual(limits)
})

test('a cap says why', () => {
  expect(capsOf(answers(1, 1), [skill(0.4)], false)).toMatchObject([
    { limit: 69, reason: 'A third or more of the answers are not in the interview language.' },
    { limit: 79, reason: 'Fewer than half of the required skills were found (0 of 1).' },
    { limit: 74, reason: 'No readable CV was found.' },
  ])
})

test.each<[what: string, fields: [value: number | null, weight: number][], mean: number | null]>([
  [
    'weights count',
    [
      [100, 1],
      [40, 3],
    ],
    55,
  ],
  [
    'what has no score does not count',
    [
      [null, 5],
      [70, 1],
    ],
    70,
  ],
  [
    'what weighs nothing does not count',
    [
      [100, 0],
      [70, 1],
    ],
    70,
  ],
  [
    'without a score there is no mean',
    [
      [null, 1],
      [100, 0],
    ],
    null,
  ],
])('the weighted mean: %s', (_what, fields, mean) => {
  const scores = Object.fromEntries(fields.map(([value, weight], at) => [String(at), { value, weight }]))
  expect(weightedMean(scores as Parameters<typeof weightedMean>[0])).toBe(mean)
})
