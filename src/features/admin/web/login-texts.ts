import { defineTexts } from '#contract/texts/define-texts.ts'

export const consoleTexts = defineTexts('admin-console', {
  name: 'Admin console',
  purchases: 'Purchases',
  companies: 'Companies',
  mails: 'Mails',
  tasks: 'Tasks',
  audit: 'Audit log',
  waiting: 'to review',
  logOut: 'Log out',
  loggingOut: 'Logging out...',
  ended: 'Your operator’s session has ended. Please log in again.',
})

export const loginTexts = defineTexts('admin-login', {
  title: 'Admin console',
  description: 'For the operators of this installation. Employers have a login page of their own.',
  email: 'Email',
  password: 'Password',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app. Each code works once.',
  submit: 'Log in',
  busy: 'Logging in...',
  failed: 'You could not be logged in. Please try again.',
  readyTitle: 'Your account is ready',
  ready: 'Log in with the next code that your app shows.',
})

export const setupTexts = defineTexts('operator-setup', {
  title: 'Set up your operator account',
  description: 'It takes two steps. This link works once.',
  loading: 'Opening the link...',
  missing: 'This link is incomplete',
  missingMore: 'Copy the whole link from the command line and open it again.',
  dead: 'This link has expired',
  failed: 'The link could not be opened',
  step1: '1. Add the account to your authenticator app',
  step1More: 'Scan this picture with any authenticator app, or type the key into it.',
  qr: 'QR code for your authenticator app',
  secret: 'Key',
  copy: 'Copy the key',
  step2: '2. Choose a password and prove that the app works',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 12 characters. A sentence is easy to remember.',
  code: 'Code',
  codeHint: 'The six digits that the app shows now.',
  submit: 'Finish',
  busy: 'Finishing...',
  notFinished: 'The account could not be set up. Please try again.',
  toLogin: 'Go to the login page',
})
