import { defineTexts } from '#contract/texts/define-texts.ts'

export const passwordTexts = defineTexts('change-password', {
  title: 'Password',
  description: 'Changing your password logs you out on all other devices.',
  current: 'Current password',
  submit: 'Change password',
  busy: 'Changing...',
  done: 'Your password has been changed.',
  doneMore: 'You are logged out on every other device.',
  failed: 'Your password could not be changed. Please try again later.',
})

export const emailTexts = defineTexts('change-email', {
  title: 'Email',
  description: 'You log in with this address, and we send emails to it.',
  current: 'Current address',
  pendingTitle: '{newEmail} is not confirmed yet',
  pending:
    'We have sent a link to this address. Until you open it, log in with {email}. A newer request replaces this one.',
  next: 'New email',
  password: 'Your password',
  same: 'This is already your address.',
  submit: 'Send confirmation link',
  busy: 'Sending...',
  done: 'We have sent a link to the new address.',
  failed: 'The link could not be sent. Please try again later.',
})

export const sessionsTexts = defineTexts('sessions', {
  title: 'Where you are logged in',
  description: 'Log out devices that you no longer use or do not recognise.',
  loading: 'Loading your devices…',
  loadFailed: 'Your devices could not be loaded',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  activeNow: 'Active now',
  lastSeen: 'Last seen {ago}',
  lastSeenOn: 'Last seen on {at, date, ::dMMMy}',
  justNow: 'Last seen just now',
  started: 'Logged in on {at, date, ::dMMMy}',
  end: 'Log out',
  endOne: 'Log out {device}',
  ended: '{device} is logged out.',
  endOthers: 'Log out all other devices',
  endedOthers: 'All other devices are logged out.',
  onlyThis: 'You are not logged in anywhere else.',
  failed: 'Logging out failed: the device may still be logged in. Please try again.',
})
