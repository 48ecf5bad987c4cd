import { beforeEach, describe, expect, it } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { closeJobEndpoint, reopenJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { aRegistration, mailedInterviewToken } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { decidedCandidate } from '#testing/decided-candidate.ts'
import { registerCandidateEndpoint } from '../../contract/candidates.ts'
import type { Outcome } from '../../contract/decision-limits.ts'
import {
  recordOutcomeEndpoint,
  rejectCandidateEndpoint,
  revealCandidateEndpoint,
  sendInterviewLinkEndpoint,
  shortlistEndpoint,
  undoRejectionEndpoint,
} from '../../contract/decisions.ts'
import { askForPerson } from '../ask-for-person.ts'
import { findCandidateByLink } from '../get-candidate.ts'
import { listCandidateEvents } from '../list-candidate-events.ts'

const set = decidedCandidate()
let candidateId: CandidateId
beforeEach(() => {
  candidateId = set.candidate.candidateId
})

const params = () => ({ candidateId })
const timeline = (id = candidateId) =>
  set.app.platform.db.forCompany(set.company.companyId, (tx) =>
    listCandidateEvents(tx, set.company.companyId, id),
  )
async function auditedActions() {
  const { rows } = await set.owner.query<{ action: string }>(
    'select action from audit_log where subject_id = $1 order by seq',
    [candidateId],
  )
  return rows.map(({ action }) => action)
}
/** As the invitation of a later version leaves the row. */
const invite = () =>
  set.app.platform.db.forPerson(set.company, (tx) =>
    tx.$client.query(
      `update candidates set status = 'ACCEPTED', decided_by = $2, decided_at = now() where id = $1`,
      [candidateId, set.company.userId],
    ),
  )

describe('the shortlist', () => {
  const shortlist = (candidateIds: CandidateId[], shortlisted: boolean, token = set.company.token) =>
    set.app.call(shortlistEndpoint, { token, body: { candidateIds, shortlisted } })

  it('is a flag beside the status, which stays PENDING', async () => {
    expect((await shortlist([candidateId], true)).body).toEqual({ changed: [candidateId] })
    expect(await set.rowOf(candidateId)).toMatchObject({
      shortlisted: true,
      status: 'PENDING',
      decided_by: null,
    })
    expect(await timeline()).toContainEqual(
      expect.objectContaining({ kind: 'shortlisted', by: set.company.email }),
    )
    expect((await shortlist([candidateId], true)).body).toEqual({ changed: [] })
    expect((await shortlist([candidateId], false)).body).toEqual({ changed: [candidateId] })
    expect(await set.rowOf(candidateId)).toMatchObject({ shortlisted: false })
  })

  it('is the own company’s, and not for a VIEWER', async () => {
    expect((await shortlist([candidateId], true, set.other.token)).body).toEqual({ changed: [] })
    const viewer = await aColleague(set.app, set.company, 'VIEWER')
    expect((await shortlist([candidateId], true, viewer.token)).status).toBe(403)
    expect(await set.rowOf(candidateId)).toMatchObject({ shortlisted: false })
  })
})

describe('reopening', () => {
  const reopen = (token?: string) => set.reopen(candidateId, token)

  it('makes a rejected application pending again, long after, without a mail', async () => {
    await set.reject(candidateId)
    set.app.clock.advance(3_600_000)
    await set.app.runTasks()
    const mails = set.app.mail.sent.length
    expect((await reopen()).body).toEqual({ id: candidateId, status: 'PENDING' })
    await set.app.runTasks()
    expect(set.app.mail.sent).toHaveLength(mails)
    expect(await set.rowOf(candidateId)).toMatchObject({
      status: 'PENDING',
      decided_by: null,
      decided_at: null,
    })
    expect(await auditedActions()).toEqual(['candidate.rejected', 'candidate.reopened'])
  })

  it('takes back that a candidate was hired: they are invited as before, with who did it on record', async () => {
    await invite()
    const body = { outcome: 'hired', reason: 'By mistake' } as const
    await set.app.succeed(recordOutcomeEndpoint, { token: set.company.token, params: params(), body })
    const colleague = await aColleague(set.app, set.company, 'RECRUITER')
    expect((await reopen(colleague.token)).body).toEqual({ id: candidateId, status: 'ACCEPTED' })
    expect(await set.rowOf(candidateId)).toMatchObject({
      status: 'ACCEPTED',
      decided_by: colleague.userId,
      decision_reason: null,
    })
    expect(await timeline()).toContainEqual(
      expect.objectContaining({ kind: 'reopened', by: colleague.email }),
    )
    expect(await auditedActions()).toEqual(['candidate.outcome-recorded', 'candidate.reopened'])
    expect((await reopen()).status).toBe(409)
  })

  it('is for rejected and hired candidates of the own company', async () => {
    const { status, error } = await reopen()
    expect([status, error]).toEqual([
      409,
      { code: 'NOT_DECIDED', message: 'Only a rejected or hired candidate can be reopened.' },
    ])
    await set.reject(candidateId)
    expect((await reopen(set.other.token)).status).toBe(404)
  })
})

describe('the interview link of a candidate under review', () => {
  let email: string
  beforeEach(async () => {
    const body = aRegistration(set.job.id, { city: 'Sfax' })
    email = body.email
    await set.app.call(registerCandidateEndpoint, { body })
    await set.app.runTasks()
    const { rows } = await set.owner.query<{ id: CandidateId }>(
      'select id from candidates where email = $1',
      [email],
    )
    candidateId = rows[0]?.id as CandidateId
  })
  const send = (token = set.company.token) =>
    set.app.call(sendInterviewLinkEndpoint, { token, params: params() })

  it('admits them, and is mailed once however often it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.error).toEqual({
      code: 'NOT_UNDER_REVIEW',
      message: 'This candidate is not under review any more.',
    })
    await set.app.runTasks()
    expect(set.app.mail.to(email).filter(({ action }) => action)).toHaveLength(1)
    const found = await findCandidateByLink(set.app.platform, mailedInterviewToken(set.app, email))
    expect(found).toMatchObject({ id: candidateId, status: 'PENDING' })
    expect((await timeline()).map(({ kind }) => kind)).toContain('admitted')
    expect(await auditedActions()).toEqual(['candidate.admitted'])
  })

  it('is mailed at once, also when strangers used up the mails of the day', async () => {
    await set.owner.query(
      `insert into mails (company_id, kind, subject_id, version, status, tried_at, sent_at)
       select $1, 'candidates.under-review', $2, 'v' || n, 'sent', $3, $3 from generate_series(1, 3) n`,
      [set.company.companyId, candidateId, set.app.clock.now()],
    )
    expect((await send()).status).toBe(200)
    await set.app.runTasks()
    expect(set.app.mail.to(email).filter(({ action }) => action)).toHaveLength(1)
    const { rows } = await set.owner.query(
      "select status from mails where subject_id = $1 and kind = 'candidates.admission'",
      [candidateId],
    )
    expect(rows).toEqual([{ status: 'sent' }])
    expect((await timeline()).map(({ kind }) => kind)).toContain('link-sent')
  })

  it('is not sent for a closed job, nor by another company', async () => {
    expect((await send(set.other.token)).status).toBe(404)
    const ofJob = { token: set.company.token, params: { jobId: set.job.id } }
    await set.app.succeed(closeJobEndpoint, ofJob)
    const { status, error } = await send()
    await set.app.succeed(reopenJobEndpoint, ofJob)
    expect([status, error]).toEqual([
      409,
      { code: 'JOB_CLOSED', message: 'This job is closed. Reopen it first.' },
    ])
    expect(await set.rowOf(candidateId)).toMatchObject({ status: 'UNDER_REVIEW' })
  })
})

