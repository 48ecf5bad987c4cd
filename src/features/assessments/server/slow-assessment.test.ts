import { afterAll, beforeAll, expect, test } from 'vitest'
import { WorkTimedOut } from '#platform/worker-pool/worker-pool.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { type HiringApp, startHiringApp } from '#testing/hiring-app.ts'
import { assessCandidate } from './assess-candidate.ts'

let hiring: HiringApp
beforeAll(async () => {
  hiring = await startHiringApp()
})
afterAll(() => hiring.close())

test('D4 an assessment that takes too long is tried once more, and then fails', async () => {
  const { app, company, owner } = hiring
  const job = await aJob(app, company)
  const { candidateId, linkToken } = await aCandidate(app, job)
  await aCompletedInterview(app, { linkToken })
  const stateOf = async () => {
    const { rows } = await owner.query('select run_state from candidates where id = $1', [candidateId])
    return rows[0]?.run_state
  }
  const { db } = app.platform
  let calls = 0
  const takesTooLong: typeof db.forCompany = async (companyId, work) => {
    calls += 1
    // The first begins the run, the second reads what is scored.
    if (calls === 2) throw new WorkTimedOut()
    return db.forCompany(companyId, work)
  }
  const attempt = () => {
    calls = 0
    const slow = { ...app.platform, db: { ...db, forCompany: takesTooLong } }
    return assessCandidate(slow, { companyId: company.companyId, jobId: job.id, candidateId })
  }
  await expect(attempt()).rejects.toThrow(WorkTimedOut)
  expect(await stateOf()).toBe('running')
  await expect(attempt()).rejects.toMatchObject({ code: 'TIMED_OUT' })
  expect(await stateOf()).toBe('failed')
})
