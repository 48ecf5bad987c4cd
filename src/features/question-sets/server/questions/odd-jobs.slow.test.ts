import fc from 'fast-check'
import { expect, it } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { jobTypes, seniorityLevels } from '#features/jobs/contract/options.ts'
import { templatesIn } from '#lexicon/questions/read-lexicon.ts'
import { lintQuestionSet } from '#testing/lint-question-set.ts'
import type { JobBrief } from './job-brief.ts'
import { planSlots } from './plan-slots.ts'
import { lintContextOf } from './question-choices.ts'
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

it('§question-set-10 whatever a job says, its interview is whole, clean and the same each time', () => {
  fc.assert(
    fc.property(brief, (job) => {
      const questions = writeBuiltinQuestions(job)
      expect(questions.map(({ slot }) => slot)).toEqual(planSlots(job))
      const found = lintQuestionSet(
        questions.map(({ text }) => text),
        job.language,
        lintContextOf(job),
      )
      expect(found).toEqual([])
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

const templateWords = interviewLanguages.map(templatesIn).flatMap(({ slots, softSkills }) => [
  ...new Set(
    [...Object.values(slots), ...Object.values(softSkills)]
      .flat()
      .join(' ')
      .match(/[\p{L}’]+/gu),
  ),
])
const words = fc.array(fc.constantFrom(...templateWords), { minLength: 1, maxLength: 4 })
const phrase = words.map((some) => some.join(' '))

it('a job made of the very words that questions are made of gets its interview', () => {
  fc.assert(
    fc.property(brief, phrase, phrase, fc.array(phrase, { maxLength: 4 }), (job, title, name, skills) => {
      const odd = { ...job, title, skills, company: { ...job.company, name } }
      const texts = writeBuiltinQuestions(odd).map(({ text }) => text)
      expect(new Set(texts).size).toBe(planSlots(odd).length)
    }),
    { numRuns: 150 },
  )
  const odd = {
    title: 'este',
    skills: ['Cuéntenos'],
    company: { name: 'de Cuándo', description: '', values: [] },
  }
  const [job] = fc.sample(brief, { numRuns: 1, seed: 1 })
  if (job)
    expect(writeBuiltinQuestions({ ...job, ...odd, language: 'es' })).toHaveLength(planSlots(job).length)
})
