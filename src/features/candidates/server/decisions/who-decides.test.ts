import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { rejectCandidateEndpoint } from '../../contract/decisions.ts'

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

async function statusOf(candidateId: CandidateId) {
  const { rows } = await owner.query('select status from candidates where id = $1', [candidateId])
  return rows[0].status
}

describe('the database', () => {
  const update = `update candidates set status = 'REJECTED', decided_by = $2, decided_at = now() where id = $1`
  const insert = `insert into candidates (company_id, job_id, first_name, last_name, email, phone, city, status,
      link_expires_at, decided_by, decided_at)
    select company_id, job_id, first_name, last_name, 'new-' || email, phone, city, 'REJECTED', now(), $2, now()
    from candidates where id = $1`

  it.each(['mindhire_tenant', 'mindhire_system'])(
    'lets %s, the role of a worker, change no status',
    async (role) => {
      const { companyId, userId } = company
      const person = `select set_config('app.company_id', '${companyId}', true)`
      for (const statement of [
        update,
        `update candidates set status = 'PENDING' where id = $1 and $2::uuid is not null`,
        `update candidates set decided_by = $2 where id = $1`,
        insert,
      ]) {
        await owner.query(`begin; set local role ${role}; ${person}`)
        const refused = owner.query(statement, [candidate.candidateId, userId])
        await expect(refused, statement).rejects.toMatchObject({ code: '42501' })
        await owner.query('rollback')
      }
    },
  )

  it('takes no decision without a person, or in the name of another one', async () => {
    const { companyId, userId } = company
    const { candidateId } = candidate
    const asPerson = (statement: string, person: { companyId: string; userId: string }, by: string | null) =>
      app.platform.db
        .forPerson(person as never, (tx) => tx.$client.query(statement, [candidateId, by]))
        .catch((error: { code: string }) => error.code)
    const ours = { companyId, userId }
    expect(await asPerson(update, ours, null)).toBe('42501')
    expect(await asPerson(update, ours, other.userId)).toBe('42501')
    expect(await asPerson(update, { companyId, userId: other.userId }, other.userId)).toBe('42501')
    expect(await statusOf(candidateId)).toBe('PENDING')
    // The constraint binds the owner of the tables too.
    await owner.query('alter table candidates disable trigger user')
    await expect(
      owner.query(`update candidates set status = 'HIRED' where id = $1`, [candidateId]),
    ).rejects.toMatchObject({ constraint: 'decisions_are_made_by_a_person' })
    await owner.query('alter table candidates enable trigger user')
  })

  it('keeps what happened as it was written', async () => {
    const { candidateId } = candidate
    await app.succeed(rejectCandidateEndpoint, { token: company.token, params: { candidateId } })
    for (const role of ['mindhire_tenant', 'mindhire_person', 'mindhire_system'])
      for (const statement of [
        'update candidate_events set by_user = null',
        'delete from candidate_events',
      ]) {
        const refused = owner.query(`begin; set local role ${role}; ${statement}`)
        await expect(refused).rejects.toMatchObject({ code: '42501' })
        await owner.query('rollback')
      }
  })
})
