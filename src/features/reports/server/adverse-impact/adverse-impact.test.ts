import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { sqlState } from '#platform/database/database-unavailable.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getAdverseImpactEndpoint } from '../../contract/job-reports.ts'
import { describeSelfEndpoint, type SelfDescription } from '../../contract/self-description.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let job: Job
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})
beforeEach(async () => {
  job = await aJob(app, company)
})

type Said = { gender?: string; ageGroup?: string; disability?: string }
type Outcome = { invited?: boolean; score?: number }

/** So many completed candidates of the job, of whom each says the same, or nothing. */
async function candidates(count: number, said: Said | null, { invited = false, score }: Outcome = {}) {
  const { rows } = await owner.query<{ id: string }>(
    `insert into candidates (company_id, job_id, first_name, last_name, email, phone, city, status, link_expires_at,
       applied_at, was_invited, score)
     select $1, $2, 'A', 'B', gen_random_uuid() || '@candidate.example', '22345678', 'Tunis', 'PENDING', now(), now(), $3, $4
     from generate_series(1, $5::int) returning id`,
    [company.companyId, job.id, invited, score ?? null, count],
  )
  if (said)
    await owner.query(
      `insert into self_descriptions (candidate_id, company_id, job_id, gender, age_group, disability)
       select unnest($1::uuid[]), $2, $3, $4, $5, $6`,
      [
        rows.map(({ id }) => id),
        company.companyId,
        job.id,
        said.gender ?? null,
        said.ageGroup ?? null,
        said.disability ?? null,
      ],
    )
  return rows.map(({ id }) => id)
}

const impact = () =>
  app.succeed(getAdverseImpactEndpoint, { token: company.token, params: { jobId: job.id } })
/** Group, applicants, invited, scored 70 or more. */
const shown = async (attribute = 'gender') =>
  (await impact()).attributes
    .find((one) => one.attribute === attribute)
    ?.groups.map(({ group, applicants, selection, scoring }) => [
      group,
      applicants,
      selection?.count ?? null,
      scoring?.count ?? null,
    ])

describe('what a candidate says about themselves', () => {
  const woman: SelfDescription = { gender: 'woman', ageGroup: '40-49', disability: null }
  const stored = async (candidateId: string) =>
    (
      await owner.query(
        'select gender, age_group, disability from self_descriptions where candidate_id = $1',
        [candidateId],
      )
    ).rows

  test('§adverse-1 is taken after submission, changed and withdrawn with the same link', async () => {
    const candidate = await aCandidate(app, job)
    const say = (body: SelfDescription) =>
      app.call(describeSelfEndpoint, { params: { token: candidate.linkToken }, body })
    expect((await say(woman)).error.code).toBe('NOT_COMPLETED')
    await aCompletedInterview(app, candidate)
    expect((await say(woman)).status).toBe(200)
    expect(await stored(candidate.candidateId)).toEqual([
      { gender: 'woman', age_group: '40-49', disability: null },
    ])
    await say({ ...woman, ageGroup: null, disability: 'no' })
    expect(await stored(candidate.candidateId)).toEqual([
      { gender: 'woman', age_group: null, disability: 'no' },
    ])
    await say({ gender: null, ageGroup: null, disability: null })
    expect(await stored(candidate.candidateId)).toEqual([])
  })

  test('is refused with a wrong link, and in other words than the ones to choose from', async () => {
    const params = { token: 'wrong' }
    expect((await app.call(describeSelfEndpoint, { params, body: woman })).error.code).toBe('EXPIRED_LINK')
    const payload = { ...woman, gender: 'anything' }
    const url = '/api/interviews/wrong/self-description'
    expect((await app.inject({ method: 'PUT', url, payload })).status).toBe(400)
  })

  test('§adverse-4 can be read, written or deleted by no role of the application', async () => {
    const [id] = await candidates(1, { gender: 'woman' })
    const statements = [
      'select count(*) from self_descriptions',
      'select candidate_id from self_descriptions',
      'select gender from self_descriptions',
      `update self_descriptions set gender = 'man'`,
      'delete from self_descriptions',
      `insert into self_descriptions (candidate_id, company_id, job_id, gender)
         values ('${id}', '${company.companyId}', '${job.id}', 'man')`,
      `update adverse_impact_figures set figures = '[]'`,
    ]
    const calls = (role: string) =>
      role === 'mindhire_system'
        ? [`select count_self_descriptions('${job.id}')`]
        : [`select set_self_description('${company.companyId}', '${job.id}', '${id}', 'man', null, null)`]
    for (const role of ['mindhire_tenant', 'mindhire_person', 'mindhire_system'])
      for (const statement of [...statements, ...calls(role)]) {
        await owner.query('begin')
        await owner.query(`set local role ${role}`)
        await owner.query(`select set_config('app.company_id', $1, true)`, [company.companyId])
        const refused = await owner.query(statement).catch(sqlState)
        expect(refused, `${role}: ${statement}`).toBe('42501')
        await owner.query('rollback')
      }
  })

  test('goes with the candidate', async () => {
    const [id = ''] = await candidates(1, { gender: 'woman' })
    await owner.query('delete from candidates where id = $1', [id])
    expect(await stored(id)).toEqual([])
  })
})

