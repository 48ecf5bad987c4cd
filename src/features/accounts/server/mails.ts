import { defineMail, type MailContent, type MailKind, type MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { findEmailChange } from './new-email/store.ts'
import { newEmailHours, resetHours, verificationHours } from './rules.ts'
import { findUserByEmail, findUserById, issueReset, issueVerification, selectCompany } from './store.ts'
import type { UserRow } from './tables.ts'

/** What a mail to a user needs: the user, whom to greet, and whether they may log in. */
interface Reader {
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
    const { name: companyName, banReason, deleteAt } = company
    return { user, companyName, banReason, deleteAt }
  })
}

type Letter = Omit<MailContent, 'to' | 'language' | 'greeting'>

/** A kind of mail to a user; the text is null when it is no longer wanted. */
function mailToUser(
  name: string,
  write: (platform: Platform, reader: Reader, mailId: string) => Promise<Letter | null> | Letter | null,
  more: Pick<MailKind, 'askedBy'> = {},
) {
  return defineMail({
    name,
    ...more,
    compose: async (platform, due) => {
      const reader = await readerOf(platform, due)
      const letter = reader && (await write(platform, reader, due.mailId))
      if (!reader || !letter) return null
      return { to: reader.user.email, language: 'en', greeting: `Hello ${reader.companyName},`, ...letter }
    },
  })
}

const byAnyone = { askedBy: 'anyone' } as const

export const verificationMail = mailToUser(
  'accounts.verification',
  async ({ db, clock, config, links }, { user }, mailId) => {
    const issue = await db.forSystem((tx) => issueVerification(tx, user, mailId, clock.now()))
    if (issue === null) return null
    const token = links.token('verify-email', user.id, issue)
    return {
      subject: `Verify your email for ${config.BRAND_NAME}`,
      preview: 'One click, and your account is ready.',
      paragraphs: [
        `Thank you for signing up with ${config.BRAND_NAME}. Please confirm that this address is yours; then you can log in and set up your company profile.`,
      ],
      action: { label: 'Verify my email', url: links.page(`/verify?token=${token}`) },
      notes: [
        `The link works once, for ${verificationHours} hours. A newer verification email replaces it.`,
        'If you did not sign up, you can ignore this message: without the click nobody can use the account.',
      ],
    }
  },
  byAnyone,
)

export const alreadyRegisteredMail = mailToUser(
  'accounts.already-registered',
  ({ config, links }) => ({
    subject: `You already have a ${config.BRAND_NAME} account`,
    preview: 'Somebody tried to sign up with your address.',
    paragraphs: [
      `Somebody, perhaps you, just tried to sign up with ${config.BRAND_NAME} using this address. It already has an account, so nothing was changed and no second account was made.`,
      'If it was you, log in as usual. If you do not remember your password, or never set one yourself, choose a new one on the login page with “Forgot password?”.',
    ],
    action: { label: 'Log in', url: links.page('/Login') },
    notes: ['If it was not you, there is nothing to do. Your account is as safe as before.'],
  }),
  byAnyone,
)

export const resetMail = mailToUser(
  'accounts.reset',
  async ({ db, clock, config, links }, { user }, mailId) => {
    const issue = await db.forSystem((tx) => issueReset(tx, user, mailId, clock.now()))
    if (issue === null) return null
    const token = links.token('reset-password', user.id, issue)
    return {
      subject: `Choose a new ${config.BRAND_NAME} password`,
      preview: 'You asked for a link to reset your password.',
      paragraphs: [
        'We received a request to reset the password of your account. Choose a new one with the link below. You will then be logged out on every device.',
      ],
      action: { label: 'Choose a new password', url: links.page(`/reset-password?token=${token}`) },
      notes: [
        `The link works once, for ${resetHours === 1 ? 'one hour' : `${resetHours} hours`}. A newer reset email replaces it.`,
        'If you did not ask for this, you can ignore this message: your password stays as it is.',
      ],
    }
  },
  byAnyone,
)

const notMine = (contact: string) =>
  `If you did not do this, choose a new password at once with “Forgot password?” on the login page, secure your mailbox, and write to ${contact}.`

export const passwordResetMail = mailToUser('accounts.password-changed', ({ config, links }) => ({
  subject: `Your ${config.BRAND_NAME} password was changed`,
  preview: 'You were logged out on every device.',
  paragraphs: [
    'The password of your account was just changed with a link we had sent to this address, and you were logged out on every device. You can now log in with the new password.',
  ],
  action: { label: 'Log in', url: links.page('/Login') },
  notes: [notMine(config.CONTACT_EMAIL)],
}))

