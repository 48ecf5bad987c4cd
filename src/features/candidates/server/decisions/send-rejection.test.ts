import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import {
  resetMailTemplateEndpoint,
  setMailTemplateEndpoint,
} from '#features/mail-templates/contract/mail-templates.ts'
import {
  aCandidate,
  aRegistration,
  mailedInterviewToken,
  type TestCandidate,
} from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { anInvoice } from '#testing/builders/an-invoice.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { registerCandidateEndpoint } from '../../contract/candidates.ts'
import {
  rejectCandidateEndpoint,
  reopenCandidateEndpoint,
  undoRejectionEndpoint,
} from '../../contract/decisions.ts'
import { sendRejectionTask } from './reject-candidates.ts'

const minute = 60_000
let app: TestApp
let owner: pg.Client
let company: TestCompany
let job: Job
let candidate: TestCandidate

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  job = await aJob(app, company)
})
beforeEach(async () => {
  candidate = await aCandidate(app, job)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

type Body = { reason?: string }
const reject = (candidateId: CandidateId, body?: Body, token = company.token) =>
  app.call(rejectCandidateEndpoint, { token, params: { candidateId }, ...(body && { body }) })
const undo = (...candidateIds: CandidateId[]) =>
  app.call(undoRejectionEndpoint, { token: company.token, body: { candidateIds } })
const reopen = (candidateId: CandidateId) =>
  app.call(reopenCandidateEndpoint, { token: company.token, params: { candidateId } })
async function rowOf(candidateId: CandidateId) {
  const { rows } = await owner.query('select * from candidates where id = $1', [candidateId])
  return rows[0]
}
/** Passes the time and runs what is due; mails of the interview link are not among them. */
async function mailsAfter(minutes: number, email = candidate.email) {
  const before = app.mail.to(email).length
  app.clock.advance(minutes * minute)
  await app.runTasks()
  return app.mail.to(email).slice(before)
}

describe('the mail of a rejection', () => {
  it('comes when the rejection cannot be undone any more, in the language of the interview', async () => {
    await reject(candidate.candidateId)
    expect(await mailsAfter(14)).toEqual([])
    const [mail, ...more] = await mailsAfter(1)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      language: 'fr',
      subject: 'Votre candidature au poste Sales Manager chez Atlas Textiles',
      greeting: 'Bonjour Amel,',
    })
    expect(mail?.paragraphs.join('\n')).toContain('Cette décision a été prise par une personne')
    expect(mail?.paragraphs.join('\n')).not.toMatch(/[{}]/)
  })

  it('has the company’s own words where there are some', async () => {
    const key = { kind: 'rejected', language: 'fr' } as const
    const body = { subject: '{company}: {job}', text: 'Cher {firstName},\n\nmerci.' }
    await app.succeed(setMailTemplateEndpoint, { token: company.token, params: key, body })
    await reject(candidate.candidateId)
    const [mail] = await mailsAfter(15)
    expect(mail).toMatchObject({
      subject: 'Atlas Textiles: Sales Manager',
      paragraphs: ['Cher Amel,', 'merci.'],
    })
    await app.succeed(resetMailTemplateEndpoint, { token: company.token, params: key })
  })

  it('is one however often its task runs, also when a worker is killed between the decision and the mail', async () => {
    const { candidateId } = candidate
    await reject(candidateId)
    const { rows } = await owner.query<{ id: string }>(
      'select id from candidate_events where candidate_id = $1',
      [candidateId],
    )
    const key = { companyId: company.companyId, candidateId, decisionId: rows[0]?.id ?? '' }
    const before = app.mail.to(candidate.email).length
    app.clock.advance(15 * minute)
    const dying = {
      ...app.platform,
      mail: { ...app.platform.mail, send: () => Promise.reject(new Error('killed')) },
    }
    await expect(sendRejectionTask.run(dying, key)).rejects.toThrow('killed')
    await Promise.all([1, 2, 3].map(() => sendRejectionTask.run(app.platform, key)))
    await app.runTasks()
    await sendRejectionTask.run(app.platform, key)
    await app.runTasks()
    expect(app.mail.to(candidate.email)).toHaveLength(before + 1)
  })

  it('waits when its task comes early', async () => {
    const { candidateId } = candidate
    await reject(candidateId)
    const task = (await app.waitingTasks()).find(({ name }) => name === sendRejectionTask.name)
    await sendRejectionTask.run(app.platform, task?.payload as never)
    await app.runTasks()
    expect(app.mail.to(candidate.email)).toHaveLength(1)
    expect(await mailsAfter(15)).toHaveLength(1)
  })

  it('follows the last rejection only', async () => {
    const { candidateId } = candidate
    await reject(candidateId)
    app.clock.advance(10 * minute)
    await undo(candidateId)
    await reject(candidateId)
    expect(await mailsAfter(14)).toEqual([])
    expect(await mailsAfter(1)).toHaveLength(1)
    expect(await mailsAfter(60)).toEqual([])
  })

  it('is not sent to a candidate whose application was reopened meanwhile', async () => {
    const { candidateId } = candidate
    await reject(candidateId)
    await reopen(candidateId)
    expect(await mailsAfter(60)).toEqual([])
  })

  it('is not sent twice when the mail server was out and the candidate was rejected again', async () => {
    const { candidateId } = candidate
    await reject(candidateId)
    app.mail.failNext('ECONNECTION')
    app.clock.advance(15 * minute)
    await app.runTasks().catch(() => undefined)
    await reopen(candidateId)
    await reject(candidateId)
    await mailsAfter(15)
    const { rows } = await owner.query<{ id: string }>(
      "select id from mails where subject_id = $1 and kind = 'candidates.rejection' and status = 'waiting'",
      [candidateId],
    )
    for (const { id } of rows) await app.platform.db.forSystem((tx) => app.platform.mail.resend(tx, id))
    await app.runTasks()
    const rejections = app.mail.to(candidate.email).filter(({ action }) => !action)
    expect(rejections).toHaveLength(1)
  })

  it('is part of plans with automated rejection', async () => {
    const selling = await startApp()
    try {
      const company = await aCompany(selling)
      const job = await aJob(selling, company)
      const [free, paid] = [await aCandidate(selling, job), await aCandidate(selling, job)]
      const mailsTo = async ({ candidateId, email }: TestCandidate) => {
        await selling.succeed(rejectCandidateEndpoint, { token: company.token, params: { candidateId } })
        const before = selling.mail.to(email).length
        selling.clock.advance(16 * minute)
        await selling.runTasks()
        return selling.mail.to(email).length - before
      }
      expect(await mailsTo(free)).toBe(0)
      await anInvoice(selling, company, 'enterprise')
      expect(await mailsTo(paid)).toBe(1)
    } finally {
      await selling.close()
    }
  })
})

it('registering again changes nothing for a rejected candidate', async () => {
  const { candidateId, email } = candidate
  await reject(candidateId)
  await mailsAfter(15)
  const before = await rowOf(candidateId)
  const body = aRegistration(job.id, { email, firstName: 'Another', city: 'Sousse' })
  await app.call(registerCandidateEndpoint, { body })
  expect(await mailsAfter(0)).toEqual([])
  expect(await rowOf(candidateId)).toEqual(before)
  expect(mailedInterviewToken(app, email)).toBe(candidate.linkToken)
})
