import type { UserId } from '#contract/ids.ts'
import { type Company, findCompany } from '#features/accounts/server/get-company.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { type MailText, writeMail } from '#features/accounts/server/write-mail.ts'
import { defineMail } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { exportDays, undoDays } from '../contract/company-data.ts'
import { deletionRequestedTexts, deletionUndoneTexts, exportReadyTexts } from './mail-texts.ts'

type Values = { brand: string; contact: string; company: string }
type Write = (platform: Platform, company: Company, values: Values) => MailText | null

/** A mail to an ADMIN; not sent once they, or the company, are gone. */
const adminMail = (name: string, write: Write) =>
  defineMail({
    name,
    compose: async (platform, { companyId, subjectId }) => {
      if (companyId === null) return null
      const { db, config } = platform
      return db.forCompany(companyId, async (tx) => {
        const company = await findCompany(tx, companyId)
        const user = (await listUsers(tx, companyId)).find(({ id }) => id === (subjectId as UserId))
        if (!company || user?.role !== 'ADMIN') return null
        const values = { brand: config.BRAND_NAME, contact: config.CONTACT_EMAIL, company: company.name }
        const text = write(platform, company, values)
        return text && { to: user.email, language: 'en', greeting: `Hello ${company.name},`, ...text }
      })
    },
  })

/** As `28 November 2026 at 09:00 (Africa/Tunis)`. */
function moment(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(at)
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(at)
  return `${day} at ${time} (${timeZone})`
}

export const exportReadyMail = adminMail('privacy.export-ready', ({ links }, _company, values) =>
  writeMail(exportReadyTexts, { ...values, days: exportDays }, links.page('/Settings#data')),
)

export const deletionRequestedMail = adminMail(
  'privacy.deletion-requested',
  ({ links }, { deleteAt, timeZone }, values) => {
    // The deletion may have been undone while the mail was queued.
    if (!deleteAt) return null
    const until = moment(deleteAt, timeZone)
    const url = links.page('/Settings#delete-account')
    return writeMail(deletionRequestedTexts, { ...values, until, days: undoDays }, url)
  },
)

export const deletionUndoneMail = adminMail('privacy.deletion-undone', ({ links }, { deleteAt }, values) =>
  deleteAt ? null : writeMail(deletionUndoneTexts, values, links.page('/Jobs')),
)

export const mails = [exportReadyMail, deletionRequestedMail, deletionUndoneMail]
