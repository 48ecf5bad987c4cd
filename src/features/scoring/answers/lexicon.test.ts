import { expect, it } from 'vitest'
import { companyValues } from '#features/company/contract/options.ts'
import { softSkills } from '#features/jobs/contract/options.ts'
import { signalsOf } from './lexicon.ts'

it.each(['en', 'fr', 'de', 'es'] as const)(
  'every company value and soft skill that a form offers has words in %s',
  (language) => {
    const { values, softSkills: skills } = signalsOf(language)
    for (const value of companyValues)
      expect(values.get(value.toLowerCase())?.steps().length, value).toBeGreaterThan(5)
    for (const skill of softSkills)
      expect(skills.get(skill.toLowerCase())?.steps().length, skill).toBeGreaterThan(5)
  },
)
