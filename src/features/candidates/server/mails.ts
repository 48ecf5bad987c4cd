import { defineMail, type MailContent, type MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { loadMail } from './load-mail.ts'
import { mentionMail } from './notes/mails.ts'
import { rejectionMail } from './rejection-mail/mails.ts'
import { renewLink } from './store.ts'

async function composeLink(platform: Platform, subject: MailSubject): Promise<MailContent | null> {
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
}

/** The link to the interview, for those who apply. */
export const interviewLinkMail = defineMail({
  name: 'candidates.interview-link',
  askedBy: 'anyone',
  compose: composeLink,
})

/** The same link, when a person admits a candidate under review: strangers cannot use up its quota. */
export const admissionMail = defineMail({ name: 'candidates.admission', compose: composeLink })

/** The names of the mails with the link. */
export const linkMailNames: readonly string[] = [interviewLinkMail.name, admissionMail.name]

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
      paragraphs: [t('reviewIntro', about), t('reviewNext', about)],
      notes: [t('notYou')],
    }
  },
})

export const mails = [interviewLinkMail, admissionMail, underReviewMail, rejectionMail, mentionMail]