describe('the figures', () => {
  test('are none while fewer than five have answered, or all of them belong to one group', async () => {
    await candidates(4, { gender: 'woman' })
    expect(await impact()).toEqual({
      countedAt: null,
      attributes: ['gender', 'ageGroup', 'disability'].map((attribute) => ({ attribute, groups: [] })),
    })
    await candidates(5, { gender: 'woman' })
    expect(await shown()).toEqual([])
  })

  test('§adverse-2 count each group with its outcomes', async () => {
    await candidates(6, { gender: 'woman', ageGroup: '30-39' }, { invited: true, score: 70 })
    await candidates(4, { gender: 'woman', ageGroup: '30-39' }, { score: 69 })
    await candidates(2, { gender: 'man', ageGroup: '50-or-over' }, { invited: true, score: 90 })
    await candidates(8, { gender: 'man', ageGroup: '50-or-over' })
    const { attributes, countedAt } = await impact()
    expect(Date.parse(countedAt ?? '')).not.toBeNaN()
    const selection = { count: 2, rate: 0.2, ratio: 0.2 / 0.6, verdict: 'unclear' }
    expect(attributes[0]?.groups).toMatchObject([
      { group: 'woman', applicants: 10, selection: { count: 6, rate: 0.6, ratio: 1, verdict: 'highest' } },
      { group: 'man', applicants: 10, selection, scoring: { count: 2 } },
    ])
    // 2 · (C(10,2)·C(10,6) + C(10,1)·C(10,7) + C(10,0)·C(10,8)) / C(20,8)
    expect(attributes[0]?.groups[1]?.selection?.pValue).toBeCloseTo(
      (2 * (45 * 210 + 10 * 120 + 45)) / 125_970,
      10,
    )
    expect(await shown('ageGroup')).toEqual([
      ['30-39', 10, 6, 6],
      ['50-or-over', 10, 2, 2],
    ])
    expect(await shown('disability')).toEqual([])
  })

  test('§adverse-4 leave out groups under five, also one that would follow from the total', async () => {
    await candidates(12, { gender: 'woman' })
    await candidates(7, { gender: 'man' })
    await candidates(6, { gender: 'another' })
    await candidates(2, { gender: 'another' })
    expect((await shown())?.map(([group, count]) => [group, count])).toEqual([
      ['woman', 12],
      ['man', 7],
      ['another', 8],
    ])
    await owner.query(
      `delete from self_descriptions where candidate_id in
         (select candidate_id from self_descriptions where job_id = $1 and gender = 'another' limit 5)`,
      [job.id],
    )
    // The five who said nothing could be of any group: three others do not follow from the total.
    await candidates(5, { gender: 'woman' })
    expect((await shown())?.map(([group, count]) => [group, count])).toEqual([
      ['woman', 17],
      ['man', 7],
    ])
    // Without them the three would be all that is left over.
    await owner.query(
      'delete from candidates where job_id = $1 and id not in (select candidate_id from self_descriptions)',
      [job.id],
    )
    await candidates(5, { gender: 'woman' })
    expect(await shown()).toEqual([])
  })

  test('§adverse-4 keep an outcome back that fewer than five have, or fewer than five have not', async () => {
    await candidates(4, { gender: 'woman' }, { invited: true, score: 80 })
    await candidates(6, { gender: 'woman' }, { score: 80 })
    await candidates(10, { gender: 'man' }, { score: 75 })
    expect(await shown()).toEqual([
      ['woman', 10, null, null],
      ['man', 10, null, null],
    ])
  })

  test('§adverse-5 change by fives: one decision or one answer more shows nothing', async () => {
    const women = await candidates(10, { gender: 'woman' }, { score: 80 })
    await candidates(5, { gender: 'man' }, { invited: true, score: 80 })
    await candidates(5, { gender: 'man' }, { score: 20 })
    const before = await impact()
    expect(await shown()).toEqual([
      ['woman', 10, 0, 10],
      ['man', 10, 5, 5],
    ])
    const invite = (ids: readonly string[]) =>
      owner.query('update candidates set was_invited = true where id = any ($1)', [ids])
    await invite(women.slice(0, 4))
    await candidates(4, { gender: 'man' })
    expect(await impact()).toEqual(before)
    await invite(women.slice(4, 5))
    expect(await shown()).toEqual([
      ['woman', 10, 5, 10],
      ['man', 10, 5, 5],
    ])
    await candidates(1, { gender: 'woman' })
    expect((await shown())?.map(([, count]) => count)).toEqual([11, 14])
  })

  test('are another company’s neither to see nor to count', async () => {
    await candidates(10, { gender: 'woman' })
    await candidates(10, { gender: 'man' })
    const stranger = await aCompany(app)
    const params = { jobId: job.id }
    expect((await app.call(getAdverseImpactEndpoint, { token: stranger.token, params })).status).toBe(404)
    await app.platform.db.forCompany(stranger.companyId, (tx) =>
      tx.$client.query('select count_self_descriptions($1)', [job.id]),
    )
    const published = await owner.query('select from adverse_impact_figures where job_id = $1', [job.id])
    expect(published.rowCount).toBe(0)
  })
})
