import type { InviteId } from '#contract/ids.ts'
import type { EmployerLanguage } from '#contract/languages.ts'
import { type Say, sayTo } from '#contract/texts/translator.ts'
import { defineMail, type MailContent, type MailKind, type MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { inviteDays } from '../contract/limits.ts'
import { getCompany } from './get-company.ts'
import { greetingFor } from './greeting-texts.ts'
import { listUsers } from './list-users.ts'
import * as texts from './mail-texts.ts'
import { translations as arabic } from './mail-texts-ar.ts'
import { translations as french } from './mail-texts-fr.ts'
import { newEmailHours, resetHours, verificationHours } from './rules.ts'
import {
  findEmailChange,
  findUserByEmail,
  findUserById,
  issueReset,
  issueVerification,
  selectCompany,
} from './store.ts'
import type { UserRow } from './tables.ts'
import { inviteIsOpen } from './team/rules.ts'
import { findInvite } from './team/store.ts'
import { type MailText, writeMail } from './write-mail.ts'

const sayOf = sayTo({ fr: french, ar: arabic })

/** What a mail to a user needs. */
interface Reader {
  say: Say
  language: EmployerLanguage
  user: UserRow
  companyName: string
  banReason: string | null
  deleteAt: Date | null
}

async function readerOf({ db }: Pick<Platform, 'db'>, { subjectId }: MailSubject): Promise<Reader | null> {
  return db.forSystem(async (tx) => {
    const user = await findUserById(tx, subjectId)
    const company = user && (await selectCompany(tx, user.companyId))
    if (!user || !company) return null
    const { name, fullName, banReason, deleteAt } = company
    const language = user.language ?? 'en'
    return { user, say: sayOf(language), language, companyName: fullName ?? name, banReason, deleteAt }
  })
}

const greeting = ({ language, companyName }: Reader) => greetingFor(language, companyName)
const names = ({ config }: Platform) => ({ brand: config.BRAND_NAME, contact: config.CONTACT_EMAIL })

/** A kind of mail to a user; the text is null when it is no longer wanted. */
function mailToUser(
  name: string,
  write: (platform: Platform, reader: Reader, mailId: string) => Promise<MailText | null> | MailText | null,
  more: Pick<MailKind, 'askedBy'> = {},
) {
  return defineMail({
    name,
    ...more,
    compose: async (platform, due) => {
      const reader = await readerOf(platform, due)
      const text = reader && (await write(platform, reader, due.mailId))
      if (!reader || !text) return null
      return { to: reader.user.email, language: reader.language, greeting: greeting(reader), ...text }
    },
  })
}

const byAnyone = { askedBy: 'anyone' } as const

export const verificationMail = mailToUser(
  'accounts.verification',
  async (platform, { user, say }, mailId) => {
    const { db, clock, links } = platform
    const issue = await db.forSystem((tx) => issueVerification(tx, user, mailId, clock.now()))
    if (issue === null) return null
    const token = links.token('verify-email', user.id, issue)
    const values = { ...names(platform), hours: verificationHours }
    return writeMail(say, texts.verificationTexts, values, links.page(`/verify?token=${token}`))
  },
  byAnyone,
)

export const alreadyRegisteredMail = mailToUser(
  'accounts.already-registered',
  (platform, { say }) =>
    writeMail(say, texts.alreadyRegisteredTexts, names(platform), platform.links.page('/Login')),
  byAnyone,
)

export const resetMail = mailToUser(
  'accounts.reset',
  async (platform, { user, say }, mailId) => {
    const { db, clock, links } = platform
    const issue = await db.forSystem((tx) => issueReset(tx, user, mailId, clock.now()))
    if (issue === null) return null
    const token = links.token('reset-password', user.id, issue)
    const values = { ...names(platform), hours: resetHours }
    return writeMail(say, texts.resetTexts, values, links.page(`/reset-password?token=${token}`))
  },
  byAnyone,
)

const passwordMail = (name: string, by: 'link' | 'settings') =>
  mailToUser(name, (platform, { say }) =>
    writeMail(say, texts.passwordChangedTexts, { ...names(platform), by }, platform.links.page('/Login')),
  )

export const passwordResetMail = passwordMail('accounts.password-changed', 'link')
export const passwordChangedMail = passwordMail('accounts.password-changed-in-settings', 'settings')

/** To the new address: the link that confirms it, or that it has an account already. */
export const newEmailMail = defineMail({
  name: 'accounts.new-email',
  compose: async (platform, subject) => {
    const { db, links } = platform
    const reader = await readerOf(platform, subject)
    const to = reader?.user.newEmail
    if (!reader || !to) return null
    const taken = await db.forSystem((tx) => findUserByEmail(tx, to))
    if (taken) {
      // Its owner may be a stranger: the mail says nothing of the account that asked.
      const { language, say } = reader
      const text = writeMail(say, texts.addressTakenTexts, names(platform), links.page('/Login'))
      return { to, language, greeting: greetingFor(language), ...text }
    }
    const token = links.token('change-email', reader.user.id, reader.user.newEmailIssue)
    const values = { ...names(platform), hours: newEmailHours }
    const text = writeMail(reader.say, texts.newEmailTexts, values, links.page(`/verify?change=${token}`))
    return { to, language: reader.language, greeting: greeting(reader), ...text }
  },
})

/** To the replaced address, whose owner may not have wanted the change. */
export const emailChangedMail = defineMail({
  name: 'accounts.email-changed',
  compose: async (platform, { subjectId }) => {
    const change = await platform.db.forSystem((tx) => findEmailChange(tx, subjectId))
    const reader =
      change && (await readerOf(platform, { companyId: change.companyId, subjectId: change.userId }))
    if (!change || !reader) return null
    const text = writeMail(reader.say, texts.emailChangedTexts, names(platform))
    return { to: change.oldEmail, language: reader.language, greeting: greeting(reader), ...text }
  },
})

export const bannedMail = mailToUser('accounts.banned', (platform, { banReason, companyName, say }) =>
  // The ban may have been lifted while the mail was queued.
  banReason === null
    ? null
    : writeMail(say, texts.bannedTexts, { ...names(platform), company: companyName, reason: banReason }),
)

export const unbannedMail = mailToUser('accounts.unbanned', (platform, { banReason, deleteAt, say }) => {
  if (banReason !== null) return null
  const values = { ...names(platform), ends: deleteAt === null ? 'no' : 'yes' }
  return writeMail(say, texts.unbannedTexts, values, platform.links.page('/Login'))
})

/** The link to join; an address with an account, here or elsewhere, gets no link but the reason. */
export const inviteMail = defineMail({
  name: 'team.invite',
  compose: async ({ db, clock, config, links }, { companyId, subjectId }): Promise<MailContent | null> => {
    if (companyId === null) return null
    return db.forSystem(async (tx) => {
      const invite = await findInvite(tx, { id: subjectId as InviteId, companyId })
      // It may have been cancelled or used while the mail was queued.
      if (!invite || !inviteIsOpen(invite, clock.now())) return null
      const { name: company, openToPublic } = await getCompany(tx, companyId)
      if (!openToPublic) return null
      const { id, issue, email: to, role } = invite
      // Nobody knows theirs yet: that of the company's first user.
      const language = (await listUsers(tx, companyId))[0]?.language ?? 'en'
      const say = sayOf(language)
      const values = { company, brand: config.BRAND_NAME }
      const page = () => links.page(`/join?token=${links.token('join-team', id, issue)}`)
      const text = (await findUserByEmail(tx, to))
        ? writeMail(say, texts.inviteTakenTexts, values)
        : writeMail(say, texts.inviteTexts, { ...values, role, days: inviteDays }, page())
      return { to, language, greeting: greetingFor(language), ...text }
    })
  },
})

export const mails = [
  verificationMail,
  alreadyRegisteredMail,
  resetMail,
  passwordResetMail,
  passwordChangedMail,
  newEmailMail,
  emailChangedMail,
  bannedMail,
  unbannedMail,
  inviteMail,
]
