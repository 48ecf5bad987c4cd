import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate, aRegistration, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { registerCandidateEndpoint } from '../../contract/candidates.ts'
import {
  rejectCandidateEndpoint,
  rejectCandidatesEndpoint,
  reopenCandidateEndpoint,
  undoRejectionEndpoint,
} from '../../contract/decisions.ts'
import { findCandidateByLink } from '../get-candidate.ts'

const minute = 60_000
let app: TestApp
let owner: pg.Client
let company: TestCompany
let other: TestCompany
let job: Job
let candidate: TestCandidate

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  other = await aCompany(app, { account: { name: 'Other House' } })
  job = await aJob(app, company)
})
beforeEach(async () => {
  candidate = await aCandidate(app, job)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

type Body = { reason?: string }
const reject = (candidateId: CandidateId, body?: Body, token = company.token) =>
  app.call(rejectCandidateEndpoint, { token, params: { candidateId }, ...(body && { body }) })
const undo = (...candidateIds: CandidateId[]) =>
  app.call(undoRejectionEndpoint, { token: company.token, body: { candidateIds } })
const reopen = (candidateId: CandidateId) =>
  app.call(reopenCandidateEndpoint, { token: company.token, params: { candidateId } })
async function rowOf(candidateId: CandidateId) {
  const { rows } = await owner.query('select * from candidates where id = $1', [candidateId])
  return rows[0]
}
const statusOf = async (candidateId: CandidateId) => (await rowOf(candidateId)).status
async function eventsOf(candidateId: CandidateId) {
  const { rows } = await owner.query(
    'select kind, by_user, detail from candidate_events where candidate_id = $1 order by seq',
    [candidateId],
  )
  return rows
}
/** Passes the time and runs what is due; mails of the interview link are not among them. */
async function mailsAfter(minutes: number, email = candidate.email) {
  const before = app.mail.to(email).length
  app.clock.advance(minutes * minute)
  await app.runTasks()
  return app.mail.to(email).slice(before)
}

describe('PUT /api/candidates/reject/:candidateId', () => {
  it('§2.7-3 rejects without a body, as the specification calls it', async () => {
    const { candidateId, linkToken } = candidate
    const at = app.clock.now()
    const { status, body } = await reject(candidateId)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: candidateId,
      status: 'REJECTED',
      undoUntil: new Date(at.getTime() + 15 * minute).toISOString(),
    })
    expect(await rowOf(candidateId)).toMatchObject({
      status: 'REJECTED',
      decided_by: company.userId,
      decided_at: at,
      decision_reason: null,
    })
    await expect(findCandidateByLink(app.platform, linkToken)).rejects.toMatchObject({ code: 'EXPIRED_LINK' })
    const { rows } = await owner.query('select actor, action from audit_log where subject_id = $1', [
      candidateId,
    ])
    expect(rows).toEqual([{ actor: company.userId, action: 'candidate.rejected' }])
  })

  it('keeps the reason, without spare spaces and at most 400 characters long', async () => {
    const { candidateId } = candidate
    expect((await reject(candidateId, { reason: 'x'.repeat(401) })).status).toBe(400)
    expect((await reject(candidateId, { reason: '  No driving licence ' })).status).toBe(200)
    expect((await rowOf(candidateId)).decision_reason).toBe('No driving licence')
    expect(await eventsOf(candidateId)).toEqual([
      { kind: 'rejected', by_user: company.userId, detail: 'No driving licence' },
    ])
  })

  it('§2.2.1-11 is for those alone who are pending or under review, of the own company, by an editor', async () => {
    const { candidateId } = candidate
    expect((await reject(candidateId, {}, other.token)).status).toBe(404)
    const viewer = await aColleague(app, company, 'VIEWER')
    expect((await reject(candidateId, {}, viewer.token)).error.code).toBe('NOT_ALLOWED')
    await reject(candidateId)
    const again = await reject(candidateId)
    expect([again.status, again.error]).toEqual([
      409,
      { code: 'NOT_PENDING', message: 'Only a pending candidate can be rejected.' },
    ])
  })

  it('of 50 at once one decides, and one mail is sent', async () => {
    const { candidateId } = candidate
    const all = await Promise.all(Array.from({ length: 50 }, () => reject(candidateId)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(409)])
    expect(await eventsOf(candidateId)).toHaveLength(1)
    expect(await mailsAfter(15)).toHaveLength(1)
    expect(await mailsAfter(60)).toEqual([])
  })
})

