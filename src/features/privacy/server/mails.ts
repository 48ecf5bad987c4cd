import type { ExportId, UserId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { isCompany } from '#features/accounts/server/remove-company.ts'
import { defineMail, type MailContent, type MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { exportDays, undoDays } from '../contract.ts'
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

type Letter = Omit<MailContent, 'to' | 'language' | 'greeting'>

function letterTo({ email, companyName }: Reader, letter: Letter): MailContent {
  return { to: email, language: 'en', greeting: `Hello ${companyName},`, ...letter }
}

export const exportReadyMail = defineMail({
  name: 'privacy.export-ready',
  compose: async (platform, subject) => {
    const reader = await readerOf(platform, subject, { export: true })
    if (!reader) return null
    return letterTo(reader, {
      subject: 'The copy of your data is ready',
      preview: `It waits in your settings for ${exportDays} days.`,
      paragraphs: [
        `You asked for a copy of everything that ${platform.config.BRAND_NAME} keeps of ${reader.companyName}. It is ready: one archive with your company, jobs and candidates as JSON, and all CVs.`,
        `You can download it from your settings for ${exportDays} days. After that we remove it; you can have a new one made at any time.`,
      ],
      action: { label: 'Go to my settings', url: platform.links.page('/Settings#data') },
      notes: [
        'The archive holds personal data of your candidates. Please keep it as carefully as we do.',
        'If you did not ask for it, change your password and look at the activity of your team.',
      ],
    })
  },
})

export const deletionRequestedMail = defineMail({
  name: 'privacy.deletion-requested',
  compose: async (platform, subject) => {
    const reader = await readerOf(platform, subject)
    // Undone before the mail's turn came.
    if (!reader?.deleteAt) return null
    const until = moment(reader.deleteAt, reader.timeZone)
    return letterTo(reader, {
      subject: `Your ${platform.config.BRAND_NAME} account will be deleted`,
      preview: `Until ${until} you can keep it.`,
      paragraphs: [
        `An ADMIN of ${reader.companyName} asked us to delete its account. Your public job links are closed from now on: nobody new can apply. People who have begun an interview can finish it.`,
        `On ${until} everything is erased for good: your team’s users, all jobs, candidates, interviews, scores, CVs, and copies of your data. Until then, for ${undoDays} days, every ADMIN can undo it with one click.`,
      ],
      action: { label: 'Keep my account', url: platform.links.page('/Settings#delete-account') },
      notes: [
        'Would you like a copy of your data first? You can have one made in your settings.',
        `If nobody of you asked for this, keep the account, change your passwords, and write to ${platform.config.CONTACT_EMAIL}.`,
      ],
    })
  },
})

export const deletionUndoneMail = defineMail({
  name: 'privacy.deletion-undone',
  compose: async (platform, subject) => {
    const reader = await readerOf(platform, subject)
    if (!reader || reader.deleteAt) return null
    return letterTo(reader, {
      subject: `Your ${platform.config.BRAND_NAME} account stays`,
      preview: 'The deletion was undone.',
      paragraphs: [
        `An ADMIN of ${reader.companyName} undid the deletion of its account. Nothing was erased, and your public job links are open again.`,
      ],
      action: { label: 'Go to my jobs', url: platform.links.page('/Jobs') },
    })
  },
})

export const mails = [exportReadyMail, deletionRequestedMail, deletionUndoneMail]
