import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aRegistration } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { solvedChallenge } from '#testing/solve-challenge.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { registerCandidateEndpoint } from '../contract/candidates.ts'
import { getChallengeEndpoint } from '../contract/proof.ts'

let app: TestApp
let job: Job
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off', REGISTRATION_PROOF: 'on' } })
  job = await aJob(app, await aCompany(app))
})
afterAll(() => app.close())

const register = (proof?: string, website?: string) =>
  app.call(registerCandidateEndpoint, {
    body: { ...aRegistration(job.id), ...(proof && { proof }), ...(website && { website }) },
  })

test('§apply-3 a registration brings a solved challenge, which is good once', async () => {
  const proof = await solvedChallenge(app)
  expect((await register(proof)).status).toBe(200)
  const again = await register(proof)
  expect([again.status, again.error.code]).toEqual([400, 'PROOF_NEEDED'])
})

test('of many registrations with one solution at once a single one is taken', async () => {
  const proof = await solvedChallenge(app)
  const statuses = await Promise.all([1, 2, 3, 4, 5].map(async () => (await register(proof)).status))
  expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400])
})

test.each([
  ['nothing', async () => undefined],
  ['no base64 of JSON', async () => 'x'],
  ['another life', () => solvedChallenge(app, { expiresAt: 4_000_000_000 })],
  ['less work', () => solvedChallenge(app, { cost: 1 })],
  ['a prefix that everything has', () => solvedChallenge(app, { keyPrefix: '' })],
])('with %s a registration is refused', async (_what, proofOf) => {
  const { status, error } = await register(await proofOf())
  expect([status, error.code]).toEqual([400, 'PROOF_NEEDED'])
})

test('D5 a job that fills fast asks for more work, another one does not', async () => {
  const owner = new pg.Client(app.owner)
  await owner.connect()
  const fill = (to: JobId, count: number) =>
    owner.query(
      `insert into spent_challenges (nonce, expires_at, job_id)
      select gen_random_uuid()::text, now() + interval '20 minutes', $1 from generate_series(1, $2)`,
      [to, count],
    )
  const costFor = async (jobId: JobId) => {
    const { challenge } = await app.succeed(getChallengeEndpoint, { query: { jobId } })
    return challenge?.parameters.cost
  }
  const busy = await aJob(app, await aCompany(app))
  const early = await solvedChallenge(app, {}, busy.id)
  await fill(busy.id, 39)
  expect(await costFor(busy.id)).toBe(2_000)
  await fill(busy.id, 1)
  expect([await costFor(busy.id), await costFor(job.id)]).toEqual([8_000, 2_000])
  const apply = (proof: string) =>
    app.call(registerCandidateEndpoint, { body: { ...aRegistration(busy.id), proof } })
  expect((await apply(early)).error.code).toBe('PROOF_NEEDED')
  expect((await apply(await solvedChallenge(app, {}, busy.id))).status).toBe(200)
  await fill(busy.id, 109)
  expect(await costFor(busy.id)).toBe(24_000)
  await owner.query("update spent_challenges set expires_at = now() - interval '1 second'")
  expect(await costFor(busy.id)).toBe(2_000)
  await owner.end()
})

test('D5 an application counts for half an hour, also one whose challenge was made long before', async () => {
  vi.useFakeTimers({ now: Date.now() - 29 * 60_000, toFake: ['Date'] })
  const proof = await solvedChallenge(app).finally(() => vi.useRealTimers())
  expect((await register(proof)).status).toBe(200)
  const { challenge } = JSON.parse(Buffer.from(proof, 'base64').toString())
  const owner = new pg.Client(app.owner)
  await owner.connect()
  const { rows } = await owner.query(
    "select expires_at > now() + interval '29 minutes' as counts from spent_challenges where nonce = $1",
    [challenge.parameters.nonce],
  )
  await owner.end()
  expect(rows).toEqual([{ counts: true }])
})

test('mistakes in the form are told first and spend no proof', async () => {
  const proof = await solvedChallenge(app)
  const body = { ...aRegistration(job.id), city: '', proof }
  expect((await app.call(registerCandidateEndpoint, { body })).error.message).toBe('City is required')
  expect((await register(proof)).status).toBe(200)
})

test('§apply-3 what is in the hidden field refuses the form, with a proof too', async () => {
  const { status, error } = await register(await solvedChallenge(app), 'https://spam.example')
  expect([status, error.code]).toEqual([400, 'TRAP_FILLED'])
})

test('an installation may ask for none', async () => {
  const open = await startApp({ settings: { REGISTRATION_PROOF: 'off' } })
  expect(await open.succeed(getChallengeEndpoint, {})).toEqual({ challenge: null })
  await open.close()
})
