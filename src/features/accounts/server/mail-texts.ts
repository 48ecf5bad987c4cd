import { defineTexts } from '#contract/texts/define-texts.ts'

export const verificationTexts = defineTexts('mail-verification', {
  subject: 'Verify your email for {brand}',
  preview: 'Confirm your address to activate your account.',
  body: 'Thank you for signing up with {brand}. Please confirm that this address is yours; then you can log in and set up your company profile.',
  action: 'Verify my email',
  notes:
    'The link works once, for {hours, plural, one {one hour} other {# hours}}. A newer verification email replaces it.\nIf you did not sign up, you can ignore this message: nobody can use the account until the address is confirmed.',
})

export const alreadyRegisteredTexts = defineTexts('mail-already-registered', {
  subject: 'You already have a {brand} account',
  preview: 'Somebody tried to sign up with your address.',
  body: 'Somebody, perhaps you, just tried to sign up with {brand} using this address. It already has an account, so nothing was changed and no second account was made.\nIf it was you, log in as usual. If you do not remember your password, or never set one yourself, choose a new one on the login page with “Forgot password?”.',
  action: 'Log in',
  notes: 'If it was not you, you do not need to do anything. Your account is safe.',
})

export const resetTexts = defineTexts('mail-reset', {
  subject: 'Choose a new {brand} password',
  preview: 'You asked for a link to reset your password.',
  body: 'We received a request to reset the password of your account. Choose a new one with the link below. You will then be logged out on every device.',
  action: 'Choose a new password',
  notes:
    'The link works once, for {hours, plural, one {one hour} other {# hours}}. A newer reset email replaces it.\nIf you did not ask for this, you can ignore this message: your password stays as it is.',
})

export const passwordChangedTexts = defineTexts('mail-password-changed', {
  subject: 'Your {brand} password was changed',
  preview:
    '{by, select, link {You were logged out on every device.} other {You were logged out on every other device.}}',
  body: '{by, select, link {The password of your account was just changed with a link we had sent to this address, and you were logged out on every device. You can now log in with the new password.} other {The password of your account was just changed in its settings, by somebody who knew the old one. You were logged out on every other device.}}',
  action: 'Log in',
  notes:
    'If you did not do this, choose a new password at once with “Forgot password?” on the login page, secure your mailbox, and write to {contact}.',
})

export const newEmailTexts = defineTexts('mail-new-email', {
  subject: 'Confirm your new email for {brand}',
  preview: 'Confirm this address to log in with it.',
  body: 'You asked to log in to {brand} with this address from now on. Please confirm that it is yours. Until then nothing changes; afterwards you log in again, with this address and your password.',
  action: 'Confirm this address',
  notes:
    'The link works once, for {hours, plural, one {one hour} other {# hours}}. A newer request replaces it.\nIf you did not ask for this, you can ignore this message: nothing changes until you confirm.',
})

export const addressTakenTexts = defineTexts('mail-address-taken', {
  subject: 'This address already has a {brand} account',
  preview: 'Somebody asked to use your address for another account.',
  body: 'Somebody, perhaps you, asked to use this address for another {brand} account. It already has one, and an address can only have one, so nothing was changed.',
  action: 'Log in',
  notes: 'If it was not you, you do not need to do anything. Your account is safe.',
})

export const emailChangedTexts = defineTexts('mail-email-changed', {
  subject: 'The email of your {brand} account was changed',
  preview: 'You now log in with another address.',
  body: 'The address of your {brand} account was just changed to another one, which its owner confirmed. You no longer log in with this address, and you were logged out on every device.',
  notes: 'If you did not do this, write to {contact} at once.',
})

export const bannedTexts = defineTexts('mail-banned', {
  subject: 'Your {brand} account is suspended',
  preview: 'Your team cannot log in, and your public job links are closed.',
  body: 'We have suspended the account of {company}. This is why: {reason}\nEverybody in your team was logged out and cannot log in. Your public job links are closed: nobody new can apply, and interviews are paused. Nothing is erased.\nIf you think this is a mistake, or would like a copy of your data or its deletion, write to {contact}.',
})

export const unbannedTexts = defineTexts('mail-unbanned', {
  subject: 'Your {brand} account is open again',
  preview: 'Your team can log in.',
  body: '{ends, select, no {Your account is no longer suspended: your team can log in, and your public job links are open again.} other {Your account is no longer suspended: your team can log in. It will still be deleted, as one of you asked, so your public job links stay closed unless you keep the account in your settings.}}',
  action: 'Log in',
})

export const inviteTexts = defineTexts('mail-invite', {
  subject: '{company} invites you to its team on {brand}',
  preview: 'Choose a password to join.',
  body: '{company} would like you to join its team on {brand}, where it interviews the people who apply for its jobs.\n{role, select, ADMIN {You will be an admin: you can do everything, including the plan, the team and the company profile.} RECRUITER {You will be a recruiter: you can post jobs, read the interviews and invite candidates.} other {You will be a viewer: you can read everything and change nothing.}} Choose a password to join.',
  action: 'Join the team',
  notes:
    'The link works once, for {days, number} days. A newer invitation replaces it.\nIf you do not know {company}, you can ignore this message.',
})

export const inviteTakenTexts = defineTexts('mail-invite-taken', {
  subject: '{company} invites you to its team on {brand}',
  preview: 'You need another address to join.',
  body: '{company} would like you to join its team on {brand}. This address already has an account there, and an account belongs to one company only. This message therefore has no link to join.\nIf you would like to join, ask {company} to invite you at another address of yours.',
  notes:
    'Your account is unchanged, and {company} is not informed. If you do not want to join, you can ignore this message.',
})
