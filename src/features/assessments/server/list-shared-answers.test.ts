import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { findShared, keepShingles } from './list-shared-answers.ts'

const offer =
  'We sell rooms to travel agencies and look after nine hotels between Tunis and Hammamet all year round.'
const template =
  'In my previous position I was confronted with a demanding customer who wanted to leave us. I listened to him for an hour, wrote down each complaint, and came back two days later with a plan that he signed.'
const own =
  'My uncle runs a bakery and every summer I did his accounts on paper. In 2021 I moved them to a sheet, found forty invoices nobody had paid, and called every one of those shops until they paid.'
const another =
  'The booking programme went down on a Saturday in August. I wrote the arrivals by hand with my colleague Rim, we put guests in the restaurant with a juice, and by ten at night all of them had a room.'

let app: TestApp
let company: TestCompany
let job: Job
let otherJob: Job
let people: TestCandidate[]

const key = (at: number, { id: jobId }: Job = job) => {
  const candidateId = people[at]?.candidateId
  if (!candidateId) throw new Error(`There is no candidate ${at}`)
  return { companyId: company.companyId, jobId, candidateId }
}
const keep = (at: number, answers: string[], of: Job = job) =>
  app.platform.db.forCompany(company.companyId, (tx) =>
    keepShingles(tx, key(at, of), { answers, shownToAll: [offer] }),
  )
const find = (at: number, of: Job = job) =>
  app.platform.db.forCompany(company.companyId, (tx) => findShared(tx, key(at, of)))

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
  job = await aJob(app, company)
  otherJob = await aJob(app, company, { title: 'Receptionist' })
  people = []
  for (const name of ['a', 'b', 'c'])
    people.push(
      await aCandidate(app, job, {
        email: `${name}@mail.example`,
        phone: `2234567${name.charCodeAt(0) - 90}`,
      }),
    )
})
afterAll(() => app.close())

describe('passages that candidates of a job share', () => {
  it('§assessment-39 are found from both sides, and name who has them', async () => {
    await keep(0, [own, template])
    expect(await find(0)).toEqual([])
    await keep(1, [template.replace('customer', 'client'), another])
    const [later] = await find(1)
    expect(later).toMatchObject({ answer: 0, candidates: [key(0).candidateId] })
    expect(later?.share).toBeGreaterThan(0.5)
    expect(await find(0)).toMatchObject([{ answer: 1, candidates: [key(1).candidateId] }])
  })

  it('are none in answers of one’s own, nor in what quotes the offer', async () => {
    await keep(0, [`${offer} That is what I want to do.`, own])
    await keep(1, [`I read it: ${offer} It made me curious.`, another])
    expect(await find(0)).toEqual([])
    expect(await find(1)).toEqual([])
  })

  it('§assessment-39 stay within the job', async () => {
    await keep(0, [template])
    await keep(1, [template], otherJob)
    expect(await find(1, otherJob)).toEqual([])
    const owner = new pg.Client(app.owner)
    await owner.connect()
    const { rows } = await owner.query('select shingle from answer_shingles where candidate_id = any($1)', [
      [key(0).candidateId, key(1).candidateId],
    ])
    await owner.end()
    expect(rows.length).toBeGreaterThan(4)
    expect(new Set(rows.map(({ shingle }) => shingle)).size).toBe(rows.length)
  })

  it('are kept as hashes alone, take the place of earlier ones, and go with the candidate', async () => {
    await keep(2, [own, template])
    await keep(2, [another])
    const owner = new pg.Client(app.owner)
    await owner.connect()
    const kept = () =>
      owner.query('select * from answer_shingles where candidate_id = $1', [key(2).candidateId])
    const { rows } = await kept()
    expect(new Set(rows.map(({ answer }) => answer))).toEqual(new Set([0]))
    expect(JSON.stringify(rows)).not.toMatch(/booking|programme/)
    await owner.query('delete from candidates where id = $1', [key(2).candidateId])
    expect((await kept()).rows).toEqual([])
    await owner.end()
  })
})
