import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobId, PurchaseId } from '#contract/ids.ts'
import { confirmPurchase } from '#features/billing/server/confirm-purchase.ts'
import { aRegistration, mailedInterviewToken } from '#testing/builders/a-candidate.ts'
import { aCompanyIdentity, aNewAccount, mailedToken } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { aStartedInterview } from '#testing/builders/an-interview.ts'
import { goodAnswers, goodCv } from '#testing/builders/good-answers.ts'
import { type SpecClient, type SpecJob, specClient } from '#testing/spec-client.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp
let client: SpecClient
const account = aNewAccount()

/** As the network would carry it. */
const send: typeof fetch = async (url, init) => {
  const request = new Request(url, init)
  const payload = Buffer.from(await request.arrayBuffer())
  const { status, headers, text } = await app.inject({
    method: request.method as 'GET',
    url: request.url.replace('http://mindhire.test', ''),
    headers: Object.fromEntries(request.headers),
    ...(payload.length > 0 ? { payload } : {}),
  })
  return new Response(text, { status, headers: { 'content-type': String(headers['content-type']) } })
}

beforeAll(async () => {
  app = await startApp()
  client = specClient('http://mindhire.test/api', send)
})
afterAll(() => app.close())

async function myJob(): Promise<SpecJob> {
  const [listed] = (await client.companyJobs()).jobs
  if (!listed) throw new Error('There is no job')
  return listed.job
}

test('§1.7-1 signs up, confirms, logs in and finishes onboarding', async () => {
  expect((await client.signUp(account)).message).toBe('Registration successful!')
  await app.runTasks()
  await client.confirm(mailedToken(app, account.userName))
  const login = await client.logIn(account.userName, account.password)
  expect(login).toMatchObject({ onBoardingStatus: 'PENDING', userId: expect.any(String) })
  const identity = aCompanyIdentity()
  await client.finishOnboarding(identity)
  expect(await client.settings()).toMatchObject({
    name: account.name,
    userName: account.userName,
    address: account.adresse,
    onBoardingStatus: 'COMPLETED',
    companyIdentity: { ...identity, companyDescription: identity.companyDescription.trim() },
  })
})

test('§1.7-2 §1.7-3 §1.7-4 §1.7-5 posts a job and lists it with its description', async () => {
  expect(await client.canPost()).toEqual({ canPost: true })
  await client.createJob({ ...aNewJob(), idealProfile: aNewJob().idealProfile })
  await app.runTasks()
  const { jobs, totalCandidates } = await client.companyJobs()
  expect(totalCandidates).toBe(0)
  expect(jobs).toHaveLength(1)
  expect(jobs[0]).toMatchObject({
    numCandidates: 0,
    job: { title: 'Sales Manager', description: aNewJob().description, salary: 1500, type: 'Full-time' },
  })
  expect((await client.jobs()).jobs).toEqual([jobs[0]?.job])
  await expect(client.canPost()).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("offres d'emploi"),
  })
})

test('§2.7-5 §2.7-6 candidates register; one of them completes the interview', async () => {
  const job = await myJob()
  expect(await client.interviewOf(job.id)).toMatchObject({ title: 'Sales Manager' })
  for (const firstName of ['Amel', 'Bilel', 'Chiraz', 'Dalia', 'Emna', 'Farah'])
    expect(
      await client.register(
        aRegistration(job.id as JobId, { firstName, email: `${firstName}@candidate.example` }),
      ),
    ).toEqual({ status: 200 })
  expect(
    await client.register(aRegistration(job.id as JobId, { firstName: 'Ghada', city: 'Tokyo' })),
  ).toEqual({ status: 202 })
  await app.runTasks()
  const interviewToken = mailedInterviewToken(app, 'amel@candidate.example')
  const { questions } = await aStartedInterview(app, { linkToken: interviewToken })
  const answers = questions.map((_, at) => goodAnswers[at % goodAnswers.length] ?? '')
  const cvFile = new Blob([`%PDF-1.7\n${goodCv}`], { type: 'application/pdf' })
  await client.complete({ cvFile, questions, answers, interviewToken })
  await app.runTasks()
  expect((await client.companyJobs()).totalCandidates).toBe(7)
})

