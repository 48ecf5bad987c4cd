import fc from 'fast-check'
import { expect, it } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { jobTypes, seniorityLevels } from '#features/jobs/contract/options.ts'
import type { JobBrief } from './job-brief.ts'
import { planSlots } from './plan-slots.ts'
import { writeBuiltinQuestions } from './write-builtin-questions.ts'

const oddText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom(
    '',
    'مهندس برمجيات أول (عن بعد)',
    '🚀🔥 Growth Hacker 🦄',
    'a'.repeat(120),
    'Chef de projet senior en charge de la transformation numérique des activités de distribution, de logistique et d’achats',
    'C++ / C# <script>alert(1)</script> Developer',
    'Ingénieur·e R&D (H/F) – CDI',
    '«»“”„"?¿!',
    'Gestion de la famille et de la santé',
  ),
)

const brief: fc.Arbitrary<JobBrief> = fc.record({
  jobId: fc.uuid(),
  title: oddText,
  description: fc.oneof(oddText, fc.string({ unit: 'grapheme', maxLength: 500 })),
  type: fc.constantFrom(...jobTypes),
  language: fc.constantFrom(...interviewLanguages),
  skills: fc.array(oddText, { maxLength: 5 }),
  softSkills: fc.constantFrom([], ['Communication'], ['Leadership', 'Creativity', 'Teamwork']),
  seniority: fc.constantFrom(...seniorityLevels),
  industry: fc.constantFrom('Technology', 'Retail', 'Unheard-of'),
  minExperienceYears: fc.constantFrom(0, 1, 3, 5, 10),
  company: fc.record({
    name: oddText,
    description: fc.constant(''),
    values: fc.constantFrom([], ['Integrity'], ['Integrity', 'Diversity'], ['Nonsense']),
  }),
})

it('§question-set-10 whatever a job says, its interview is whole, without repeats and the same each time', () => {
  fc.assert(
    fc.property(brief, (job) => {
      const questions = writeBuiltinQuestions(job)
      expect(questions.map(({ slot }) => slot)).toEqual(planSlots(job))
      expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length)
      expect(writeBuiltinQuestions(job)).toEqual(questions)
    }),
    { numRuns: 150 },
  )
})

it('each attempt gives other questions', () => {
  fc.assert(
    fc.property(brief, fc.integer({ min: 0, max: 20 }), (job, attempt) => {
      const texts = writeBuiltinQuestions(job, attempt).map(({ text }) => text)
      const next = writeBuiltinQuestions(job, attempt + 1).map(({ text }) => text)
      const same = texts.filter((text) => next.includes(text)).length
      expect(same).toBeLessThanOrEqual(texts.length / 2)
    }),
    { numRuns: 60 },
  )
})
