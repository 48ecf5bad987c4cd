import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { seedCandidates } from '#testing/seed-candidates.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listJobCandidatesEndpoint, searchCandidatesEndpoint } from '../contract/candidates.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let other: TestCompany
let job: Job

/** Everybody with what is written to their row. */
const people: Record<string, string> = {
  Amel: `applied_at = now(), score = 90, assessment_id = gen_random_uuid(), engine = 'builtin', shortlisted = true,
    field_scores = '{95,10,20,30,40,50,60,70,80,null}'`,
  Bilel: `applied_at = now(), score = 84, assessment_id = gen_random_uuid(), engine = 'llm', ai_percentage = 40, ai_band = 'some',
    field_scores = '{94,10,20,30,40,50,60,70,80,100}',
    confidence = 'low', confidence_reasons = '{answers-unlike-questions,no-cv}'`,
  Chiraz: `applied_at = now(), score = null, assessment_id = gen_random_uuid(), engine = 'builtin', has_instructions = true,
    has_shared_text = true, ai_percentage = 10, ai_band = 'none', field_scores = '{null,0,0,0,0,0,0,0,0,0}'`,
  Dalia: `applied_at = now(), run_state = 'running'`,
  Émile: `asked_for_person_at = now()`,
  Farah: `status = 'UNDER_REVIEW', location_reason = 'unknown-city'`,
  Ghada: `status = 'ACCEPTED', applied_at = now(), decided_by = :user, decided_at = now()`,
  Hedi: `status = 'HIRED', applied_at = now(), decided_by = :user, decided_at = now()`,
  Ines: `status = 'REJECTED', applied_at = now(), decided_by = :user, decided_at = now()`,
  Jalel: `status = 'WITHDRAWN'`,
}

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  other = await aCompany(app, { account: { name: 'Other Company' } })
  job = await aJob(app, company)
  await owner.query(`select set_config('app.user_id', $1, false)`, [company.userId])
  for (const [firstName, change] of Object.entries(people)) {
    const lastName = firstName === 'Hedi' ? 'Ben_Salah' : 'Größe'
    const { candidateId } = await aCandidate(app, job, { firstName, lastName })
    const set = change.replace(':user', `'${company.userId}'`)
    await owner.query(`update candidates set ${set} where id = $1`, [candidateId])
  }
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const list = async (query: object, of = job) =>
  app.succeed(listJobCandidatesEndpoint, {
    token: company.token,
    params: { jobId: of.id },
    query: { sortBy: 'firstName', sortDir: 'asc', size: 100, ...query } as never,
  })
const names = async (query: object) => (await list(query)).content.map(({ firstName }) => firstName).join(' ')

describe('the filters', () => {
  test.each([
    [{ group: 'to-decide' }, 'Amel Bilel Chiraz Dalia'],
    [{ group: 'not-completed' }, 'Émile'],
    [{ group: 'under-review' }, 'Farah'],
    [{ group: 'invited' }, 'Ghada'],
    [{ group: 'hired' }, 'Hedi'],
    [{ group: 'rejected' }, 'Ines'],
    [{ group: 'withdrawn' }, 'Jalel'],
    [{ flag: 'shortlisted' }, 'Amel'],
    [{ flag: 'asked-for-a-person' }, 'Émile'],
    [{ flag: 'low-confidence' }, 'Bilel'],
    [{ flag: 'low-confidence', band: 'high' }, ''],
    [{ flag: 'ai-text' }, 'Bilel'],
    [{ flag: 'instructions' }, 'Chiraz'],
    [{ flag: 'shared-text' }, 'Chiraz'],
    [{ flag: 'no-score' }, 'Chiraz'],
    [{ field: 'technicalSkillsMatch', minimum: 95 }, 'Amel'],
    [{ field: 'technicalSkillsMatch', minimum: 94 }, 'Amel Bilel'],
    [{ field: 'technicalSkillsMatch' }, 'Amel Bilel'],
    [{ field: 'note', minimum: 100 }, 'Bilel'],
    [{ minimum: 95 }, 'Amel Bilel Chiraz Dalia Émile Farah Ghada Hedi Ines Jalel'],
    [{ group: 'to-decide', band: 'medium' }, 'Bilel'],
    [{ group: 'rejected', band: 'medium' }, ''],
    [{ group: 'to-decide', field: 'mindsetScore', minimum: 10, flag: 'shortlisted' }, 'Amel'],
    [{ search: 'emile' }, 'Émile'],
    [{ search: 'ÉMI grosse' }, 'Émile'],
    [{ search: 'ben_s' }, 'Hedi'],
    [{ search: '%' }, ''],
    [{ search: '_' }, ''],
    [{ search: 'ben%s' }, ''],
    [{ search: 'rosse' }, ''],
    [{ search: "'; drop table candidates; --" }, ''],
    [{ search: 'amel-' }, 'Amel Bilel Chiraz Dalia Émile Farah Ghada Hedi Ines Jalel'],
    [{ search: 'grosse', group: 'hired' }, ''],
  ])('%j: %s', async (query, expected) => {
    expect(await names(query)).toBe(expected)
  })

  test('leave the summary of everybody as it is', async () => {
    expect((await list({ flag: 'shortlisted' })).summary).toEqual({
      total: 10,
      completed: 7,
      averageScore: 87,
      highPotential: 1,
      groups: {
        'to-decide': 4,
        'under-review': 1,
        'not-completed': 1,
        invited: 1,
        hired: 1,
        rejected: 1,
        withdrawn: 1,
      },
      shortlisted: 1,
      bands: { high: 1, medium: 1, low: 0 },
      distribution: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
      funnel: { registered: 10, started: 0, completed: 7, invited: 2, hired: 1 },
    })
  })

  test('the counts follow who is erased, and an invitation is remembered', async () => {
    const counted = await aJob(app, company)
    const { candidateId } = await aCandidate(app, counted)
    const gone = await aCandidate(app, counted)
    await owner.query(
      `update candidates set status = 'ACCEPTED', decided_by = $2, decided_at = now() where id = $1`,
      [candidateId, company.userId],
    )
    await owner.query(`update candidates set status = 'REJECTED' where id = $1`, [candidateId])
    await owner.query('delete from candidates where id = $1', [gone.candidateId])
    expect((await list({}, counted)).summary).toMatchObject({
      total: 1,
      groups: { rejected: 1, invited: 0, 'not-completed': 0 },
      funnel: { registered: 1, invited: 1, hired: 0 },
    })
  })

  test('the shortlist counts those to decide alone', async () => {
    const counted = await aJob(app, company)
    const { candidateId } = await aCandidate(app, counted)
    const counts: number[] = []
    for (const change of [
      `shortlisted = true`,
      `applied_at = now()`,
      `status = 'ACCEPTED', decided_by = '${company.userId}', decided_at = now()`,
      `status = 'PENDING', decided_by = null, decided_at = null`,
      `shortlisted = false`,
    ]) {
      await owner.query(`update candidates set ${change} where id = $1`, [candidateId])
      counts.push((await list({}, counted)).summary.shortlisted)
    }
    expect(counts).toEqual([0, 1, 0, 1, 0])
  })

  test('a card shows the flags, the group and what is under way', async () => {
    const [amel, bilel, chiraz, dalia, emile] = (await list({})).content
    expect(amel).toMatchObject({ shortlisted: true, group: 'to-decide', hidden: false, undoUntil: null })
    expect(bilel).toMatchObject({
      aiPercentage: 40,
      assessment: {
        engine: 'llm',
        aiBand: 'some',
        confidence: { level: 'low', reasons: ['answers-unlike-questions', 'no-cv'] },
      },
    })
    expect(chiraz).toMatchObject({
      aiPercentage: 10,
      evaluation: { score: null, technicalSkillsMatch: null, note: 0 },
      assessment: { instructions: true, sharedText: true },
    })
    expect(dalia).toMatchObject({ run: 'running', evaluation: null, assessment: null })
    expect(emile).toMatchObject({ askedForPerson: true, appliedAt: null })
  })
})

