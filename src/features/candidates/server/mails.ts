import type { CandidateId } from '#contract/ids.ts'
import type { Language } from '#contract/languages.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { defineMail, type MailContent, type MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { type LetterWords, linkLetters, reviewLetters } from './mail-letters/letters.ts'
import { findCandidateRow, renewLink } from './store.ts'
import type { CandidateRow } from './tables.ts'

interface Reader extends LetterWords {
  candidate: CandidateRow
  language: Language
}

/** What a mail to a candidate needs; null when the candidate is gone. */
async function readerOf({ db, config }: Platform, mail: MailSubject): Promise<Reader | null> {
  const { companyId, subjectId } = mail
  if (companyId === null) return null
  return db.forCompany(companyId, async (tx) => {
    const candidate = await findCandidateRow(tx, companyId, subjectId as CandidateId)
    if (!candidate) return null
    const job = await getJob(tx, companyId, candidate.jobId)
    const { name } = await getCompany(tx, companyId)
    const { firstName } = candidate
    const words = { firstName, job: job.title, company: name, days: config.INTERVIEW_LINK_DAYS }
    return { candidate, language: job.language, ...words }
  })
}

/** The link to the interview. */
export const interviewLinkMail = defineMail({
  name: 'candidates.interview-link',
  askedBy: 'anyone',
  compose: async (platform, subject): Promise<MailContent | null> => {
    const reader = await readerOf(platform, subject)
    // Turned away, or waiting for a person, by the time the mail's turn comes.
    if (!reader || ['REJECTED', 'WITHDRAWN', 'UNDER_REVIEW'].includes(reader.candidate.status)) return null
    const { candidate, language } = reader
    // However long the mail waited, its link lives for as long as it says.
    await platform.db.forCompany(candidate.companyId, (tx) =>
      renewLink(tx, candidate.companyId, candidate.id, platform.config.INTERVIEW_LINK_DAYS),
    )
    const { label, ...letter } = linkLetters[language](reader)
    const token = platform.links.token('interview', candidate.id, candidate.linkIssue)
    const url = platform.links.page(`/Interview/${token}`)
    return { to: candidate.email, language, ...letter, action: { label, url } }
  },
})

/** That a person looks at the application before there is an interview. */
export const underReviewMail = defineMail({
  name: 'candidates.under-review',
  askedBy: 'anyone',
  compose: async (platform, subject): Promise<MailContent | null> => {
    const reader = await readerOf(platform, subject)
    if (reader?.candidate.status !== 'UNDER_REVIEW') return null
    const { candidate, language } = reader
    return { to: candidate.email, language, ...reviewLetters[language](reader) }
  },
})

export const mails = [interviewLinkMail, underReviewMail]