export const passwordChangedMail = mailToUser(
  'accounts.password-changed-in-settings',
  ({ config, links }) => ({
    subject: `Your ${config.BRAND_NAME} password was changed`,
    preview: 'You were logged out on every other device.',
    paragraphs: [
      'The password of your account was just changed in its settings, by somebody who knew the old one. You were logged out on every other device.',
    ],
    action: { label: 'Log in', url: links.page('/Login') },
    notes: [notMine(config.CONTACT_EMAIL)],
  }),
)

/** To the new address: the link that takes it over, or that it has an account already. */
export const newEmailMail = defineMail({
  name: 'accounts.new-email',
  compose: async (platform, subject) => {
    const reader = await readerOf(platform, subject)
    const to = reader?.user.newEmail
    if (!reader || !to) return null
    const taken = await platform.db.forSystem((tx) => findUserByEmail(tx, to))
    const letter = taken ? addressTaken(platform) : confirmNewAddress(platform, reader)
    return { to, language: 'en', ...letter }
  },
})

function confirmNewAddress({ config, links }: Platform, { user, companyName }: Reader) {
  const token = links.token('change-email', user.id, user.newEmailIssue)
  return {
    subject: `Confirm your new email for ${config.BRAND_NAME}`,
    preview: 'One click, and you log in with this address.',
    greeting: `Hello ${companyName},`,
    paragraphs: [
      `You asked to log in to ${config.BRAND_NAME} with this address from now on. Please confirm that it is yours. Until then nothing changes; afterwards you log in again, with this address and your password.`,
    ],
    action: { label: 'Confirm this address', url: links.page(`/verify?change=${token}`) },
    notes: [
      `The link works once, for ${newEmailHours} hours. Asking again replaces it.`,
      'If you did not ask for this, you can ignore this message: without the click nothing happens.',
    ],
  }
}

// Nothing of the account that asked is told to whom it may be strange.
function addressTaken({ config, links }: Platform) {
  return {
    subject: `This address already has a ${config.BRAND_NAME} account`,
    preview: 'Somebody asked to use your address for another account.',
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, perhaps you, asked to use this address for another ${config.BRAND_NAME} account. It already has one, and an address can only have one, so nothing was changed.`,
    ],
    action: { label: 'Log in', url: links.page('/Login') },
    notes: ['If it was not you, there is nothing to do. Your account is as safe as before.'],
  }
}

/** To the address that was replaced, whose owner may not have wanted it. */
export const emailChangedMail = defineMail({
  name: 'accounts.email-changed',
  compose: async (platform, { subjectId }) => {
    const { db, config } = platform
    const change = await db.forSystem((tx) => findEmailChange(tx, subjectId))
    const reader =
      change && (await readerOf(platform, { companyId: change.companyId, subjectId: change.userId }))
    if (!change || !reader) return null
    return {
      to: change.oldEmail,
      language: 'en',
      greeting: `Hello ${reader.companyName},`,
      subject: `The email of your ${config.BRAND_NAME} account was changed`,
      preview: 'You now log in with another address.',
      paragraphs: [
        `The address of your ${config.BRAND_NAME} account was just changed to another one, which its owner confirmed. You no longer log in with this address, and you were logged out on every device.`,
      ],
      notes: [`If you did not do this, write to ${config.CONTACT_EMAIL} at once.`],
    }
  },
})

export const bannedMail = mailToUser('accounts.banned', ({ config }, { banReason, companyName }) =>
  // Let in again before the mail's turn came.
  banReason === null
    ? null
    : {
        subject: `Your ${config.BRAND_NAME} account is suspended`,
        preview: 'Your team cannot log in, and your public job links are closed.',
        paragraphs: [
          `We have suspended the account of ${companyName}. This is why: ${banReason}`,
          'Everybody of your team was logged out and cannot log in. Your public job links are closed: nobody new can apply. People who have begun an interview can finish it, and nothing is erased.',
          `If you think that this is a mistake, or would like a copy of your data or its deletion, write to ${config.CONTACT_EMAIL}.`,
        ],
      },
)

export const unbannedMail = mailToUser('accounts.unbanned', ({ config, links }, { banReason, deleteAt }) =>
  banReason === null
    ? {
        subject: `Your ${config.BRAND_NAME} account is open again`,
        preview: 'Your team can log in.',
        paragraphs: [
          deleteAt === null
            ? 'Your account is no longer suspended: your team can log in, and your public job links are open again.'
            : 'Your account is no longer suspended: your team can log in. It is still going to be deleted, as one of you had asked, so your public job links stay closed unless you keep it in your settings.',
        ],
        action: { label: 'Log in', url: links.page('/Login') },
      }
    : null,
)

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
]