test('§2.7-1 §2.3-1 the candidates come five a page, with numbers directly under evaluation', async () => {
  const { id } = await myJob()
  const first = await client.candidates(id, 0, 'date')
  expect([first.content.length, first.last]).toEqual([5, false])
  const second = await client.candidates(id, 1, 'date')
  expect([second.content.length, second.last]).toEqual([2, true])
  const amel = first.content[0]
  expect(amel).toMatchObject({
    firstName: 'Amel',
    lastName: 'Trabelsi',
    email: 'amel@candidate.example',
    status: 'PENDING',
    reportPdfUrl: null,
    reportStatus: null,
    aiPercentage: expect.any(Number),
    cvUrl: expect.stringMatching(/^\/files\//),
  })
  expect(Number.isNaN(Date.parse(amel?.appliedAt ?? ''))).toBe(false)
  const evaluation = amel?.evaluation ?? {}
  expect(Object.keys(evaluation).sort()).toEqual([
    ...['communicationSkills', 'cultureFit', 'educationMatch', 'experienceMatch', 'languageMatch'],
    ...['mindsetScore', 'note', 'potentialScore', 'score', 'seniorityMatch', 'technicalSkillsMatch'],
  ])
  for (const value of Object.values(evaluation))
    expect(value === null || (Number.isInteger(value) && value >= 0 && value <= 100)).toBe(true)
  expect(second.content[0]).toMatchObject({
    appliedAt: null,
    evaluation: null,
    aiPercentage: null,
    cvUrl: null,
  })
  const byName = await client.candidates(id, 0, 'name')
  expect(byName.content.map(({ firstName }) => firstName).join(' ')).toBe('Ghada Farah Emna Dalia Chiraz')
  expect((await app.inject({ method: 'GET', url: amel?.cvUrl ?? '' })).status).toBe(200)
})

test('§2.7-3 rejects without a body, once', async () => {
  const { id } = await myJob()
  const [amel] = (await client.candidates(id, 0, 'date')).content
  await client.reject(amel?.id ?? '')
  expect((await client.candidates(id, 0, 'date')).content[0]?.status).toBe('REJECTED')
  await expect(client.reject(amel?.id ?? '')).rejects.toMatchObject({
    status: 409,
    message: 'Only a pending candidate can be rejected.',
  })
})

const meeting = {
  interviewType: 'ONLINE',
  interviewPlace: 'https://meet.example/abc',
  interviewDate: '2040-11-30T09:30:00',
  customMessage: 'Hello Bilel, we look forward to meeting you.',
} as const

test('§2.7-4 inviting needs a plan; the message says so', async () => {
  const { id } = await myJob()
  const [, bilel] = (await client.candidates(id, 0, 'date')).content
  await expect(client.invite({ candidateId: bilel?.id ?? '', ...meeting })).rejects.toMatchObject({
    status: 403,
    message: 'Scheduling interviews needs the Enterprise plan.',
  })
  expect(await client.invitations()).toEqual([])
})

test('§2.7-7 the transcript needs a plan; the message says so', async () => {
  const { id } = await myJob()
  const [amel] = (await client.candidates(id, 0, 'date')).content
  await expect(client.chat(amel?.id ?? '')).rejects.toMatchObject({ status: 403 })
})

test('§2.7-5 plans, subscriptions and buying', async () => {
  const plans = await client.plans()
  expect(plans.map(({ name, price }) => [name, price])).toEqual([
    ['Starter', expect.any(Number)],
    ['Basic', 99],
    ['Enterprise', 199],
  ])
  const [current] = await client.subscriptions()
  expect(current).toMatchObject({ subscriptionStatus: 'ACTIVE', isCurrent: true, numOfJobs: 0 })
  await client.buy(plans[2]?.id ?? '')
  expect((await client.subscriptions()).map((one) => one.subscriptionStatus)).toContain('PENDING')
})

test('§2.7-4 §2.3-2 with the plan a candidate is invited once, and the interview is listed', async () => {
  const { rows } = await app.platform.db.forSystem((tx) =>
    tx.$client.query<{ id: string }>(`select id from purchases where state = 'waiting'`),
  )
  await confirmPurchase(app.platform, randomUUID(), rows[0]?.id as PurchaseId)
  const { id } = await myJob()
  const bilel = (await client.candidates(id, 0, 'name')).content.find(({ status }) => status === 'PENDING')
  const candidateId = bilel?.id ?? ''
  await client.invite({ candidateId, ...meeting })
  expect(await client.invitations()).toMatchObject([
    {
      candidateFullName: `${bilel?.firstName} Trabelsi`,
      candidateEmail: bilel?.email,
      candidatePhone: '22345678',
      interviewInvitation: { ...meeting, id: expect.any(String), createdAt: expect.any(String) },
    },
  ])
  const invited = (await client.candidates(id, 0, 'name')).content.find((one) => one.id === candidateId)
  expect(invited?.status).toBe('ACCEPTED')
  await expect(client.invite({ candidateId, ...meeting })).rejects.toMatchObject({ status: 409 })
})
