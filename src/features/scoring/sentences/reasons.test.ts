import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contradictions } from '#testing/interviews/contradictions.ts'
import { degenerateInterviews } from '#testing/interviews/degenerate-interviews.ts'
import { personas } from '#testing/interviews/personas.ts'
import { wrongWithReasons } from '#testing/interviews/wrong-with-reasons.ts'
import type { AssessmentInput } from '../assessment.ts'
import { assess } from '../score-interview.ts'

const manyValues = [
  'Integrity',
  'Innovation',
  'Teamwork',
  'Customer Focus',
  'Excellence',
  'Responsibility',
  'Transparency',
]
const longNames = [
  'Negotiation with carriers',
  'Planning of shipments',
  'Handling of dangerous goods',
  'Customs declarations and clearance',
  'Lectura de planos',
  'Beschwerdemanagement',
  'Droit immobilier',
]

/** The same interview with less, more or other things in it, so that each sentence is met in its forms. */
function variantsOf(input: AssessmentInput): AssessmentInput[] {
  const { job, answers, cv } = input
  const { idealProfile } = job
  const asking = (changes: Partial<AssessmentInput['job']['idealProfile']>, values = job.companyValues) => ({
    ...input,
    job: { ...job, companyValues: values, idealProfile: { ...idealProfile, ...changes } },
  })
  return [
    input,
    { ...input, cv: null },
    { ...input, cv: { text: `${cv?.text.split('\n')[0] ?? ''}\nExcel` } },
    { ...input, answers: answers.map((answer, at) => (at === 0 ? answer : '')) },
    { ...input, answers: answers.map((answer) => answer.split('. ').slice(0, 2).join('. ')) },
    { ...input, answers: answers.map((answer) => answer.toLowerCase().replaceAll('.', '')) },
    { ...input, answers: answers.map((answer, at) => (at > 0 ? answer : answer.repeat(2))) },
    asking({ softSkills: [], skills: [], preferredLanguages: [] }, []),
    asking({ softSkills: ['Leadership'], minExperienceYears: 1, seniorityLevel: 'intern' }, ['Integrity']),
    asking({
      skills: ['Excel', 'SAP', 'MySQL', 'Terraform', 'Welding', 'Bookkeeping', 'Nursing', 'Forestry'],
      minExperienceYears: 12,
      educationLevel: 'PhD',
      seniorityLevel: 'Executive',
      preferredLanguages: ['English', 'French', 'German', 'Spanish', 'Arabic', 'Italian'],
    }),
    {
      ...asking({ preferredLanguages: ['Arabic', 'Italian'] }),
      cv: { text: `${cv?.text ?? ''}\nLanguages\nArabic: basic, Italian B1` },
    },
    asking({ skills: longNames, minExperienceYears: 3 }, manyValues),
  ]
}

type Check = (assessment: ReturnType<typeof assess>, input: AssessmentInput) => unknown[]

/** What no assessment has, by its name. */
const checks: [string, Check][] = Object.entries({
  ...contradictions,
  slips: (assessment, input) => wrongWithReasons(input, assessment),
} satisfies Record<string, Check>)

/** Of an interview, each kind that was found. */
function foundIn(input: AssessmentInput): [string, unknown[]][] {
  const assessment = assess(input)
  return checks
    .map(([kind, check]): [string, unknown[]] => [kind, check(assessment, input)])
    .filter(([, found]) => found.length > 0)
}

const isWritten = ({ band }: (typeof personas)[number]) =>
  ['excellent', 'good', 'partial', 'weak'].includes(band)

/** An interview put together from sentences of the written ones of its language, for a job that asks for this and that. */
const mixedInterview = fc
  .constantFrom(...personas)
  .chain(({ input }) => {
    const { language } = input.job
    const alike = personas.filter((one) => one.input.job.language === language && isWritten(one))
    const sentences = alike.flatMap((one) =>
      one.input.answers.flatMap((answer) => answer.split(/(?<=[.!?]) /)),
    )
    const values = alike.flatMap((one) => one.input.job.companyValues)
    const skills = [...alike.flatMap((one) => one.input.job.idealProfile.skills), 'Excel', 'Welding']
    return fc.record({
      input: fc.constant(input),
      answers: fc.array(fc.array(fc.constantFrom(...sentences), { maxLength: 6 }), {
        minLength: input.questions.length,
        maxLength: input.questions.length,
      }),
      cv: fc.constantFrom(null, ...alike.map((one) => one.input.cv)),
      values: fc.uniqueArray(fc.constantFrom(...values), { maxLength: 7 }),
      skills: fc.uniqueArray(fc.constantFrom(...skills), { maxLength: 8 }),
      preferredLanguages: fc.subarray(['English', 'French', 'German', 'Spanish', 'Arabic']),
      spoken: fc.subarray([
        'English: basic',
        'French A2',
        'German B1',
        'Spanish (native)',
        'Arabic: notions',
      ]),
      measured: fc.constantFrom(...values),
    })
  })
  .map(
    ({ input, answers, cv, values, measured, spoken, ...asked }): AssessmentInput => ({
      ...input,
      job: {
        ...input.job,
        companyValues: values,
        idealProfile: { ...input.job.idealProfile, ...asked },
      },
      questions: input.questions.map((question, at) =>
        at === 1 ? { ...question, measures: [measured] } : question,
      ),
      answers: answers.map((parts) => parts.join(' ')),
      cv: cv && { text: `${cv.text}\nLanguages\n${spoken.join(', ')}` },
    }),
  )

describe('§assessment-6 each score says in one sentence why, and what was missing, without contradiction', () => {
  test.each(personas)('$name', ({ input }) => {
    for (const variant of variantsOf(input)) expect(foundIn(variant)).toEqual([])
  })

  test.each(['en', 'fr', 'de', 'es'] as const)('%s: interviews that say nothing', (language) => {
    for (const { input } of degenerateInterviews(language))
      expect(wrongWithReasons(input, assess(input))).toEqual([])
  })

  test('interviews that nobody wrote', () => {
    fc.assert(
      fc.property(mixedInterview, (input) => {
        expect(foundIn(input)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