describe('undoing a rejection', () => {
  it('works for 15 minutes, and then no mail is sent', async () => {
    const { candidateId, linkToken } = candidate
    await reject(candidateId, { reason: 'A wrong click' })
    app.clock.advance(15 * minute - 1)
    expect((await undo(candidateId)).body).toEqual({ changed: [candidateId] })
    expect(await rowOf(candidateId)).toMatchObject({
      status: 'PENDING',
      decided_by: null,
      decision_reason: null,
      undo_until: null,
    })
    expect((await findCandidateByLink(app.platform, linkToken)).id).toBe(candidateId)
    expect(await mailsAfter(60)).toEqual([])
    expect(await eventsOf(candidateId)).toMatchObject([
      { kind: 'rejected' },
      { kind: 'rejection-undone', by_user: company.userId },
    ])
  })

  it('is refused afterwards', async () => {
    const { candidateId } = candidate
    await reject(candidateId)
    app.clock.advance(15 * minute)
    const late = await undo(candidateId)
    expect([late.status, late.error]).toEqual([
      409,
      { code: 'UNDO_EXPIRED', message: 'The time to undo has passed. You can reopen the application.' },
    ])
    expect(await statusOf(candidateId)).toBe('REJECTED')
  })

  it('twice, or of somebody who is not rejected, changes nothing', async () => {
    const { candidateId } = candidate
    expect((await undo(candidateId)).body).toEqual({ changed: [] })
    await reject(candidateId)
    const both = await Promise.all([undo(candidateId), undo(candidateId)])
    expect(both.flatMap(({ body }) => body.changed)).toEqual([candidateId])
  })

  it('of a candidate under review puts them under review', async () => {
    const body = aRegistration(job.id, { city: 'Sfax' })
    await app.call(registerCandidateEndpoint, { body })
    await app.runTasks()
    const { rows } = await owner.query<{ id: CandidateId }>('select id from candidates where email = $1', [
      body.email,
    ])
    const id = rows[0]?.id as CandidateId
    for (const back of [undo, reopen]) {
      expect((await reject(id)).status).toBe(200)
      await back(id)
      expect(await statusOf(id)).toBe('UNDER_REVIEW')
    }
  })
})

describe('POST /api/candidates/reject', () => {
  const rejectAll = (candidateIds: CandidateId[], token = company.token) =>
    app.call(rejectCandidatesEndpoint, { token, body: { candidateIds, reason: 'Not enough experience' } })

  it('rejects those it can, which is undone whole', async () => {
    const [second, third] = [await aCandidate(app, job), await aCandidate(app, job)]
    await reject(third.candidateId)
    app.clock.advance(minute)
    const ids = [candidate.candidateId, second.candidateId, third.candidateId]
    const { body } = await rejectAll(ids)
    expect([...body.changed].sort()).toEqual(ids.slice(0, 2).sort())
    expect(await rowOf(second.candidateId)).toMatchObject({ decision_reason: 'Not enough experience' })
    expect((await undo(...body.changed)).body.changed.toSorted()).toEqual(ids.slice(0, 2).sort())
    const statuses = []
    for (const id of ids) statuses.push(await statusOf(id))
    expect(statuses).toEqual(['PENDING', 'PENDING', 'REJECTED'])
  })

  it('touches no candidate of another company, and no more than 100 at once', async () => {
    const { body } = await rejectAll([candidate.candidateId], other.token)
    expect(body.changed).toEqual([])
    expect(await statusOf(candidate.candidateId)).toBe('PENDING')
    expect((await rejectAll(Array(101).fill(candidate.candidateId))).status).toBe(400)
    expect((await rejectAll([])).status).toBe(400)
  })

  it('of the same candidates in any order at once decides once about each', async () => {
    const people = [candidate, await aCandidate(app, job), await aCandidate(app, job)]
    const ids = people.map(({ candidateId }) => candidateId)
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => rejectAll(turn % 2 ? ids : ids.toReversed())),
    )
    expect(all.flatMap(({ body }) => body.changed).sort()).toEqual([...ids].sort())
    for (const { candidateId } of people) expect(await eventsOf(candidateId)).toHaveLength(1)
  })
})
