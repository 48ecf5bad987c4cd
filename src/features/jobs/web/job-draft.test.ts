import { describe, expect, test } from 'vitest'
import { aListedJob } from '#testing/builders/a-listed-job.ts'
import { preferencesMissing } from '../contract/jobs.ts'
import {
  draftOfJob,
  emptyDraft,
  fieldAt,
  type JobDraft,
  problemsOfStep,
  readDraft,
  readSalary,
  stepOfProblems,
} from './job-draft.ts'

const complete: JobDraft = {
  ...emptyDraft(),
  title: 'Sales Manager',
  description: 'You lead five sales people.',
  location: 'Tunis',
  type: 'Full-time',
  salary: '',
  skills: ['CRM'],
  minExperienceYears: '10+',
  seniorityLevel: 'Senior',
  educationLevel: 'PhD',
  interviewLanguage: 'Deutsch',
  preferredLanguages: ['French'],
  softSkills: ['Teamwork'],
  industryBackground: 'Retail',
}

describe('salaries as people type them', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['1500', 1500],
    ['1,500', 1500],
    ['1 500', 1500],
    ['12,500.250', 12500.25],
    ['1500,5', 1500.5],
    ['1500.5', 1500.5],
    ['1.500', 1500],
    ['1.500,50', 1500.5],
    ['1.500.000', 1500000],
    ['0.500', 0.5],
    ['1500.555', 1500.555],
    ['1 500 DT', 1500],
    ['1500 dinars', 1500],
    ['DT', Number.NaN],
    ['-3', -3],
    ['about 1500', Number.NaN],
    ['1.2.3', Number.NaN],
  ])('%s', (typed, dinars) => expect(readSalary(typed)).toBe(dinars))
})

test.each([1500, 1500.5, 1.5, 123.456, 1500.555])(
  '%d of a job comes back into the form as the same',
  (salary) => expect(readSalary(draftOfJob(aListedJob({ salary })).salary)).toBe(salary),
)

test('§1.3-3 §1.5-23 a complete draft is the job as it is sent: experience as a number, no salary as null', () => {
  const read = readDraft(complete)
  expect('offer' in read && read.offer).toMatchObject({
    salary: null,
    interviewLanguage: 'Deutsch',
    idealProfile: { minExperienceYears: 10, skills: ['CRM'], industryBackground: 'Retail' },
  })
})

test('§1.5-18 §1.5-19 each step has its own problems', () => {
  expect(problemsOfStep(emptyDraft(), 0)).toEqual({
    title: 'Please enter a job title.',
    type: 'Please choose a job type.',
    location: 'Please enter a location.',
    description: 'Please enter a job description.',
  })
  expect(problemsOfStep(emptyDraft(), 1)).toEqual({
    skills: 'Please add at least one skill.',
    minExperienceYears: 'Please choose an experience level.',
    seniorityLevel: 'Please choose a seniority level.',
    educationLevel: 'Please choose an education level.',
    interviewLanguage: 'Please choose the interview language.',
  })
  expect(problemsOfStep(emptyDraft(), 2)).toEqual({
    preferredLanguages: preferencesMissing,
    softSkills: preferencesMissing,
    industryBackground: preferencesMissing,
  })
  for (const step of [0, 1, 2]) expect(problemsOfStep(complete, step)).toEqual({})
})

test('paths of the server lead to fields and steps', () => {
  expect(fieldAt('idealProfile.skills.3')).toBe('skills')
  expect(fieldAt('title')).toBe('title')
  expect(fieldAt('idealProfile')).toBeNull()
  expect(stepOfProblems({ softSkills: 'x', skills: 'y' })).toBe(1)
  expect(stepOfProblems({})).toBeNull()
})
