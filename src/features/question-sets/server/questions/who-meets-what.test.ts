import { expect, it } from 'vitest'
import { questionsOfFamily } from '#lexicon/occupations/read-lexicon.ts'
import type { JobBrief } from './job-brief.ts'
import { choicesFor } from './library-options.ts'

const aBrief = (changes: Partial<JobBrief>): JobBrief => ({
  jobId: 'job-1',
  title: '',
  description: '',
  type: 'Full-time',
  language: 'en',
  skills: [],
  softSkills: ['Teamwork', 'Creativity'],
  seniority: 'Mid-level',
  industry: 'Any',
  minExperienceYears: 0,
  company: { name: 'Tern', description: '', values: [] },
  ...changes,
})

const asks = (changes: Partial<JobBrief>, family: string, situation: string): boolean => {
  const { text } = questionsOfFamily(family, 'en')[situation] ?? { text: 'none' }
  const { topSkill, failure } = choicesFor(aBrief(changes)).options
  return [...topSkill, ...failure].some(({ question }) => question.text === text)
}

it('those who lead in a trade are asked of leading too, and not what only those do whom they lead', () => {
  expect(asks({ title: 'Production manager' }, 'leading-people', 'change-resisted')).toBe(true)
  expect(asks({ title: 'Production manager' }, 'production', 'behind-target')).toBe(true)
  expect(asks({ title: 'Production manager' }, 'production', 'machine-stops')).toBe(false)
  expect(asks({ title: 'Production worker' }, 'leading-people', 'change-resisted')).toBe(false)
  expect(asks({ title: 'Production worker', seniority: 'Team Lead' }, 'leading-people', 'money-short')).toBe(
    true,
  )
})

it('nobody is asked what people of the occupation never meet', () => {
  expect(asks({ title: 'Theatre nurse' }, 'care', 'refuses-care')).toBe(false)
  expect(asks({ title: 'Nurse' }, 'care', 'refuses-care')).toBe(true)
})

it('interns and juniors are not asked what takes years in the trade', () => {
  const title = 'Recruiter'
  expect(asks({ title, seniority: 'Intern' }, 'human-resources', 'wrong-hire')).toBe(false)
  expect(asks({ title, seniority: 'Senior' }, 'human-resources', 'wrong-hire')).toBe(true)
})

it('the trade’s own work comes first where a leader’s duties are asked about', () => {
  const { options } = choicesFor(aBrief({ title: 'Production manager', seniority: 'Executive' }))
  const own = Object.values(questionsOfFamily('production', 'en')).map(({ text }) => text)
  expect(own).toContain(options.duty[0]?.question.text)
})

it('of a trade whose occupation is not known, what few of it meet is not asked', () => {
  const unknown = {
    title: 'Hand at our house',
    description: 'Our guests arrive at the front desk; you check them in, take reservations and clean rooms.',
    skills: ['Reservations', 'Check-in', 'Housekeeping'],
  }
  expect(asks(unknown, 'reception-service', 'unhappy-guest')).toBe(true)
  expect(asks(unknown, 'reception-service', 'suspicious-play')).toBe(false)
  expect(asks({ title: 'Croupier' }, 'reception-service', 'suspicious-play')).toBe(true)
})

it('one mistake is asked about: accounts of a failure are for that question alone', () => {
  const { failure, ...others } = choicesFor(aBrief({ title: 'Night nurse' })).options
  const { text } = questionsOfFamily('care', 'en')['own-care-mistake'] ?? { text: 'none' }
  expect(failure.map(({ question }) => question.text)).toContain(text)
  const elsewhere = Object.values(others).flatMap((some) => some.map(({ question }) => question.text))
  expect(elsewhere).not.toContain(text)
})
