import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CandidateId, JobId } from '#contract/ids.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { scoreFields } from '#features/scoring/weights.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { idOf } from '#testing/builders/a-listed-job.ts'
import { aCompletedInterview, aStartedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getCandidateEndpoint, listJobCandidatesEndpoint } from '../contract/candidates.ts'

let app: TestApp
let company: TestCompany
let other: TestCompany
let job: Job
let owner: pg.Client

const noGroups = {
  'to-decide': 0,
  'under-review': 0,
  'not-completed': 0,
  invited: 0,
  hired: 0,
  rejected: 0,
  withdrawn: 0,
}
const cursorOf = (...parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

/** Who applies, in the order in which they register; null has no total. */
const people: readonly [string, number | null][] = [
  ['dalia', 84],
  ['Bilel', 90],
  ['Amel', null],
  ['Emna', 85],
  ['Chiraz', 69],
  ['farah', 70],
  ['Ghada', null],
]

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
  other = await aCompany(app, { account: { name: 'Other Company' } })
  job = await aJob(app, company)
  owner = new pg.Client(app.owner)
  await owner.connect()
  for (const [at, [firstName, score]] of people.entries()) {
    const { candidateId } = await aCandidate(app, job, { firstName })
    await owner.query(
      `update candidates set score = $1, created_at = now() - make_interval(hours => $2), assessment_id = gen_random_uuid(),
         engine = 'builtin' where id = $3`,
      [score, people.length - at, candidateId],
    )
  }
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

type Query = Record<string, string | number>
const ask = (query: Query = {}, jobId: JobId = job.id, token = company.token) =>
  app.call(listJobCandidatesEndpoint, { token, params: { jobId }, query: query as never })
const names = async (query: Query) => (await ask(query)).body.content.map(({ firstName }) => firstName)

describe('the order', () => {
  it.each([
    ['score', 'desc', 'Bilel Emna dalia farah Chiraz'],
    ['score', 'asc', 'Chiraz farah dalia Emna Bilel'],
  ])('by %s %s puts those without a total last', async (sortBy, sortDir, expected) => {
    const sorted = await names({ sortBy, sortDir, size: 100 })
    expect(sorted.slice(0, 5).join(' ')).toBe(expected)
    expect(sorted.slice(5).sort()).toEqual(['Amel', 'Ghada'])
  })

  it.each([
    ['createdAt', 'desc', 'Ghada farah Chiraz Emna Amel Bilel dalia'],
    ['createdAt', 'asc', 'dalia Bilel Amel Emna Chiraz farah Ghada'],
    ['firstName', 'asc', 'Amel Bilel Chiraz dalia Emna farah Ghada'],
    ['firstName', 'desc', 'Ghada farah Emna dalia Chiraz Bilel Amel'],
  ])('by %s %s', async (sortBy, sortDir, expected) => {
    expect((await names({ sortBy, sortDir, size: 100 })).join(' ')).toBe(expected)
  })

  it('by date takes the day of the application, else that of the registration', async () => {
    const dated = await aJob(app, company)
    for (const [firstName, registered, applied] of [
      ['Early', '2026-01-01', '2026-01-20'],
      ['Middle', '2026-01-10', null],
      ['Late', '2026-01-15', '2026-01-16'],
    ]) {
      const { candidateId } = await aCandidate(app, dated, { firstName: firstName ?? '' })
      await owner.query('update candidates set created_at = $1, applied_at = $2 where id = $3', [
        registered,
        applied,
        candidateId,
      ])
    }
    const byDate = async (sortDir: string) =>
      (await ask({ sortBy: 'createdAt', sortDir }, dated.id)).body.content.map(({ firstName }) => firstName)
    expect(await byDate('desc')).toEqual(['Early', 'Late', 'Middle'])
    expect(await byDate('asc')).toEqual(['Middle', 'Late', 'Early'])
  })

  it('is the newest first unless asked otherwise', async () => {
    expect((await names({}))[0]).toBe('Ghada')
  })
})

describe('the pages', () => {
  it('§2.2.1-14 §2.7-1 have five candidates, and the last one says so', async () => {
    const first = await ask()
    expect(first.body.content).toHaveLength(5)
    expect(first.body.last).toBe(false)
    const second = await ask({ page: 1 })
    expect(second.body.content).toHaveLength(2)
    expect(second.body.last).toBe(true)
    const past = await ask({ page: 1_000_000 })
    expect(past.body).toMatchObject({ content: [], last: true, summary: { total: 7 } })
  })

  it('say "last" when the job has exactly as many candidates as fit', async () => {
    expect((await ask({ size: 7 })).body.last).toBe(true)
    expect((await ask({ size: 6 })).body.last).toBe(false)
  })

  it('hold everybody once, also where many have the same score', async () => {
    for (const sortBy of ['score', 'createdAt', 'firstName']) {
      const all: string[] = []
      for (const page of [0, 1, 2, 3]) all.push(...(await names({ sortBy, page, size: 2 })))
      expect(all.sort(), sortBy).toEqual(people.map(([name]) => name).sort())
    }
  })
})

describe('the bands', () => {
  it.each([
    ['high', ['Bilel', 'Emna']],
    ['medium', ['dalia', 'farah']],
    ['low', ['Chiraz']],
  ])('§2.2.1-2 §2.2.1-4 %s', async (band, expected) => {
    const { body } = await ask({ band, sortBy: 'firstName', sortDir: 'asc', size: 100 })
    expect(body.content.map(({ firstName }) => firstName).sort()).toEqual(expected.sort())
    expect(body.last).toBe(true)
    // Over everybody, whatever is filtered.
    expect(body.summary).toEqual({
      total: 7,
      completed: 0,
      averageScore: 79.6,
      highPotential: 2,
      groups: { ...noGroups, 'not-completed': 7 },
      shortlisted: 0,
      bands: { high: 2, medium: 2, low: 1 },
      distribution: [0, 0, 0, 0, 0, 0, 1, 1, 2, 1],
      funnel: { registered: 7, started: 0, completed: 0, invited: 0, hired: 0 },
    })
  })

  it('of a job without candidates: no average', async () => {
    const empty = await aJob(app, company)
    expect((await ask({}, empty.id)).body).toEqual({
      content: [],
      last: true,
      next: null,
      summary: {
        total: 0,
        completed: 0,
        averageScore: null,
        highPotential: 0,
        groups: noGroups,
        shortlisted: 0,
        bands: { high: 0, medium: 0, low: 0 },
        distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        funnel: { registered: 0, started: 0, completed: 0, invited: 0, hired: 0 },
      },
    })
  })
})

describe('what is refused', () => {
  it.each([
    { page: -1 },
    { page: 1_000_001 },
    { page: 1.5 },
    { size: 0 },
    { size: 101 },
    { size: 'many' },
    { sortBy: 'email' },
    { sortBy: 'score; drop table jobs' },
    { sortDir: 'up' },
    { band: 'best' },
    { status: 'PENDING' },
    { group: 'PENDING' },
    { flag: 'late' },
    { field: 'score' },
    { field: 'note', minimum: 101 },
    { field: 'note', minimum: -1 },
    { search: 'x'.repeat(101) },
    { after: 'x' },
    { after: Buffer.from('[]').toString('base64url') },
    { after: cursorOf('score desc', '50', idOf(1)) },
    { after: cursorOf('createdAt asc', '2026-01-01 00:00:00+00', idOf(1)) },
    { after: cursorOf('createdAt desc', 'yesterday', idOf(1)) },
    { after: cursorOf('createdAt desc', '2026-01-01 00:00:00+00', 'x') },
    { after: cursorOf('createdAt desc', '9999-99-99 00:00:00+00', idOf(1)) },
    { sortBy: 'score', after: cursorOf('score desc', '999999999', idOf(1)) },
    { sortBy: 'score', after: cursorOf('score desc', '1 or 1=1', idOf(1)) },
    { sortBy: 'firstName', after: cursorOf('firstName desc', 'a\u0000', idOf(1)) },
  ])('%o', async (query) => {
    const { status, error } = await ask(query as never)
    expect(status).toBe(400)
    expect(error.code).toBe('BAD_INPUT')
    expect(Object.keys(error.fields ?? {}).length + error.message.length).toBeGreaterThan(0)
  })

  it("another company's job is answered like one that does not exist", async () => {
    const foreign = await ask({}, job.id, other.token)
    const missing = await ask({}, randomUUID() as JobId, other.token)
    expect(foreign.status).toBe(404)
    expect(foreign.bytes).toEqual(missing.bytes)
  })
})

describe('what a candidate shows', () => {
  const one = async (of: Job, id: CandidateId) =>
    (await ask({ size: 100 }, of.id)).body.content.find((candidate) => candidate.id === id)
  let candidate: TestCandidate
  let theirs: Job

  beforeAll(async () => {
    theirs = await aJob(app, company)
    candidate = await aCandidate(app, theirs)
  })

  it('nothing but the registration until the interview is completed', async () => {
    await aStartedInterview(app, candidate)
    expect(await one(theirs, candidate.candidateId)).toMatchObject({
      firstName: 'Amel',
      lastName: 'Trabelsi',
      email: candidate.email,
      status: 'PENDING',
      appliedAt: null,
      aiPercentage: null,
      evaluation: null,
    })
  })

  it('how far a city that is too far lies from the job', async () => {
    const far = await aJob(app, company, { location: 'Sfax' })
    const { candidateId } = await aCandidate(app, far, { city: 'Sfax' })
    expect(await one(far, candidateId)).toMatchObject({ locationReason: null, distanceKm: null })
    await owner.query(`update candidates set city = 'Gafsa', location_reason = 'too-far' where id = $1`, [
      candidateId,
    ])
    expect(await one(far, candidateId)).toMatchObject({ locationReason: 'too-far', distanceKm: 185 })
  })

  it('the CV at once and the scores when they are there', async () => {
    await aCompletedInterview(app, candidate)
    expect(await one(theirs, candidate.candidateId)).toMatchObject({
      appliedAt: expect.any(String),
      cvUrl: expect.stringMatching(/^\/files\//),
      evaluation: null,
      assessment: null,
      run: 'running',
    })
    await app.runTasks()
    const shown = await one(theirs, candidate.candidateId)
    expect(shown?.appliedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(shown).toMatchObject({ run: null, reportPdfUrl: null, reportStatus: null })
    const { rows } = await owner.query('select id, score from assessments where candidate_id = $1', [
      candidate.candidateId,
    ])
    expect(shown?.assessment).toMatchObject({ id: rows[0]?.id, engine: 'builtin' })
    expect(shown?.evaluation?.score).toBe(rows[0]?.score)
    expect((await ask({}, theirs.id)).body.summary).toMatchObject({
      total: 1,
      completed: 1,
      groups: { ...noGroups, 'to-decide': 1 },
      funnel: { registered: 1, started: 1, completed: 1, invited: 0, hired: 0 },
    })
  })

  it('§2.3-1 an evaluation of a score and ten fields, each an integer or null', async () => {
    const { evaluation } = (await one(theirs, candidate.candidateId)) ?? {}
    expect(Object.keys(evaluation ?? {})).toEqual([
      ...['score', 'experienceMatch', 'technicalSkillsMatch', 'educationMatch', 'languageMatch'],
      ...['seniorityMatch', 'mindsetScore', 'cultureFit', 'communicationSkills', 'potentialScore', 'note'],
    ])
    const { fullAssessment } = await app.succeed(getCandidateEndpoint, {
      token: company.token,
      params: { candidateId: candidate.candidateId },
    })
    for (const field of scoreFields) expect(evaluation?.[field]).toBe(fullAssessment?.scores[field].value)
    for (const value of Object.values(evaluation ?? {})) expect(value ?? 0).toSatisfy(Number.isInteger)
  })
})
