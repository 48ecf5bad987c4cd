import type { CandidateId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { defineMail } from '#platform/mail/mail.ts'
import { interviewMailTexts } from './mail-texts.ts'

/** Confirms to the candidate that the application is complete. */
export const applicationReceivedMail = defineMail({
  name: 'interviews.application-received',
  compose: async ({ db }, { companyId, subjectId }) => {
    if (companyId === null) return null
    return db.forCompany(companyId, async (tx) => {
      const candidate = await getCandidate(tx, companyId, subjectId as CandidateId)
      const { title, language } = await getJob(tx, companyId, candidate.jobId)
      const { name, responsePromise: promise } = await getCompany(tx, companyId)
      const t = interviewMailTexts(language)
      const about = { job: title, company: name }
      return {
        to: candidate.email,
        language,
        subject: t('subject', about),
        preview: t('preview'),
        greeting: t('greeting', { firstName: candidate.firstName }),
        paragraphs: [t('arrived', about), t('next', { promise })],
      }
    })
  },
})

export const mails = [applicationReceivedMail]