describe('what came of a meeting', () => {
  const record = (outcome: Outcome, reason?: string, token = set.company.token) =>
    set.app.call(recordOutcomeEndpoint, {
      token,
      params: params(),
      body: { outcome, ...(reason && { reason }) },
    })

  it.each([
    ['hired', 'HIRED', 'hired: As agreed'],
    ['rejected', 'REJECTED', 'rejected'],
    ['no-show', 'ACCEPTED', 'no-show: As agreed'],
    ['another-meeting', 'ACCEPTED', 'another-meeting: As agreed'],
  ] as const)('%s leaves the candidate %s, its note kept', async (outcome, status, detail) => {
    await invite()
    expect((await record(outcome, 'As agreed')).body).toEqual({ id: candidateId, status })
    expect(await set.rowOf(candidateId)).toMatchObject({ status, decided_by: set.company.userId })
    expect(await timeline()).toContainEqual(
      expect.objectContaining({ kind: 'outcome', detail, by: set.company.email }),
    )
    expect(await auditedActions()).toContain('candidate.outcome-recorded')
  })

  it('is a rejection like any other: it can be undone, and the candidate is invited as before', async () => {
    await invite()
    await record('rejected')
    await set.app.succeed(undoRejectionEndpoint, {
      token: set.company.token,
      body: { candidateIds: [candidateId] },
    })
    expect(await set.rowOf(candidateId)).toMatchObject({
      status: 'ACCEPTED',
      decided_by: set.company.userId,
      undo_until: null,
    })
  })

  it('needs an invitation, of the own company', async () => {
    const { status, error } = await record('hired')
    expect([status, error]).toEqual([
      409,
      { code: 'NOT_INVITED', message: 'Only an invited candidate can have an outcome.' },
    ])
    expect((await record('hired', undefined, set.other.token)).status).toBe(404)
  })
})

