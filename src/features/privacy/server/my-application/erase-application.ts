import { randomInt } from 'node:crypto'
import type { AnswerOf } from '#contract/endpoint.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { type Candidate, findCandidateOfApplication } from '#features/candidates/server/get-candidate.ts'
import { lockApplication } from '#features/candidates/server/lock-application.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { candidateMail } from '#features/mail-templates/server/candidate-mail.ts'
import { frameTexts } from '#features/mail-templates/server/mail-frame-texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailContent } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import type { eraseApplicationEndpoint } from '../../contract/my-application.ts'
import { eraseCandidates } from '../erasure/erase-candidates.ts'

/** Crockford's digits: none is mistaken for another. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Erases a candidate's application at their own wish. The receipt's code is what the audit log keeps in place of the
 * candidate: whoever has it can prove the erasure, and nobody can tell whose it was. A last mail says the same.
 */
export async function eraseApplication(
  deps: Pick<Platform, 'audit' | 'clock' | 'config' | 'db' | 'links' | 'mail' | 'tasks'>,
  token: string,
): Promise<AnswerOf<typeof eraseApplicationEndpoint>> {
  const candidate = await findCandidateOfApplication(deps, token)
  const { companyId, id } = candidate
  const code = newCode()
  await deps.db.forCompany(companyId, async (tx) => {
    // Another request may have erased it meanwhile.
    await lockApplication(tx, companyId, id)
    const content = await composeReceipt(tx, candidate, code)
    await eraseCandidates(deps, tx, companyId, [id])
    const action = 'candidate.erased'
    await deps.audit.record(tx, { companyId, actor: 'candidate', action, subjectId: code })
    await deps.mail.sendLast(tx, { kind: 'privacy.erased', subjectId: code }, content)
  })
  return { code, erasedAt: deps.clock.now().toISOString() }
}

async function composeReceipt(tx: Tx, candidate: Candidate, code: string): Promise<MailContent> {
  const { companyId, jobId, firstName, email } = candidate
  const job = await getJob(tx, companyId, jobId)
  const { name: company } = await getCompany(tx, companyId)
  const language = candidate.language ?? job.language
  const values = { firstName, job: job.title, company }
  const mail = { kind: 'erased', language, to: email, values, url: null, applicationUrl: null } as const
  return {
    ...(await candidateMail(tx, companyId, mail)),
    notes: [frameTexts(language)('receipt', { code })],
  }
}

const newCode = (): string =>
  [...Array(4)].map(() => [...Array(4)].map(() => digits[randomInt(digits.length)]).join('')).join('-')