describe('page after page', () => {
  let many: Job
  beforeAll(async () => {
    many = await aJob(app, company)
    await seedCandidates(owner, { ...company, jobId: many.id, count: 500 })
  })

  const orders = ['score', 'createdAt', 'firstName'].flatMap((sortBy) =>
    ['asc', 'desc'].map((sortDir) => ({ sortBy, sortDir })),
  )
  test.each([
    ...orders,
    { sortBy: 'score', group: 'to-decide' },
    { sortBy: 'firstName', field: 'mindsetScore', minimum: 50 },
  ])('everybody comes exactly once, by pages and by cursors: %j', async (order) => {
    const whole = await pagesOf(order, 100, false)
    expect(new Set(whole).size).toBe(whole.length)
    if (!('group' in order) && !('field' in order)) expect(whole).toHaveLength(500)
    expect(await pagesOf(order, 7, false)).toEqual(whole)
    expect(await pagesOf(order, 7, true)).toEqual(whole)
  })

  test.each([
    ['desc', 'Earlier80 Medium60 High0 Low95 Low0 None'],
    ['asc', 'High0 Medium60 Earlier80 Low0 Low95 None'],
  ])('by score %s low confidence comes behind the others, before no score', async (sortDir, expected) => {
    const apart = await aJob(app, company)
    const names = new Map<string, string>()
    for (const [firstName, score, confidence] of [
      ['Low95', 95, 'low'],
      ['High0', 0, 'high'],
      ['None', null, 'low'],
      ['Medium60', 60, 'medium'],
      ['Low0', 0, 'low'],
      ['Earlier80', 80, null],
    ] as const) {
      const { candidateId } = await aCandidate(app, apart, { firstName })
      names.set(candidateId, firstName)
      const change = 'update candidates set score = $1, confidence = $2 where id = $3'
      await owner.query(change, [score, confidence, candidateId])
    }
    const ids = await pagesOf({ sortBy: 'score', sortDir }, 2, true, apart)
    expect(ids.map((id) => names.get(id)).join(' ')).toBe(expected)
  })

  async function pagesOf(order: object, size: number, byCursor: boolean, of = many): Promise<string[]> {
    const ids: string[] = []
    let after: string | null = null
    for (let page = 0; ; page++) {
      const position: object = byCursor ? (after ? { after } : {}) : { page }
      const { content, last, next } = await list({ ...order, size, ...position }, of)
      ids.push(...content.map(({ id }) => id))
      expect(next === null).toBe(last)
      if (last) return ids
      after = next
    }
  }
})

describe('the search over all jobs', () => {
  const search = async (text: string, token = company.token) =>
    (await app.succeed(searchCandidatesEndpoint, { token, query: { search: text } })).candidates

  test('finds by name and address, with the job of each', async () => {
    const [found, ...more] = await search('hedi ben')
    expect(found).toMatchObject({ name: 'Hedi Ben_Salah', jobId: job.id, jobTitle: 'Sales Manager' })
    expect(more).toEqual([])
    expect(await search('grosse')).toHaveLength(9)
    expect(await search('amel')).toHaveLength(10)
  })

  test('finds nobody of another company', async () => {
    expect(await search('hedi', other.token)).toEqual([])
  })

  test.each(['', ' ', 'x'.repeat(101)])('“%s” is refused', async (text) => {
    const { status } = await app.call(searchCandidatesEndpoint, {
      token: company.token,
      query: { search: text },
    })
    expect(status).toBe(400)
  })
})