describe('revealing who a candidate is', () => {
  const reveal = (reason: string, token = set.company.token) =>
    set.app.call(revealCandidateEndpoint, { token, params: params(), body: { reason } })

  it('is kept with its reason and who did it, the first time', async () => {
    expect((await reveal('  ')).error.message).toBe('Please give a reason.')
    expect((await reveal('Reference check')).status).toBe(200)
    expect((await set.rowOf(candidateId)).revealed_at).toEqual(set.app.clock.now())
    expect((await reveal('Once more')).status).toBe(200)
    const revealed = (await timeline()).filter(({ kind }) => kind === 'revealed')
    expect(revealed).toEqual([
      {
        at: set.app.clock.now().toISOString(),
        kind: 'revealed',
        by: set.company.email,
        detail: 'Reference check',
      },
    ])
    expect(await auditedActions()).toEqual(['candidate.revealed'])
  })

  it('is not for others', async () => {
    expect((await reveal('Curious', set.other.token)).status).toBe(404)
    const viewer = await aColleague(set.app, set.company, 'VIEWER')
    expect((await reveal('Curious', viewer.token)).status).toBe(403)
  })
})

it('asking for a person marks the candidate once', async () => {
  const ask = () =>
    set.app.platform.db.forCompany(set.company.companyId, (tx) =>
      askForPerson(set.app.platform, tx, set.company.companyId, candidateId),
    )
  await Promise.all([ask(), ask(), ask()])
  expect((await set.rowOf(candidateId)).asked_for_person_at).toEqual(set.app.clock.now())
  const asked = (await timeline()).filter(({ kind }) => kind === 'asked-for-a-person')
  expect(asked).toEqual([
    { at: set.app.clock.now().toISOString(), kind: 'asked-for-a-person', by: null, detail: null },
  ])
})

it('the timeline has what happened and the mails that were sent, in the order of time', async () => {
  const colleague = await aColleague(set.app, set.company, 'RECRUITER')
  // Past the database's own clock, which dates registrations.
  set.app.clock.advance(3_600_000)
  await set.app.succeed(rejectCandidateEndpoint, {
    token: colleague.token,
    params: params(),
    body: { reason: 'No driving licence' },
  })
  set.app.clock.advance(15 * 60_000)
  await set.app.runTasks()
  const entries = await timeline()
  expect(entries.map(({ kind, by, detail }) => [kind, by, detail])).toEqual(
    expect.arrayContaining([
      ['registered', null, null],
      ['link-sent', null, null],
      ['rejected', colleague.email, 'No driving licence'],
      ['mail-sent', null, 'candidates.rejection'],
    ]),
  )
  expect(entries).toHaveLength(4)
  expect(entries[0]?.kind).toBe('registered')
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted())
  const { companyId } = set.other
  await expect(
    set.app.platform.db.forCompany(companyId, (tx) => listCandidateEvents(tx, companyId, candidateId)),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
