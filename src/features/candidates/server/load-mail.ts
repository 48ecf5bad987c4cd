import type { CandidateId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { candidateMailTexts } from './mail-texts.ts'
import { findCandidateRow } from './store.ts'

/** What a mail to a candidate needs; null when the candidate was erased. */
export async function loadMail({ db }: Platform, { companyId, subjectId }: MailSubject) {
  if (companyId === null) return null
  return db.forCompany(companyId, async (tx) => {
    const candidate = await findCandidateRow(tx, companyId, subjectId as CandidateId)
    if (!candidate) return null
    const { title, language } = await getJob(tx, companyId, candidate.jobId)
    const { name, responsePromise: promise } = await getCompany(tx, companyId)
    const t = candidateMailTexts(language)
    const greeting = t('greeting', { firstName: candidate.firstName })
    const about = { job: title, company: name, promise }
    return { candidate, t, about, to: candidate.email, language, greeting }
  })
}
