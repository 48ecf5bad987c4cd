import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aStartedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getInterviewEndpoint } from '../contract/interviews.ts'
import { askForPersonEndpoint } from '../contract/transcript.ts'

let app: TestApp
let owner: pg.Client
let job: Awaited<ReturnType<typeof aJob>>
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  job = await aJob(app, await aCompany(app))
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const ask = (token: string) => app.call(askForPersonEndpoint, { params: { token } })
const asked = async ({ candidateId }: TestCandidate) => {
  const { rows } = await owner.query(
    `select asked_for_person_at is not null as asked, status,
       (select count(*)::int from candidate_events where candidate_id = candidates.id and kind = 'asked-for-a-person') as events
     from candidates where id = $1`,
    [candidateId],
  )
  return rows[0]
}
it.each([
  ['before the start', async () => {}],
  ['during the interview', (one: TestCandidate) => aStartedInterview(app, one)],
  ['after it', (one: TestCandidate) => aCompletedInterview(app, one)],
])('%s marks the candidate once, however often it is asked, and the status stays', async (_when, go) => {
  const candidate = await aCandidate(app, job)
  await go(candidate)
  expect(await asked(candidate)).toMatchObject({ asked: false, events: 0 })
  const replies = await Promise.all([1, 2, 3].map(() => ask(candidate.linkToken)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await asked(candidate)).toEqual({ asked: true, status: 'PENDING', events: 1 })
  const { body } = await app.call(getInterviewEndpoint, { params: { token: candidate.linkToken } })
  expect(body.askedForPerson).toBe(true)
})

it('works where the job is full', async () => {
  const candidate = await aCandidate(app, job)
  await owner.query('update jobs set max_candidates = 0 where id = $1', [job.id])
  const { error } = await app.call(getInterviewEndpoint, { params: { token: candidate.linkToken } })
  expect(error.code).toBe('JOB_FULL')
  expect((await ask(candidate.linkToken)).status).toBe(200)
  expect(await asked(candidate)).toMatchObject({ asked: true, events: 1 })
})

it.each(['x', 'x'.repeat(64)])('a wrong link %# is refused as an expired one', async (token) => {
  const { status, error } = await ask(token)
  expect([status, error.code]).toEqual([410, 'EXPIRED_LINK'])
})
