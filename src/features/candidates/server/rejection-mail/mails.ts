import { defineMail, type MailContent } from '#platform/mail/mail.ts'
import { findLastEvent } from '../decisions/store.ts'
import { loadMail } from '../load-mail.ts'
import { rejectionTextOf } from './set-rejection-text.ts'

/** Says no, in the language of the interview and the company's own words where it has any. Its version is the decision. */
export const rejectionMail = defineMail({
  name: 'candidates.rejection',
  compose: async (platform, mail): Promise<MailContent | null> => {
    const loaded = await loadMail(platform, mail)
    if (!loaded) return null
    const { candidate, about, to, language, greeting } = loaded
    // Reopened, or rejected once more: that rejection has a mail of its own.
    const isDue = candidate.undoUntil !== null && candidate.undoUntil <= platform.clock.now()
    if (candidate.status !== 'REJECTED' || !isDue) return null
    const { companyId, id: candidateId } = candidate
    const found = await platform.db.forCompany(companyId, async (tx) => {
      const decision = await findLastEvent(tx, { companyId, candidateId }, 'rejected')
      return decision === mail.version ? rejectionTextOf(tx, companyId, language) : null
    })
    if (!found) return null
    const values = { ...about, firstName: candidate.firstName }
    const paragraphs = fill(found.text, values).split(/\n+/)
    return {
      to,
      language,
      greeting,
      subject: fill(found.subject, values),
      paragraphs: paragraphs.map((line) => line.trim()).filter((line) => line !== ''),
    }
  },
})

// In one pass: a value that looks like a placeholder stays as it is.
const fill = (text: string, values: { firstName: string; job: string; company: string }): string =>
  text.replace(/\{(firstName|job|company)\}/g, (_, name: keyof typeof values) => values[name])
