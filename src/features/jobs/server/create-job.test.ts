import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, aNewCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  canPostJobEndpoint,
  createJobEndpoint,
  listJobsEndpoint,
  postingRefusals,
  readJobEndpoint,
} from '../contract/jobs.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
})
afterAll(() => app.close())

const jobsOf = async ({ token }: TestCompany) => (await app.call(listJobsEndpoint, { token })).body.jobs
const post = ({ token }: TestCompany, body: unknown) =>
  app.call(createJobEndpoint, { token, body: body as never })
const { idealProfile } = aNewJob()

describe('a wrong offer is refused with the message of its field, and spends nothing', () => {
  test.each([
    ['title', { title: ' ' }, 'Please enter a job title.'],
    ['description', { description: '' }, 'Please enter a job description.'],
    ['location', { location: 12 }, 'Please enter a location.'],
    ['type', { type: 'Seasonal' }, 'Please choose a job type.'],
    ['salary', { salary: '1500' }, 'Salary must be a number.'],
    ['salary', { salary: 0.0001 }, 'Salary must be more than 0.'],
    ['interviewLanguage', { interviewLanguage: 'Italian' }, 'Please choose the interview language.'],
    [
      'idealProfile.skills',
      { idealProfile: { ...idealProfile, skills: [] } },
      'Please add at least one skill.',
    ],
    [
      'idealProfile.minExperienceYears',
      { idealProfile: { ...idealProfile, minExperienceYears: 4 } },
      'Please choose an experience level.',
    ],
    [
      'idealProfile.seniorityLevel',
      { idealProfile: { ...idealProfile, seniorityLevel: null } },
      'Please choose a seniority level.',
    ],
    [
      'idealProfile.educationLevel',
      { idealProfile: { ...idealProfile, educationLevel: 'x' } },
      'Please choose an education level.',
    ],
    ['idealProfile', { idealProfile: undefined }, 'Please describe the ideal candidate.'],
    ['idealProfile', { idealProfile: null }, 'Please describe the ideal candidate.'],
    [
      'idealProfile.softSkills',
      { idealProfile: { ...idealProfile, softSkills: [] } },
      'All preference fields are required to create the offer',
    ],
  ])('§1.5-24 %s %j', async (field, change, message) => {
    const { status, error } = await post(company, { ...aNewJob(), ...change })
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'BAD_INPUT', message, fields: { [field]: message } })
  })

  test.each([
    ['an unknown field', { ...aNewJob(), companyId: '00000000-0000-4000-8000-000000000000' }],
    ['an unknown field of the profile', { ...aNewJob(), idealProfile: { ...idealProfile, age: 30 } }],
    ['a list', [aNewJob()]],
    ['nothing', null],
    ['a character that no database keeps', { ...aNewJob(), title: 'Sales\u0000' }],
  ])('%s', async (_, body) => {
    const { status, error } = await post(company, body)
    expect(status).toBe(400)
    expect(error.code).toBe('BAD_INPUT')
  })

  test('what is no JSON, and what is too long', async () => {
    const headers = { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' }
    const url = createJobEndpoint.path
    expect(await app.inject({ method: 'POST', url, headers, payload: '{"title":' })).toMatchObject({
      status: 400,
    })
    const long = JSON.stringify({ ...aNewJob(), description: 'x'.repeat(70_000) })
    expect(await app.inject({ method: 'POST', url, headers, payload: long })).toMatchObject({
      status: 413,
      error: { code: 'TOO_LARGE' },
    })
  })

  test('§1.5-24 no job came of it', async () => {
    expect(await jobsOf(company)).toEqual([])
    expect((await app.call(canPostJobEndpoint, { token: company.token })).body).toEqual({ canPost: true })
    expect(await app.waitingTasks()).toEqual([])
  })
})

test('§1.7-2 §jobs-18 posting answers with the id, and the job is listed as it was sent', async () => {
  const employer = await aCompany(app)
  const offer = aNewJob({ salary: 1500.5 })
  const { status, body } = await post(employer, { ...offer, title: `  ${offer.title} ` })
  expect(status).toBe(200)
  expect(body.message).toBe('Job offer created successfully!')
  const asNew = {
    id: body.id,
    status: 'open',
    questionsState: 'preparing',
    currentCandidatesCount: 0,
    maxCandidates: 10,
  }
  const [listed, ...others] = await jobsOf(employer)
  expect(others).toEqual([])
  const { idealProfile: _profile, description, ...rest } = offer
  expect(listed).toMatchObject({ ...rest, ...asNew, description })
  const { body: job } = await app.call(readJobEndpoint, { token: employer.token, params: { jobId: body.id } })
  expect(job).toMatchObject({
    ...offer,
    ...asNew,
    tailoredQuestions: [],
    questionsLocked: false,
    version: 1,
  })
  expect(Math.abs(Date.now() - Date.parse(job.createdAt))).toBeLessThan(60_000)
})

test('the free offer holds one posting: the next is refused in the words that screens know', async () => {
  const employer = await aCompany(app)
  expect((await post(employer, aNewJob())).status).toBe(200)
  const refused = { code: 'NO_JOBS_LEFT', message: "Vous avez utilisé toutes vos offres d'emploi." }
  expect(await post(employer, aNewJob())).toMatchObject({ status: 403, error: refused })
  expect(await app.call(canPostJobEndpoint, { token: employer.token })).toMatchObject({
    status: 403,
    error: refused,
  })
  expect(await jobsOf(employer)).toHaveLength(1)
})

test('two at once spend one posting and make one job', async () => {
  const employer = await aCompany(app)
  const answers = await Promise.all([post(employer, aNewJob()), post(employer, aNewJob())])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(await jobsOf(employer)).toHaveLength(1)
})

test('§jobs-17 sent again under its key it posts nothing twice: fifty at once are one job and one posting', async () => {
  const employer = await aCompany(app)
  const body = { ...aNewJob(), requestId: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(employer, body)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect(await jobsOf(employer)).toHaveLength(1)
  expect(await app.waitingTasks()).toHaveLength(1)
  await app.runTasks()
})

test('the key is the user’s own: a colleague with the same one posts a job of their own', async () => {
  const plenty = await startApp({ settings: { BILLING: 'off' } })
  const employer = await aCompany(plenty)
  const colleague = await aColleague(plenty, employer, 'RECRUITER')
  const body = { ...aNewJob(), requestId: randomUUID() }
  const ids = []
  for (const token of [employer.token, colleague.token, employer.token])
    ids.push((await plenty.call(createJobEndpoint, { token, body })).body.id)
  expect(ids[2]).toBe(ids[0])
  expect(ids[1]).not.toBe(ids[0])
  await plenty.close()
})

test('§1.3-4 each refusal carries the words of the catalogue', () => {
  expect(postingRefusals.NO_SUBSCRIPTION.message).toMatch(/abonnement.*acheter/)
  expect(postingRefusals.NOT_ACTIVE.message).toMatch(/abonnement.*actif/)
  expect(postingRefusals.EXPIRED_SUBSCRIPTION.message).toMatch(/abonnement.*expiré/)
  expect(postingRefusals.NO_JOBS_LEFT.message).toContain("offres d'emploi")
})

test('only employers who finished onboarding may post', async () => {
  expect(await app.call(createJobEndpoint, { body: aNewJob() })).toMatchObject({
    status: 401,
    error: { code: 'SIGNED_OUT' },
  })
  expect(await post(await aNewCompany(app), aNewJob())).toMatchObject({
    status: 403,
    error: { code: 'ONBOARDING_PENDING' },
  })
})
