import { describe, expect, it } from 'vitest'
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
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { anInvoice } from '#testing/builders/an-invoice.ts'
import { decidedCandidate } from '#testing/decided-candidate.ts'
import { startApp } from '#testing/start-app.ts'
import { registerCandidateEndpoint } from '../../contract/candidates.ts'
import { rejectCandidateEndpoint } from '../../contract/decisions.ts'
import { sendRejectionTask } from './reject-candidates.ts'

const minute = 60_000
const set = decidedCandidate()

describe('the mail of a rejection', () => {
  it('comes when the rejection cannot be undone any more, in the language of the interview', async () => {
    await set.reject(set.candidate.candidateId)
    expect(await set.mailsAfter(14)).toEqual([])
    const [mail, ...more] = await set.mailsAfter(1)
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
    await set.app.succeed(setMailTemplateEndpoint, { token: set.company.token, params: key, body })
    await set.reject(set.candidate.candidateId)
    const [mail] = await set.mailsAfter(15)
    expect(mail).toMatchObject({
      subject: 'Atlas Textiles: Sales Manager',
      paragraphs: ['Cher Amel,', 'merci.'],
    })
    await set.app.succeed(resetMailTemplateEndpoint, { token: set.company.token, params: key })
  })

  it('is one however often its task runs, also when a worker is killed between the decision and the mail', async () => {
    const { candidateId } = set.candidate
    await set.reject(candidateId)
    const { rows } = await set.owner.query<{ id: string }>(
      'select id from candidate_events where candidate_id = $1',
      [candidateId],
    )
    const key = { companyId: set.company.companyId, candidateId, decisionId: rows[0]?.id ?? '' }
    const before = set.app.mail.to(set.candidate.email).length
    set.app.clock.advance(15 * minute)
    const dying = {
      ...set.app.platform,
      mail: { ...set.app.platform.mail, send: () => Promise.reject(new Error('killed')) },
    }
    await expect(sendRejectionTask.run(dying, key)).rejects.toThrow('killed')
    await Promise.all([1, 2, 3].map(() => sendRejectionTask.run(set.app.platform, key)))
    await set.app.runTasks()
    await sendRejectionTask.run(set.app.platform, key)
    await set.app.runTasks()
    expect(set.app.mail.to(set.candidate.email)).toHaveLength(before + 1)
  })

  it('waits when its task comes early', async () => {
    const { candidateId } = set.candidate
    await set.reject(candidateId)
    const task = (await set.app.waitingTasks()).find(({ name }) => name === sendRejectionTask.name)
    await sendRejectionTask.run(set.app.platform, task?.payload as never)
    await set.app.runTasks()
    expect(set.app.mail.to(set.candidate.email)).toHaveLength(1)
    expect(await set.mailsAfter(15)).toHaveLength(1)
  })

  it('follows the last rejection only', async () => {
    const { candidateId } = set.candidate
    await set.reject(candidateId)
    set.app.clock.advance(10 * minute)
    await set.undo(candidateId)
    await set.reject(candidateId)
    expect(await set.mailsAfter(14)).toEqual([])
    expect(await set.mailsAfter(1)).toHaveLength(1)
    expect(await set.mailsAfter(60)).toEqual([])
  })

  it('is not sent to a candidate whose application was reopened meanwhile', async () => {
    const { candidateId } = set.candidate
    await set.reject(candidateId)
    await set.reopen(candidateId)
    expect(await set.mailsAfter(60)).toEqual([])
  })

  it('is not sent twice when the mail server was out and the candidate was rejected again', async () => {
    const { candidateId } = set.candidate
    await set.reject(candidateId)
    set.app.mail.failNext('ECONNECTION')
    set.app.clock.advance(15 * minute)
    await set.app.runTasks().catch(() => undefined)
    await set.reopen(candidateId)
    await set.reject(candidateId)
    await set.mailsAfter(15)
    const { rows } = await set.owner.query<{ id: string }>(
      "select id from mails where subject_id = $1 and kind = 'candidates.rejection' and status = 'waiting'",
      [candidateId],
    )
    for (const { id } of rows)
      await set.app.platform.db.forSystem((tx) => set.app.platform.mail.resend(tx, id))
    await set.app.runTasks()
    const rejections = set.app.mail.to(set.candidate.email).filter(({ action }) => !action)
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
  const { candidateId, email } = set.candidate
  await set.reject(candidateId)
  await set.mailsAfter(15)
  const before = await set.rowOf(candidateId)
  const body = aRegistration(set.job.id, { email, firstName: 'Another', city: 'Sousse' })
  await set.app.call(registerCandidateEndpoint, { body })
  expect(await set.mailsAfter(0)).toEqual([])
  expect(await set.rowOf(candidateId)).toEqual(before)
  expect(mailedInterviewToken(set.app, email)).toBe(set.candidate.linkToken)
})
