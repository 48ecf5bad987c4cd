import { candidateMail, sayDays } from '#features/mail-templates/server/candidate-mail.ts'
import { defineMail, type MailContent, type MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { findLastEvent } from './decisions/store.ts'
import { loadMail } from './load-mail.ts'
import { mentionMail } from './notes/mails.ts'
import { renewLink } from './store.ts'

async function composeLink(platform: Platform, subject: MailSubject): Promise<MailContent | null> {
  if (subject.companyId === null) return null
  return platform.db.forCompany(subject.companyId, async (tx) => {
    const loaded = await loadMail(platform, tx, subject)
    // The status may have changed since the mail was queued.
    if (!loaded || ['REJECTED', 'WITHDRAWN', 'UNDER_REVIEW'].includes(loaded.candidate.status)) return null
    const { companyId, candidate, to, language, values, applicationUrl } = loaded
    const days = platform.config.INTERVIEW_LINK_DAYS
    // The link's life begins with the mail, however long it was queued.
    await renewLink(tx, companyId, candidate.id, days)
    const token = platform.links.token('interview', candidate.id, candidate.linkIssue)
    return candidateMail(tx, companyId, {
      kind: 'link',
      to,
      language,
      values: { ...values, days: sayDays(language, days) },
      url: platform.links.page(`/Interview/${token}`),
      applicationUrl,
    })
  })
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
  compose: async (platform, subject) => {
    if (subject.companyId === null) return null
    return platform.db.forCompany(subject.companyId, async (tx) => {
      const loaded = await loadMail(platform, tx, subject)
      if (loaded?.candidate.status !== 'UNDER_REVIEW') return null
      const { companyId, to, language, promise, applicationUrl } = loaded
      const values = { ...loaded.values, promise }
      const kind = 'under-review' as const
      return candidateMail(tx, companyId, { kind, to, language, values, url: null, applicationUrl })
    })
  },
})

/** Says no when the rejection cannot be undone any more. Its version is the decision. */
export const rejectionMail = defineMail({
  name: 'candidates.rejection',
  compose: async (platform, mail) => {
    if (mail.companyId === null) return null
    return platform.db.forCompany(mail.companyId, async (tx) => {
      const loaded = await loadMail(platform, tx, mail)
      if (!loaded) return null
      const { companyId, candidate, to, language, values, applicationUrl } = loaded
      // Reopened, or rejected once more: that rejection has a mail of its own.
      const isDue = candidate.undoUntil !== null && candidate.undoUntil <= platform.clock.now()
      if (candidate.status !== 'REJECTED' || !isDue) return null
      const decision = await findLastEvent(tx, { companyId, candidateId: candidate.id }, 'rejected')
      if (decision !== mail.version) return null
      const kind = 'rejected' as const
      return candidateMail(tx, companyId, { kind, to, language, values, url: null, applicationUrl })
    })
  },
})

/** Confirms to a candidate that the application was withdrawn. */
export const withdrawnMail = defineMail({
  name: 'candidates.withdrawn',
  compose: async (platform, subject) => {
    if (subject.companyId === null) return null
    return platform.db.forCompany(subject.companyId, async (tx) => {
      const loaded = await loadMail(platform, tx, subject)
      if (loaded?.candidate.status !== 'WITHDRAWN') return null
      const { companyId, to, language, values, applicationUrl } = loaded
      return candidateMail(tx, companyId, {
        kind: 'withdrawn',
        to,
        language,
        values,
        url: null,
        applicationUrl,
      })
    })
  },
})

export const mails = [
  interviewLinkMail,
  admissionMail,
  underReviewMail,
  rejectionMail,
  withdrawnMail,
  mentionMail,
]
