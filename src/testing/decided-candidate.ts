import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import {
  rejectCandidateEndpoint,
  reopenCandidateEndpoint,
  undoRejectionEndpoint,
} from '#features/candidates/contract/decisions.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate, type TestCandidate } from './builders/a-candidate.ts'
import { aCompany, type TestCompany } from './builders/a-company.ts'
import { aJob } from './builders/a-job.ts'
import { startApp, type TestApp } from './start-app.ts'

interface Decided {
  app: TestApp
  owner: pg.Client
  company: TestCompany
  other: TestCompany
  job: Job
  /** A new one for each test. */
  candidate: TestCandidate
}

/** An application with two companies, and with the calls that decide about a candidate; for a whole test file. */
export function decidedCandidate() {
  const set = {} as Decided
  beforeAll(async () => {
    set.app = await startApp({ settings: { BILLING: 'off' } })
    set.owner = new pg.Client(set.app.owner)
    await set.owner.connect()
    set.company = await aCompany(set.app)
    set.other = await aCompany(set.app, { account: { name: 'Other House' } })
    set.job = await aJob(set.app, set.company)
  })
  beforeEach(async () => {
    set.candidate = await aCandidate(set.app, set.job)
  })
  afterAll(async () => {
    await set.owner.end()
    await set.app.close()
  })
  const token = () => set.company.token
  const rowOf = async (candidateId: CandidateId) => {
    const { rows } = await set.owner.query('select * from candidates where id = $1', [candidateId])
    return rows[0]
  }
  return Object.assign(set, {
    rowOf,
    statusOf: async (candidateId: CandidateId) => (await rowOf(candidateId)).status,
    reject: (candidateId: CandidateId, body?: { reason?: string }, by = token()) =>
      set.app.call(rejectCandidateEndpoint, { token: by, params: { candidateId }, ...(body && { body }) }),
    undo: (...candidateIds: CandidateId[]) =>
      set.app.call(undoRejectionEndpoint, { token: token(), body: { candidateIds } }),
    reopen: (candidateId: CandidateId, by = token()) =>
      set.app.call(reopenCandidateEndpoint, { token: by, params: { candidateId } }),
    /** Passes the time and runs what is due; mails of the interview link are not among them. */
    mailsAfter: async (minutes: number, email = set.candidate.email) => {
      const before = set.app.mail.to(email).length
      set.app.clock.advance(minutes * 60_000)
      await set.app.runTasks()
      return set.app.mail.to(email).slice(before)
    },
  })
}
