import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf, EndpointShape } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import { logInEndpoint, signUpEndpoint, verifyEmailEndpoint } from '#features/accounts/contract/account.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { finishOnboardingEndpoint } from '#features/company/contract/settings.ts'
import { currentConsent } from '#features/interviews/contract/consent.ts'
import {
  completeInterviewEndpoint,
  getInterviewEndpoint,
  saveAnswerEndpoint,
  saveCvEndpoint,
  startInterviewEndpoint,
} from '#features/interviews/contract/interviews.ts'
import { getCvEndpoint } from '#features/interviews/contract/transcript.ts'
import { createJobEndpoint, readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { getCandidateEndpoint, listJobCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { aRegistration } from '#testing/builders/a-candidate.ts'
import { aCompanyIdentity, aNewAccount } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { anAnswerInFrench } from '#testing/builders/an-answer-in-french.ts'
import { cvFixtures } from '#testing/documents/cv-fixtures.ts'
import { type PersistentClient, persistentClient } from '#testing/persistent-client.ts'
import type { TestCall } from '#testing/request-of.ts'
import { settledMails } from '#testing/settled-mails.ts'
import { databasePids, startServer, type TestServer } from '#testing/start-server.ts'

const minutes = 60_000
let server: TestServer
let client: PersistentClient
beforeAll(async () => {
  server = await startServer({ BILLING: 'off' })
  client = persistentClient(server)
}, 2 * minutes)
afterAll(async () => {
  await server?.stop()
}, minutes)

/** Kills the server within a call, starts it again, and calls until there is an answer. */
async function interrupted<E extends EndpointShape>(endpoint: E, call: TestCall<E>): Promise<AnswerOf<E>> {
  const first = client.tryOnce(endpoint, call)
  await sleep(Math.random() * 40)
  await server.kill()
  await server.restart()
  return (await first) ?? client.call(endpoint, call)
}

async function killedAndStarted(): Promise<void> {
  await server.kill()
  await server.restart()
}

const account = aNewAccount()
let token = ''

test('a company signs up through kills', { timeout: 5 * minutes }, async () => {
  await interrupted(signUpEndpoint, { body: account })
  const { links } = await client.mailTo(account.userName, /verify/i)
  const verification = tokenIn(links, /\/verify\?token=([\w-]+)/)
  await killedAndStarted()
  await client.call(verifyEmailEndpoint, { params: { token: verification } })
  await killedAndStarted()
  const login = { userName: account.userName, password: account.password }
  const { accessToken, onBoardingStatus } = await interrupted(logInEndpoint, { body: login })
  expect(onBoardingStatus).toBe('PENDING')
  token = accessToken
  await interrupted(finishOnboardingEndpoint, { token, body: aCompanyIdentity() })
  expect((await client.call(logInEndpoint, { body: login })).onBoardingStatus).toBe('COMPLETED')
})

async function aReadyJob(): Promise<JobId> {
  const { id } = await client.call(createJobEndpoint, { token, body: aNewJob() })
  await killedAndStarted()
  const job = await client.until(
    readJobEndpoint,
    { token, params: { jobId: id } },
    ({ questionsState }) => questionsState === 'ready',
  )
  expect(job.tailoredQuestions.length).toBeGreaterThan(4)
  return id
}

test('an interview goes all the way through kills', { timeout: 8 * minutes }, async () => {
  const jobId = await aReadyJob()
  const registration = aRegistration(jobId)
  await client.call(registerCandidateEndpoint, { body: registration })
  const { links } = await client.mailTo(registration.email, /./)
  await killedAndStarted()
  const link = { token: tokenIn(links, /\/Interview\/([\w-]+)/) }
  const { questions } = await interrupted(startInterviewEndpoint, {
    params: link,
    body: { consentVersion: currentConsent },
  })
  const texts = questions.map((_, at) => anAnswerInFrench(at))
  for (const [at, text] of texts.entries()) {
    const call = { params: { ...link, index: at }, body: { text } }
    if (at % 4 === 1) await interrupted(saveAnswerEndpoint, call)
    else await client.call(saveAnswerEndpoint, call)
  }
  await killedAndStarted()
  expect((await client.call(getInterviewEndpoint, { params: link })).answers).toEqual(texts)
  const file = { name: 'Mon CV.pdf', bytes: readFileSync(cvFixtures.pdf) }
  await interrupted(saveCvEndpoint, { params: link, upload: { file } })
  expect((await client.call(getInterviewEndpoint, { params: link })).cv).toEqual({
    fileName: 'Mon CV.pdf',
    size: file.bytes.length,
  })
  await interrupted(completeInterviewEndpoint, { upload: { fields: { interviewToken: link.token } } })
  await expectAssessed(jobId, file.bytes)
  await expectMailsOnce([account.userName, registration.email])
})

async function expectAssessed(jobId: JobId, cv: Buffer): Promise<void> {
  const call = { token, params: { jobId }, query: {} }
  const { content, summary } = await client.until(listJobCandidatesEndpoint, call, ({ content }) =>
    content.every(({ evaluation }) => evaluation !== null),
  )
  expect(summary).toMatchObject({ total: 1, completed: 1 })
  const [candidate] = content
  expect(candidate?.evaluation?.score).toBeGreaterThan(0)
  if (!candidate) throw new Error('There is no candidate')
  const of = { token, params: { candidateId: candidate.id } }
  const { fullAssessment } = await client.call(getCandidateEndpoint, of)
  const scores = Object.values(fullAssessment?.scores ?? {})
  expect(scores.some(({ quotes }) => quotes.some(({ source }) => source === 'answer'))).toBe(true)
  for (const { quotes } of scores)
    for (const { source, index, text } of quotes)
      if (source === 'answer') expect(anAnswerInFrench(index ?? -1)).toContain(text)
  const { url } = await client.call(getCvEndpoint, of)
  const download = await fetch(new URL(url, server.url))
  expect(Buffer.from(await download.arrayBuffer()).equals(cv)).toBe(true)
}

/** Every mail that is owed goes out, and lies in the outbox once. */
async function expectMailsOnce(addresses: string[]): Promise<void> {
  const rows = await settledMails(server.dataDir)
  const sent = rows.filter(({ status }) => status === 'sent')
  expect(sent.map(({ kind }) => kind)).toContain('interviews.application-received')
  const outbox = (await Promise.all(addresses.map((to) => outboxOf(to)))).flat()
  expect(outbox.length).toBe(sent.length)
}

async function outboxOf(to: string): Promise<{ id: string }[]> {
  const reply = await fetch(`${server.url}/outbox/messages.json?${new URLSearchParams({ to })}`)
  return (await reply.json()) as { id: string }[]
}

test('stops in good order', { timeout: minutes }, async () => {
  const { code, milliseconds } = await server.terminate()
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(15_000)
  expect(databasePids(server.dataDir)).toEqual([])
  await server.restart()
})

function tokenIn(links: string[], pattern: RegExp): string {
  const found = links.map((link) => pattern.exec(link)?.[1]).find((part) => part !== undefined)
  if (found === undefined) throw new Error(`No link like ${pattern}`)
  return found
}
