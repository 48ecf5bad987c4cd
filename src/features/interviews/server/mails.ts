import type { CandidateId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { candidateMail, sayPromise } from '#features/mail-templates/server/candidate-mail.ts'
import { defineMail } from '#platform/mail/mail.ts'

/** Confirms to the candidate that the application is complete. */
export const applicationReceivedMail = defineMail({
  name: 'interviews.application-received',
  compose: async ({ db }, { companyId, subjectId }) => {
    if (companyId === null) return null
    return db.forCompany(companyId, async (tx) => {
      const candidate = await getCandidate(tx, companyId, subjectId as CandidateId)
      const { firstName, email } = candidate
      const { title, language: ofInterview } = await getJob(tx, companyId, candidate.jobId)
      const language = candidate.language ?? ofInterview
      const { name, responsePromise } = await getCompany(tx, companyId)
      const promise = sayPromise(language, responsePromise)
      const values = { firstName, job: title, company: name, promise }
      return candidateMail(tx, companyId, { kind: 'received', language, to: email, values, url: null })
    })
  },
})

export const mails = [applicationReceivedMail]
