import pg from 'pg'
import { expect, it } from 'vitest'
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp } from '#testing/start-app.ts'
import { generateReportEndpoint, getReportEndpoint } from '../contract/candidate-report.ts'
import { makeReportTask } from './make-report.ts'

it('S28 a report that was begun five times by kills ends by an error of its own, not by a lost database', async () => {
  const app = await startApp({ settings: { BILLING: 'off' } })
  const owner = new pg.Client(app.owner)
  await owner.connect()
  const { token, companyId } = await aCompany(app)
  const candidate = await aCandidate(app, await aJob(app, { token } as never))
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  const known = { token, params: { candidateId: candidate.candidateId } }
  const statusOf = async () => (await app.succeed(getReportEndpoint, known)).reportStatus
  await app.succeed(generateReportEndpoint, known)
  const { rows } = await owner.query('update reports set attempts = 5 returning id')
  const fails = (error: Error) => {
    app.platform.files.put = () => Promise.reject(error)
    const run = makeReportTask.run(app.platform, { companyId, reportId: rows[0].id })
    return expect(run).rejects.toThrow(error)
  }
  await fails(new DatabaseUnavailable('gone'))
  expect(await statusOf()).toBe('GENERATING')
  await fails(new Error('no'))
  expect(await statusOf()).toBe('FAILED')
  await owner.end()
  await app.close()
})
