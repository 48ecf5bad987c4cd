import type { CandidateId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { defineMail, type MailContent, type MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { candidateMailTexts } from './mail-texts.ts'
import { findCandidateRow, renewLink } from './store.ts'

/** What a mail to a candidate needs; null when the candidate was erased. */
async function loadMail({ db }: Platform, { companyId, subjectId }: MailSubject) {
  if (companyId === null) return null
  return db.forCompany(companyId, async (tx) => {
    const candidate = await findCandidateRow(tx, companyId, subjectId as CandidateId)
    if (!candidate) return null
    const { title, language } = await getJob(tx, companyId, candidate.jobId)
    const { name } = await getCompany(tx, companyId)
    const t = candidateMailTexts(language)
    const greeting = t('greeting', { firstName: candidate.firstName })
    return { candidate, t, about: { job: title, company: name }, to: candidate.email, language, greeting }
  })
}

/** The link to the interview. */
export const interviewLinkMail = defineMail({
  name: 'candidates.interview-link',
  askedBy: 'anyone',
  compose: async (platform, subject): Promise<MailContent | null> => {
    const loaded = await loadMail(platform, subject)
    // The status may have changed since the mail was queued.
    if (!loaded || ['REJECTED', 'WITHDRAWN', 'UNDER_REVIEW'].includes(loaded.candidate.status)) return null
    const { candidate, t, about, ...mail } = loaded
    const days = platform.config.INTERVIEW_LINK_DAYS
    // The link's life begins with the mail, however long it was queued.
    await platform.db.forCompany(candidate.companyId, (tx) =>
      renewLink(tx, candidate.companyId, candidate.id, days),
    )
    const token = platform.links.token('interview', candidate.id, candidate.linkIssue)
    return {
      ...mail,
      subject: t('linkSubject', about),
      preview: t('linkPreview'),
      paragraphs: [t('linkIntro', about), t('linkSaved')],
      action: { label: t('linkButton'), url: platform.links.page(`/Interview/${token}`) },
      notes: [t('linkPrivate', { days }), t('notYou')],
    }
  },
})

/** Tells a candidate that a person reviews the city before the interview. */
export const underReviewMail = defineMail({
  name: 'candidates.under-review',
  askedBy: 'anyone',
  compose: async (platform, subject): Promise<MailContent | null> => {
    const loaded = await loadMail(platform, subject)
    if (loaded?.candidate.status !== 'UNDER_REVIEW') return null
    const { candidate: _, t, about, ...mail } = loaded
    return {
      ...mail,
      subject: t('reviewSubject', about),
      preview: t('reviewPreview'),
      paragraphs: [t('reviewIntro', about), t('reviewNext')],
      notes: [t('notYou')],
    }
  },
})

export const mails = [interviewLinkMail, underReviewMail]
