import type { CandidateId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import {
  getCandidate,
  linkToApplication,
  linkToInterview,
} from '#features/candidates/server/get-candidate.ts'
import { getLinkEnd } from '#features/candidates/server/list-ending-links.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { candidateMail, sayDays, sayPromise } from '#features/mail-templates/server/candidate-mail.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineMail, type MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { needsAnotherCv } from './needs-another-cv.ts'
import { findInterview } from './store.ts'

/** What mails about an interview say of their candidate. */
async function loadMail({ links }: Pick<Platform, 'links'>, tx: Tx, { companyId, subjectId }: MailSubject) {
  if (companyId === null) throw new Error('A mail about an interview is a company’s')
  const candidate = await getCandidate(tx, companyId, subjectId as CandidateId)
  const { title, language: ofInterview } = await getJob(tx, companyId, candidate.jobId)
  const { name, responsePromise } = await getCompany(tx, companyId)
  return {
    companyId,
    candidate,
    responsePromise,
    values: { firstName: candidate.firstName, job: title, company: name },
    mail: {
      language: candidate.language ?? ofInterview,
      to: candidate.email,
      applicationUrl: await linkToApplication({ links }, tx, companyId, candidate.id),
    },
  }
}

/** Confirms to the candidate that the application is complete. */
export const applicationReceivedMail = defineMail({
  name: 'interviews.application-received',
  compose: async (platform, subject) => {
    if (subject.companyId === null) return null
    return platform.db.forCompany(subject.companyId, async (tx) => {
      const { companyId, mail, responsePromise, candidate, ...loaded } = await loadMail(platform, tx, subject)
      // A mail server may have been away for hours, and what was decided meanwhile is told before this.
      if (candidate.status === 'REJECTED' || candidate.status === 'WITHDRAWN') return null
      const values = { ...loaded.values, promise: sayPromise(mail.language, responsePromise) }
      return candidateMail(tx, companyId, { ...mail, kind: 'received', values, url: null })
    })
  },
})

/** Reminds a candidate once of the CV that is to follow. */
export const cvReminderMail = defineMail({
  name: 'interviews.cv-reminder',
  compose: async (platform, subject) => {
    if (subject.companyId === null) return null
    return platform.db.forCompany(subject.companyId, async (tx) => {
      const { companyId, candidate, mail, values } = await loadMail(platform, tx, subject)
      // Withdrawn, rejected or sent since.
      if (candidate.cvAwaitedAt === null || candidate.status !== 'PENDING') return null
      const url = await linkToInterview(platform, tx, companyId, candidate.id)
      return url === null ? null : candidateMail(tx, companyId, { ...mail, kind: 'cv-reminder', values, url })
    })
  },
})

/** Tells a candidate that a program could not read the CV, and where to send another one. */
export const cvUnreadableMail = defineMail({
  name: 'interviews.cv-unreadable',
  askedBy: 'anyone',
  compose: async (platform, subject) => {
    if (subject.companyId === null) return null
    return platform.db.forCompany(subject.companyId, async (tx) => {
      const { companyId, candidate, mail, values } = await loadMail(platform, tx, subject)
      const interview = await findInterview(tx, { companyId, candidateId: candidate.id })
      // Another one was sent, or a decision made, since.
      if (!needsAnotherCv(interview) || candidate.status !== 'PENDING') return null
      const url = mail.applicationUrl
      return candidateMail(tx, companyId, { ...mail, kind: 'cv-unreadable', values, url })
    })
  },
})

/** Reminds a candidate once of an interview that is not finished. */
export const linkReminderMail = defineMail({
  name: 'interviews.link-reminder',
  // Whoever registered an address caused this too.
  askedBy: 'anyone',
  compose: async (platform, subject) => {
    if (subject.companyId === null) return null
    return platform.db.forCompany(subject.companyId, async (tx) => {
      const loaded = await loadMail(platform, tx, subject)
      const { companyId, candidate, mail } = loaded
      const url = await linkToInterview(platform, tx, companyId, candidate.id)
      const end = await getLinkEnd(tx, companyId, candidate.id)
      // Completed, withdrawn, rejected or expired since.
      if (candidate.status !== 'PENDING' || candidate.appliedAt || url === null || end === null) return null
      const left = Math.max(1, Math.round((end.getTime() - platform.clock.now().getTime()) / 86_400_000))
      const values = { ...loaded.values, days: sayDays(mail.language, left) }
      return candidateMail(tx, companyId, { ...mail, kind: 'link-reminder', values, url })
    })
  },
})

export const mails = [applicationReceivedMail, cvReminderMail, cvUnreadableMail, linkReminderMail]
