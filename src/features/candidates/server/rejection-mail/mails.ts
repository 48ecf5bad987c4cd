import { defineMail, type MailContent } from '#platform/mail/mail.ts'
import { loadMail } from '../load-mail.ts'
import { rejectionTextOf } from './set-rejection-text.ts'

/** Says no, in the language of the interview and the company's own words where it has any. */
export const rejectionMail = defineMail({
  name: 'candidates.rejection',
  compose: async (platform, subject): Promise<MailContent | null> => {
    const loaded = await loadMail(platform, subject)
    if (!loaded) return null
    const { candidate, about, to, language, greeting } = loaded
    // Reopened, or rejected once more: that rejection has a mail of its own.
    const isDue = candidate.undoUntil !== null && candidate.undoUntil <= platform.clock.now()
    if (candidate.status !== 'REJECTED' || !isDue) return null
    const { subject: title, text } = await platform.db.forCompany(candidate.companyId, (tx) =>
      rejectionTextOf(tx, candidate.companyId, language),
    )
    const values = { ...about, firstName: candidate.firstName }
    const paragraphs = fill(text, values).split(/\n+/)
    return {
      to,
      language,
      greeting,
      subject: fill(title, values),
      paragraphs: paragraphs.map((line) => line.trim()).filter((line) => line !== ''),
    }
  },
})

// In one pass: a value that looks like a placeholder stays as it is.
const fill = (text: string, values: { firstName: string; job: string; company: string }): string =>
  text.replace(/\{(firstName|job|company)\}/g, (_, name: keyof typeof values) => values[name])
