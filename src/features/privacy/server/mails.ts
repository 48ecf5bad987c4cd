import type { ExportId, UserId } from '#contract/ids.ts'
import { isCompany } from '#features/accounts/server/delete-company.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { type MailText, writeMail } from '#features/accounts/server/write-mail.ts'
import { defineMail, type MailContent, type MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { exportDays, undoDays } from '../contract.ts'
import { deletionRequestedTexts, deletionUndoneTexts, exportReadyTexts } from './mail-texts.ts'
import { findExport } from './store.ts'

interface Reader {
  email: string
  companyName: string
  timeZone: string
  deleteAt: Date | null
}

/** The ADMIN whom a mail is for; null when they, or the company, are gone. */
async function readerOf(
  { db }: Pick<Platform, 'db'>,
  { companyId, subjectId }: MailSubject,
  { export: ofExport }: { export: boolean } = { export: false },
): Promise<Reader | null> {
  if (companyId === null) return null
  return db.forCompany(companyId, async (tx) => {
    if (!(await isCompany(tx, companyId))) return null
    const userId = ofExport
      ? (await findExport(tx, { companyId, exportId: subjectId as ExportId }))?.requestedBy
      : (subjectId as UserId)
    const user = (await listUsers(tx, companyId)).find(({ id }) => id === userId)
    if (user?.role !== 'ADMIN') return null
    const { name, timeZone, deleteAt } = await getCompany(tx, companyId)
    return { email: user.email, companyName: name, timeZone, deleteAt }
  })
}

/** As `28 November 2026 at 09:00 (Africa/Tunis)`. */
function moment(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(at)
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(at)
  return `${day} at ${time} (${timeZone})`
}

const mailTo = ({ email, companyName }: Reader, text: MailText): MailContent => ({
  to: email,
  language: 'en',
  greeting: `Hello ${companyName},`,
  ...text,
})

const valuesOf = ({ config }: Platform, { companyName: company }: Reader) => ({
  brand: config.BRAND_NAME,
  contact: config.CONTACT_EMAIL,
  company,
})

export const exportReadyMail = defineMail({
  name: 'privacy.export-ready',
  compose: async (platform, subject) => {
    const reader = await readerOf(platform, subject, { export: true })
    if (!reader) return null
    const values = { ...valuesOf(platform, reader), days: exportDays }
    return mailTo(reader, writeMail(exportReadyTexts, values, platform.links.page('/Settings#data')))
  },
})

export const deletionRequestedMail = defineMail({
  name: 'privacy.deletion-requested',
  compose: async (platform, subject) => {
    const reader = await readerOf(platform, subject)
    // The deletion may have been undone while the mail was queued.
    if (!reader?.deleteAt) return null
    const until = moment(reader.deleteAt, reader.timeZone)
    const values = { ...valuesOf(platform, reader), until, days: undoDays }
    const url = platform.links.page('/Settings#delete-account')
    return mailTo(reader, writeMail(deletionRequestedTexts, values, url))
  },
})

export const deletionUndoneMail = defineMail({
  name: 'privacy.deletion-undone',
  compose: async (platform, subject) => {
    const reader = await readerOf(platform, subject)
    if (!reader || reader.deleteAt) return null
    const url = platform.links.page('/Jobs')
    return mailTo(reader, writeMail(deletionUndoneTexts, valuesOf(platform, reader), url))
  },
})

export const mails = [exportReadyMail, deletionRequestedMail, deletionUndoneMail]
