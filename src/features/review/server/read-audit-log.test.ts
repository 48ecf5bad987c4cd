import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import {
  cancelInviteEndpoint,
  changeRoleEndpoint,
  leaveTeamEndpoint,
  removeUserEndpoint,
} from '#features/accounts/contract/team.ts'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import { eraseCandidateRows } from '#features/candidates/server/erase-candidates.ts'
import { setReviewSettingsEndpoint } from '#features/jobs/contract/review-settings.ts'
import { listAuditEntries, verifyAuditChain } from '#platform/audit/audit-log.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague, anInvite } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany, validPassword } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listAuditEndpoint } from '../contract/activity-log.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
})
afterAll(() => app.close())

type Page = AnswerOf<typeof listAuditEndpoint>
const read = async (query: { before?: number; size?: number } = {}, token = company.token): Promise<Page> =>
  (await app.call(listAuditEndpoint, { token, query })).body
const words = ({ content }: Page) => content.map(({ action, by, to }) => ({ action, by, to }))

test('lists actor, action and subject in the team, newest first', async () => {
  const { token, email: me } = company
  const from = (await read({ size: 1 })).content[0]?.seq ?? 0
  const colleague = await aColleague(app, company, 'VIEWER')
  const { userId, email } = colleague
  await app.call(changeRoleEndpoint, { token, params: { userId }, body: { role: 'RECRUITER' } })
  // An unchanged role is no action.
  await app.call(changeRoleEndpoint, { token, params: { userId }, body: { role: 'RECRUITER' } })
  const { inviteId, email: invited } = await anInvite(app, company)
  const { content } = await read()
  const listed = { content: content.filter(({ seq }) => seq > from), last: true }
  expect(words(listed)).toEqual([
    { action: 'user.invited', by: me, to: invited },
    { action: 'user.role-changed', by: me, to: email },
    { action: 'user.logged-in', by: email, to: email },
    { action: 'user.joined', by: email, to: email },
    // The invitation is used up.
    { action: 'user.invited', by: me, to: null },
  ])

  await app.call(cancelInviteEndpoint, { token, params: { inviteId } })
  await app.call(leaveTeamEndpoint, { token: colleague.token, body: { password: validPassword } })
  const other = await aColleague(app, company, 'ADMIN')
  await app.call(removeUserEndpoint, { token, params: { userId: other.userId } })
  const later = words(await read({ size: 7 }))
  expect(later.map(({ action }) => action)).toEqual([
    'user.removed',
    'user.logged-in',
    'user.joined',
    'user.invited',
    'user.left',
    'invite.cancelled',
    'user.invited',
  ])
  // A removed user is no longer named.
  expect(later[0]).toEqual({ action: 'user.removed', by: me, to: null })
  expect(later[4]).toEqual({ action: 'user.left', by: null, to: null })
  expect(await app.platform.db.forSystem(verifyAuditChain)).toMatchObject({ brokenAt: null })
})

test('pages follow without a gap, and the last says so', async () => {
  const all = await read({ size: 100 })
  expect(all.last).toBe(true)
  const seqs: number[] = []
  let before: number | undefined
  for (let page = 0; page < 50; page++) {
    const { content, last } = await read({ size: 3, ...(before === undefined ? {} : { before }) })
    seqs.push(...content.map(({ seq }) => seq))
    before = seqs.at(-1)
    if (last) break
  }
  expect(seqs).toEqual(all.content.map(({ seq }) => seq))
  expect(seqs).toEqual([...seqs].sort((a, b) => b - a))
  expect((await read({ before: seqs.at(-1) ?? 1 })).content).toEqual([])
})

test('holds nothing of another company', async () => {
  const other = await aCompany(app)
  const { content } = await read({ size: 100 }, other.token)
  expect(content.length).toBeGreaterThan(0)
  for (const { by, to } of content) {
    expect([other.email, null]).toContain(by)
    expect([other.email, null]).toContain(to)
  }
  const ours = new Set((await read({ size: 100 })).content.map(({ seq }) => seq))
  expect(content.filter(({ seq }) => ours.has(seq))).toEqual([])
})

test('names the candidates that it was about while they are stored; in a blind review by number', async () => {
  const { token, companyId } = company
  const job = await aJob(app, company)
  const blindJob = await aJob(app, company)
  await app.succeed(setReviewSettingsEndpoint, {
    token,
    params: { jobId: blindJob.id },
    body: { distanceLimitKm: 80, blind: true, rejectReasons: [] },
  })
  const rejected = async (of: { id: JobId }, firstName: string) => {
    const { candidateId } = await aCandidate(app, of, { firstName, lastName: 'Mansour' })
    await app.succeed(rejectCandidateEndpoint, { token, params: { candidateId }, body: null })
    return candidateId
  }
  const leila = await rejected(job, 'Leila')
  const omar = await rejected(job, 'Omar')
  const hidden = await rejected(blindJob, 'Sonia')
  await app.platform.db.forCompany(companyId, (tx) => eraseCandidateRows(tx, companyId, [omar]))
  const { content } = await read({ size: 3 })
  expect(
    content.map(({ action, candidate, candidateErased }) => [action, candidate, candidateErased]),
  ).toEqual([
    ['candidate.rejected', { id: hidden, jobId: blindJob.id, name: 'Candidate 1' }, false],
    ['candidate.rejected', null, true],
    ['candidate.rejected', { id: leila, jobId: job.id, name: 'Leila Mansour' }, false],
  ])
  const stored = await app.platform.db.forCompany(companyId, (tx) =>
    listAuditEntries(tx, companyId, { before: Number.MAX_SAFE_INTEGER, size: 100 }),
  )
  expect(JSON.stringify(stored)).not.toMatch(/Leila|Omar|Sonia|Mansour/)
})

test('what is about no candidate names none', async () => {
  const { content } = await read({ size: 100 })
  for (const entry of content.filter(({ action }) => /^(user|job)\./.test(action)))
    expect([entry.candidate, entry.candidateErased], entry.action).toEqual([null, false])
})
