import { describe, expect, test } from 'vitest'
import { degenerateInterviews } from '#testing/interviews/degenerate-interviews.ts'
import { personas } from '#testing/interviews/personas.ts'
import { wrongWithReasons } from '#testing/interviews/wrong-with-reasons.ts'
import type { AssessmentInput } from '../assessment.ts'
import { assess } from '../score-interview.ts'

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
  ]
}

describe('each score says in one sentence why, and what was missing', () => {
  test.each(personas)('§assessment-6 $name', ({ input }) => {
    for (const variant of variantsOf(input)) expect(wrongWithReasons(variant, assess(variant))).toEqual([])
  })

  test.each(['en', 'fr', 'de', 'es'] as const)('%s: interviews that say nothing', (language) => {
    for (const { input } of degenerateInterviews(language))
      expect(wrongWithReasons(input, assess(input))).toEqual([])
  })
})
