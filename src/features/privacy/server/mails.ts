import type { UserId } from '#contract/ids.ts'
import { type EmployerLanguage, localeOf } from '#contract/languages.ts'
import { type Say, sayTo } from '#contract/texts/translator.ts'
import { type Company, findCompany } from '#features/accounts/server/get-company.ts'
import { greetingFor } from '#features/accounts/server/greeting-texts.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { type MailText, writeMail } from '#features/accounts/server/write-mail.ts'
import { defineMail } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { exportDays, undoDays } from '../contract/company-data.ts'
import { deletionRequestedTexts, deletionUndoneTexts, exportReadyTexts, momentTexts } from './mail-texts.ts'
import { translations as arabic } from './mail-texts-ar.ts'
import { translations as french } from './mail-texts-fr.ts'

const sayOf = sayTo({ fr: french, ar: arabic })

type Values = { brand: string; contact: string; company: string }
type Reader = { say: Say; language: EmployerLanguage; values: Values }
type Write = (platform: Platform, company: Company, reader: Reader) => MailText | null

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
        const language = user.language ?? 'en'
        const text = write(platform, company, { say: sayOf(language), language, values })
        return text && { to: user.email, language, greeting: greetingFor(language, company.name), ...text }
      })
    },
  })

/** As `28 November 2026 at 09:00 (Africa/Tunis)`. */
function moment(at: Date, timeZone: string, { say, language }: Reader): string {
  const locale = localeOf(language)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(at)
  return say(momentTexts)('at', { day, time, timeZone })
}

export const exportReadyMail = adminMail('privacy.export-ready', ({ links }, _company, { say, values }) =>
  writeMail(say, exportReadyTexts, { ...values, days: exportDays }, links.page('/Settings#data')),
)

export const deletionRequestedMail = adminMail(
  'privacy.deletion-requested',
  ({ links }, { deleteAt, timeZone }, reader) => {
    // The deletion may have been undone while the mail was queued.
    if (!deleteAt) return null
    const until = moment(deleteAt, timeZone, reader)
    const url = links.page('/Settings#delete-account')
    const values = { ...reader.values, until, days: undoDays }
    return writeMail(reader.say, deletionRequestedTexts, values, url)
  },
)

export const deletionUndoneMail = adminMail(
  'privacy.deletion-undone',
  ({ links }, { deleteAt }, { say, values }) =>
    deleteAt ? null : writeMail(say, deletionUndoneTexts, values, links.page('/Jobs')),
)

export const mails = [exportReadyMail, deletionRequestedMail, deletionUndoneMail]
