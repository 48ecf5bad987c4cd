import { describe, expect, it } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { aCandidate, aRegistration } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { decidedCandidate } from '#testing/decided-candidate.ts'
import { registerCandidateEndpoint } from '../../contract/candidates.ts'
import { rejectCandidatesEndpoint } from '../../contract/decisions.ts'
import { findCandidateByLink } from '../get-candidate.ts'

const minute = 60_000
const set = decidedCandidate()
async function eventsOf(candidateId: CandidateId) {
  const { rows } = await set.owner.query(
    'select kind, by_user, detail from candidate_events where candidate_id = $1 order by seq',
    [candidateId],
  )
  return rows
}

describe('PUT /api/candidates/reject/:candidateId', () => {
  it('§2.7-3 rejects without a body, as the specification calls it', async () => {
    const { candidateId, linkToken } = set.candidate
    const at = set.app.clock.now()
    const { status, body } = await set.reject(candidateId)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: candidateId,
      status: 'REJECTED',
      undoUntil: new Date(at.getTime() + 15 * minute).toISOString(),
    })
    expect(await set.rowOf(candidateId)).toMatchObject({
      status: 'REJECTED',
      decided_by: set.company.userId,
      decided_at: at,
      decision_reason: null,
    })
    await expect(findCandidateByLink(set.app.platform, linkToken)).rejects.toMatchObject({
      code: 'EXPIRED_LINK',
    })
    const { rows } = await set.owner.query('select actor, action from audit_log where subject_id = $1', [
      candidateId,
    ])
    expect(rows).toEqual([{ actor: set.company.userId, action: 'candidate.rejected' }])
  })

  it('keeps the reason, without spare spaces and at most 400 characters long', async () => {
    const { candidateId } = set.candidate
    expect((await set.reject(candidateId, { reason: 'x'.repeat(401) })).status).toBe(400)
    expect((await set.reject(candidateId, { reason: '  No driving licence ' })).status).toBe(200)
    expect((await set.rowOf(candidateId)).decision_reason).toBe('No driving licence')
    expect(await eventsOf(candidateId)).toEqual([
      { kind: 'rejected', by_user: set.company.userId, detail: 'No driving licence' },
    ])
  })

  it('§2.2.1-11 is for those alone who are pending or under review, of the own company, by an editor', async () => {
    const { candidateId } = set.candidate
    expect((await set.reject(candidateId, {}, set.other.token)).status).toBe(404)
    const viewer = await aColleague(set.app, set.company, 'VIEWER')
    expect((await set.reject(candidateId, {}, viewer.token)).error.code).toBe('NOT_ALLOWED')
    await set.reject(candidateId)
    const again = await set.reject(candidateId)
    expect([again.status, again.error]).toEqual([
      409,
      { code: 'NOT_PENDING', message: 'Only a pending candidate can be rejected.' },
    ])
  })

  it('of 50 at once one decides, and one mail is sent', async () => {
    const { candidateId } = set.candidate
    const all = await Promise.all(Array.from({ length: 50 }, () => set.reject(candidateId)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(409)])
    expect(await eventsOf(candidateId)).toHaveLength(1)
    expect(await set.mailsAfter(15)).toHaveLength(1)
    expect(await set.mailsAfter(60)).toEqual([])
  })
})

describe('undoing a rejection', () => {
  it('works for 15 minutes, and then no mail is sent', async () => {
    const { candidateId, linkToken } = set.candidate
    await set.reject(candidateId, { reason: 'A wrong click' })
    set.app.clock.advance(15 * minute - 1)
    expect((await set.undo(candidateId)).body).toEqual({ changed: [candidateId] })
    expect(await set.rowOf(candidateId)).toMatchObject({
      status: 'PENDING',
      decided_by: null,
      decision_reason: null,
      undo_until: null,
    })
    expect((await findCandidateByLink(set.app.platform, linkToken)).id).toBe(candidateId)
    expect(await set.mailsAfter(60)).toEqual([])
    expect(await eventsOf(candidateId)).toMatchObject([
      { kind: 'rejected' },
      { kind: 'rejection-undone', by_user: set.company.userId },
    ])
  })

  it('is refused afterwards', async () => {
    const { candidateId } = set.candidate
    await set.reject(candidateId)
    set.app.clock.advance(15 * minute)
    const late = await set.undo(candidateId)
    expect([late.status, late.error]).toEqual([
      409,
      { code: 'UNDO_EXPIRED', message: 'The time to undo has passed. You can reopen the application.' },
    ])
    expect(await set.statusOf(candidateId)).toBe('REJECTED')
  })

  it('twice, or of somebody who is not rejected, changes nothing', async () => {
    const { candidateId } = set.candidate
    expect((await set.undo(candidateId)).body).toEqual({ changed: [] })
    await set.reject(candidateId)
    const both = await Promise.all([set.undo(candidateId), set.undo(candidateId)])
    expect(both.flatMap(({ body }) => body.changed)).toEqual([candidateId])
  })

  it('of a candidate under review puts them under review', async () => {
    const body = aRegistration(set.job.id, { city: 'Sfax' })
    await set.app.call(registerCandidateEndpoint, { body })
    await set.app.runTasks()
    const { rows } = await set.owner.query<{ id: CandidateId }>(
      'select id from candidates where email = $1',
      [body.email],
    )
    const id = rows[0]?.id as CandidateId
    for (const back of [set.undo, set.reopen]) {
      expect((await set.reject(id)).status).toBe(200)
      await back(id)
      expect(await set.statusOf(id)).toBe('UNDER_REVIEW')
    }
  })
})

describe('POST /api/candidates/reject', () => {
  const rejectAll = (candidateIds: CandidateId[], token = set.company.token) =>
    set.app.call(rejectCandidatesEndpoint, { token, body: { candidateIds, reason: 'Not enough experience' } })

  it('rejects those it can, which is undone whole', async () => {
    const [second, third] = [await aCandidate(set.app, set.job), await aCandidate(set.app, set.job)]
    await set.reject(third.candidateId)
    set.app.clock.advance(minute)
    const ids = [set.candidate.candidateId, second.candidateId, third.candidateId]
    const { body } = await rejectAll(ids)
    expect([...body.changed].sort()).toEqual(ids.slice(0, 2).sort())
    expect(await set.rowOf(second.candidateId)).toMatchObject({ decision_reason: 'Not enough experience' })
    expect((await set.undo(...body.changed)).body.changed.toSorted()).toEqual(ids.slice(0, 2).sort())
    const statuses = []
    for (const id of ids) statuses.push(await set.statusOf(id))
    expect(statuses).toEqual(['PENDING', 'PENDING', 'REJECTED'])
  })

  it('touches no candidate of another company, and no more than 100 at once', async () => {
    const { body } = await rejectAll([set.candidate.candidateId], set.other.token)
    expect(body.changed).toEqual([])
    expect(await set.statusOf(set.candidate.candidateId)).toBe('PENDING')
    expect((await rejectAll(Array(101).fill(set.candidate.candidateId))).status).toBe(400)
    expect((await rejectAll([])).status).toBe(400)
  })

  it('of the same candidates in any order at once decides once about each', async () => {
    const people = [set.candidate, await aCandidate(set.app, set.job), await aCandidate(set.app, set.job)]
    const ids = people.map(({ candidateId }) => candidateId)
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => rejectAll(turn % 2 ? ids : ids.toReversed())),
    )
    expect(all.flatMap(({ body }) => body.changed).sort()).toEqual([...ids].sort())
    for (const { candidateId } of people) expect(await eventsOf(candidateId)).toHaveLength(1)
  })
})
