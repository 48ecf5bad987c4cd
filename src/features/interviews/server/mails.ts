import type { CandidateId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { defineMail } from '#platform/mail/mail.ts'
import { receivedLetters } from './mail-letters/letters.ts'

/** That an application has arrived whole. */
export const applicationReceivedMail = defineMail({
  name: 'interviews.application-received',
  compose: async ({ db }, { companyId, subjectId }) => {
    if (companyId === null) return null
    return db.forCompany(companyId, async (tx) => {
      const candidate = await getCandidate(tx, companyId, subjectId as CandidateId)
      const { title, language } = await getJob(tx, companyId, candidate.jobId)
      const { name } = await getCompany(tx, companyId)
      const letter = receivedLetters[language]({
        firstName: candidate.firstName,
        job: title,
        company: name,
      })
      return { to: candidate.email, language, ...letter }
    })
  },
})

export const mails = [applicationReceivedMail]
