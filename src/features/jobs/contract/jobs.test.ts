import { describe, expect, test } from 'vitest'
import { aNewJob } from '#testing/builders/a-job.ts'
import { newJob, preferencesMissing } from './jobs.ts'
import { experienceOptions } from './options.ts'
import { tidySkills } from './tidy-text.ts'

const first = (change: object) => newJob.safeParse({ ...aNewJob(), ...change }).error?.issues[0]?.message
const profile = (change: object) => first({ idealProfile: { ...aNewJob().idealProfile, ...change } })

test('§1.7-2 a whole offer is taken, and its texts are trimmed', () => {
  expect(newJob.parse({ ...aNewJob(), title: '  Sales Manager ' })).toEqual(aNewJob())
})

test('a title, a place and a skill are one line that reads the way it is written', () => {
  const sent = { ...aNewJob(), title: ' Head\r\nof\tSales\u202e\u200b ', location: 'Le\nKef' }
  expect(newJob.parse(sent)).toMatchObject({ title: 'Head of Sales', location: 'Le Kef' })
  expect(newJob.parse({ ...sent, title: 'مهندس \u200fC++' }).title).toBe('مهندس \u200fC++')
  expect(tidySkills(['Power\nBI', 'power bi', '\u2066Go\u2069'])).toEqual(['Power BI', 'Go'])
})

test('§1.3-3 the salary may be null or left out', () => {
  const { salary: _, ...rest } = aNewJob()
  expect(newJob.parse(rest).salary).toBeNull()
  expect(newJob.parse({ ...rest, salary: null }).salary).toBeNull()
})

describe('each wrong field has its own message', () => {
  test.each([
    [{ title: '' }, 'Please enter a job title.'],
    [{ title: '   ' }, 'Please enter a job title.'],
    [{ title: '\u200b\u202e' }, 'Please enter a job title.'],
    [{ title: '\u200d' }, 'Please enter a job title.'],
    [{ location: '\n\u00a0' }, 'Please enter a location.'],
    [{ title: undefined }, 'Please enter a job title.'],
    [{ title: 7 }, 'Please enter a job title.'],
    [{ title: 'x'.repeat(121) }, 'Please use at most 120 characters.'],
    [{ description: '' }, 'Please enter a job description.'],
    [{ description: 'x'.repeat(10_001) }, 'Please use at most 10000 characters.'],
    [{ location: null }, 'Please enter a location.'],
    [{ type: '' }, 'Please choose a job type.'],
    [{ type: 'full-time' }, 'Please choose a job type.'],
    [{ salary: '1500' }, 'Salary must be a number.'],
    [{ salary: Number.NaN }, 'Salary must be a number.'],
    [{ salary: 0 }, 'Salary must be more than 0.'],
    [{ salary: -5 }, 'Salary must be more than 0.'],
    [{ salary: 0.0001 }, 'Salary must be more than 0.'],
    [{ salary: 1_000_001 }, 'This salary is too high.'],
    [{ interviewLanguage: undefined }, 'Please choose the interview language.'],
    [{ interviewLanguage: '' }, 'Please choose the interview language.'],
    [{ interviewLanguage: 'Italian' }, 'Please choose the interview language.'],
  ])('%j', (change, message) => expect(first(change)).toBe(message))
})

describe('so is each of the ideal profile', () => {
  test.each([
    [{ skills: [] }, 'Please add at least one skill.'],
    [{ skills: ['  '] }, 'Please add at least one skill.'],
    [{ skills: 'CRM' }, 'Please add at least one skill.'],
    [{ skills: ['x'.repeat(61)] }, 'Please keep each skill under 60 characters.'],
    [{ skills: Array.from({ length: 31 }, (_, at) => `skill ${at}`) }, 'Please list at most 30 skills.'],
    [{ minExperienceYears: undefined }, 'Please choose an experience level.'],
    [{ minExperienceYears: 2 }, 'Please choose an experience level.'],
    [{ minExperienceYears: '3' }, 'Please choose an experience level.'],
    [{ seniorityLevel: '' }, 'Please choose a seniority level.'],
    [{ educationLevel: 'None' }, 'Please choose an education level.'],
    [{ preferredLanguages: [] }, preferencesMissing],
    [{ preferredLanguages: ['English', 'French', 'Arabic', 'German'] }, 'Please choose at most 3.'],
    [{ preferredLanguages: ['English', 'English'] }, 'Please choose each only once.'],
    [{ preferredLanguages: ['Klingon'] }, preferencesMissing],
    [{ softSkills: [] }, preferencesMissing],
    [{ softSkills: undefined }, preferencesMissing],
    [{ softSkills: ['Teamwork', 'Leadership', 'Creativity', 'Adaptability'] }, 'Please choose at most 3.'],
    [{ industryBackground: '' }, preferencesMissing],
  ])('%j', (change, message) => expect(profile(change)).toBe(message))
})

test('the message of missing preferences is the one people read', () => {
  expect(preferencesMissing).toBe('All preference fields are required to create the offer')
})

test('the first wrong field speaks', () => {
  expect(first({ title: '', location: '', salary: -1 })).toBe('Please enter a job title.')
})

test('§1.3-4 unknown fields are refused', () => {
  expect(newJob.safeParse({ ...aNewJob(), companyId: 'x' }).success).toBe(false)
  expect(profile({ age: 30 })).toBeDefined()
})

test('experience options stand for their numbers', () => {
  expect(Object.fromEntries(experienceOptions)).toEqual({ '0': 0, '1': 1, '3': 3, '5': 5, '10+': 10 })
})

test('skills are trimmed and kept once, whatever their case, in the order given', () => {
  expect(tidySkills([' SQL ', 'sql', '', 'React   Router', 'Sql'])).toEqual(['SQL', 'React Router'])
})
