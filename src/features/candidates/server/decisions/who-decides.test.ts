import { describe, expect, it } from 'vitest'
import { decidedCandidate } from '#testing/decided-candidate.ts'
import { rejectCandidateEndpoint } from '../../contract/decisions.ts'

const set = decidedCandidate()

describe('the database', () => {
  const update = `update candidates set status = 'REJECTED', decided_by = $2, decided_at = now() where id = $1`
  const insert = `insert into candidates (company_id, job_id, first_name, last_name, email, phone, city, status,
      link_expires_at, decided_by, decided_at)
    select company_id, job_id, first_name, last_name, 'new-' || email, phone, city, 'REJECTED', now(), $2, now()
    from candidates where id = $1`

  it.each(['mindhire_tenant', 'mindhire_system'])(
    'lets %s, the role of a worker, change no status',
    async (role) => {
      const { companyId, userId } = set.company
      const person = `select set_config('app.company_id', '${companyId}', true)`
      for (const statement of [
        update,
        `update candidates set status = 'PENDING' where id = $1 and $2::uuid is not null`,
        `update candidates set decided_by = $2 where id = $1`,
        insert,
      ]) {
        await set.owner.query(`begin; set local role ${role}; ${person}`)
        const refused = set.owner.query(statement, [set.candidate.candidateId, userId])
        await expect(refused, statement).rejects.toMatchObject({ code: '42501' })
        await set.owner.query('rollback')
      }
    },
  )

  it('takes no decision without a person, or in the name of another one', async () => {
    const { companyId, userId } = set.company
    const { candidateId } = set.candidate
    const asPerson = (statement: string, person: { companyId: string; userId: string }, by: string | null) =>
      set.app.platform.db
        .forPerson(person as never, (tx) => tx.$client.query(statement, [candidateId, by]))
        .catch((error: { code: string }) => error.code)
    const ours = { companyId, userId }
    expect(await asPerson(update, ours, null)).toBe('42501')
    expect(await asPerson(update, ours, set.other.userId)).toBe('42501')
    expect(await asPerson(update, { companyId, userId: set.other.userId }, set.other.userId)).toBe('42501')
    expect(await set.statusOf(candidateId)).toBe('PENDING')
    // The constraint binds the owner of the tables too.
    await set.owner.query('alter table candidates disable trigger user')
    await expect(
      set.owner.query(`update candidates set status = 'HIRED' where id = $1`, [candidateId]),
    ).rejects.toMatchObject({ constraint: 'decisions_are_made_by_a_person' })
    await set.owner.query('alter table candidates enable trigger user')
  })

  it('keeps what happened as it was written', async () => {
    const { candidateId } = set.candidate
    await set.app.succeed(rejectCandidateEndpoint, { token: set.company.token, params: { candidateId } })
    for (const role of ['mindhire_tenant', 'mindhire_person', 'mindhire_system'])
      for (const statement of [
        'update candidate_events set by_user = null',
        'delete from candidate_events',
      ]) {
        const refused = set.owner.query(`begin; set local role ${role}; ${statement}`)
        await expect(refused).rejects.toMatchObject({ code: '42501' })
        await set.owner.query('rollback')
      }
  })
})
