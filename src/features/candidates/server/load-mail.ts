import type { CandidateId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { sayPromise } from '#features/mail-templates/server/candidate-mail.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { linkToApplication } from './get-candidate.ts'
import { findCandidateRow } from './store.ts'

/** What a mail to a candidate needs; null when the candidate was erased. */
export async function loadMail(
  { links }: Pick<Platform, 'links'>,
  tx: Tx,
  { companyId, subjectId }: MailSubject,
) {
  const candidate = companyId && (await findCandidateRow(tx, companyId, subjectId as CandidateId))
  if (!candidate) return null
  const job = await getJob(tx, companyId, candidate.jobId)
  const language = candidate.language ?? job.language
  const { name, responsePromise } = await getCompany(tx, companyId)
  const values = { firstName: candidate.firstName, job: job.title, company: name }
  const promise = sayPromise(language, responsePromise)
  const applicationUrl = await linkToApplication({ links }, tx, companyId, candidate.id)
  return { companyId, candidate, to: candidate.email, language, values, promise, applicationUrl }
}
