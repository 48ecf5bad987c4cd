import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts'
import { type MemoryFiles, memoryFiles } from '#platform/files/memory-files.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCv, aStartedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { completeInterviewEndpoint, saveCvEndpoint } from '../contract/interviews.ts'
import { getTranscript } from './get-transcript.ts'

let files: MemoryFiles
let app: TestApp
let company: TestCompany
let job: Job
let removable = true
/** What becomes of the next transaction that writes, once its work is done. */
let nextCommit: 'done' | 'answer lost' | 'never came' = 'done'

beforeAll(async () => {
  files = await memoryFiles()
  const remove: MemoryFiles['remove'] = async (key) => {
    if (!removable) throw new Error('The disk does not answer')
    await files.remove(key)
  }
  app = await startApp({ settings: { BILLING: 'off' }, deps: { files: { ...files, remove } } })
  app.platform.db = losingAnswers(app.platform.db)
  company = await aCompany(app)
  job = await aJob(app, company)
})
beforeEach(() => {
  removable = true
  nextCommit = 'done'
})
afterAll(() => app.close())

/** The database, whose connection is cut at the commit of a transaction that put a CV in its row. */
function losingAnswers(db: Database): Database {
  return {
    ...db,
    forCompany: async (companyId, work) => {
      let wrote = false
      const result = await db.forCompany(companyId, async (tx) => {
        const done = await work(tx)
        wrote = nextCommit !== 'done' && (await hasNewCv(tx))
        if (wrote && nextCommit === 'never came') {
          nextCommit = 'done'
          throw new DatabaseUnavailable('cut before the commit')
        }
        return done
      })
      if (!wrote) return result
      nextCommit = 'done'
      throw new DatabaseUnavailable('cut after the commit')
    },
  }
}
const hasNewCv = async (tx: Tx) =>
  (
    await tx.$client.query(
      `select 1 from interviews where xmin = pg_current_xact_id()::xid and cv_key is not null`,
    )
  ).rows.length > 0

const send = ({ linkToken }: TestCandidate, cv = aCv()) =>
  app.call(saveCvEndpoint, { params: { token: linkToken }, upload: { file: cv } })
const complete = ({ linkToken }: TestCandidate, more = {}) => {
  const answers = JSON.stringify(job.tailoredQuestions.map((_, at) => `Answer ${at}`))
  return app.call(completeInterviewEndpoint, {
    upload: { fields: { interviewToken: linkToken, answers }, ...more },
  })
}
const keyOf = async ({ candidateId }: TestCandidate) => {
  const { companyId } = company
  const transcript = await app.platform.db.forCompany(companyId, (tx) =>
    getTranscript(tx, companyId, candidateId),
  )
  return transcript.cv?.fileKey ?? ''
}

describe('the file of a CV', () => {
  it('stays when an earlier one cannot be removed, and the upload succeeds', async () => {
    const candidate = await aCandidate(app, job)
    await aStartedInterview(app, candidate)
    await send(candidate, aCv('First'))
    removable = false
    expect((await send(candidate, aCv('Second'))).status).toBe(200)
    expect(files.kept.get(await keyOf(candidate))?.toString()).toContain('Second')
    expect((await complete(candidate, { file: aCv('Third') })).status).toBe(200)
    expect(files.kept.get(await keyOf(candidate))?.toString()).toContain('Third')
  })

  it('stays when the answer to the commit is lost, since the row leads to it', async () => {
    const candidate = await aCandidate(app, job)
    await aStartedInterview(app, candidate)
    nextCommit = 'answer lost'
    expect((await complete(candidate, { file: aCv() })).status).toBe(503)
    expect((await complete(candidate, { file: aCv() })).status).toBe(200)
    expect(files.kept.has(await keyOf(candidate))).toBe(true)
  })

  it('goes when its row was not written', async () => {
    const candidate = await aCandidate(app, job)
    await aStartedInterview(app, candidate)
    const before = files.kept.size
    nextCommit = 'never came'
    expect((await send(candidate)).status).toBe(503)
    expect(files.kept.size).toBe(before)
  })
})
