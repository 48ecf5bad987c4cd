import * as z from 'zod/mini'
import { foldEmail, isEmailAddress } from '#contract/email-address.ts'
import { anyone, type CallLimit, endpoint, roles, signedIn } from '#contract/endpoint.ts'
import { sessionId, userId } from '#contract/ids.ts'
import { employerLanguages } from '#contract/languages.ts'
import { wrongLinkLimits } from '#contract/wrong-links.ts'
import { chooseLanguageAddress, logOutAddress } from './addresses.ts'
import { companyAddress, companyCity, companyName, companyPhone } from './company-fields.ts'
import { accountLimits as limits } from './limits.ts'

export const onboardingStatus = z.enum(['PENDING', 'COMPLETED'])
export type OnboardingStatus = z.infer<typeof onboardingStatus>

const invalidEmail = 'Please enter a valid email address.'

/** An e-mail address, folded to the one spelling under which it is kept. */
export const emailAddress = z
  .string(invalidEmail)
  .check(z.overwrite(foldEmail), z.refine(isEmailAddress, invalidEmail))

/** A password with the text that each screen has for a short one. */
function password(tooShort: string) {
  return z
    .string(tooShort)
    .check(
      z.minLength(limits.password.min, tooShort),
      z.maxLength(limits.password.max, 'Password must contain at most 200 characters.'),
    )
}

/** Keys stand in the order in which they are checked; the first failure is the message. */
export const newAccount = z.strictObject({
  userName: emailAddress,
  password: password('Password must contain at least 8 characters.'),
  name: companyName,
  phone: companyPhone,
  adresse: companyAddress,
  city: companyCity,
})
export type NewAccount = z.infer<typeof newAccount>

export const credentials = z.strictObject({
  userName: emailAddress,
  password: password('Password must be at least 8 characters long.'),
})
export type Credentials = z.infer<typeof credentials>

export const newPassword = z.strictObject({
  newPassword: password('Password must be at least 8 characters.'),
})

/** A password that is compared, not chosen: whatever was typed. */
export const typedPassword = z
  .string('Please enter your password.')
  .check(
    z.minLength(1, 'Please enter your password.'),
    z.maxLength(limits.password.max, 'This is not your password.'),
  )

export const passwordChange = z.strictObject({
  currentPassword: typedPassword,
  newPassword: password('Password must be at least 8 characters.'),
})

export const emailChange = z.strictObject({ newEmail: emailAddress, password: typedPassword })

export const emailForm = z.strictObject({ email: emailAddress })

export const userRole = z.enum(roles, 'Please choose a role.')
const instant = z.iso.datetime()
export const messageReply = z.object({ message: z.string() })
// Whatever else than a link of ours is answered like a link that does not exist.
export const linkToken = z.object({ token: z.string().check(z.minLength(1)) })

export const commonPassword = {
  status: 400,
  message: 'This password is one of the most common ones. Please choose another.',
} as const
const wrongLogin = { status: 401, message: 'Wrong email or password.' } as const
/** Of a signed-in user who types the password again. */
export const wrongPassword = { status: 400, message: 'This is not your password.' } as const
/** What the people of a banned company read at log-in. */
export const bannedText = (reason: string) => `Your company’s account is suspended. Reason: ${reason}`
const deadLink = { status: 404, message: 'Invalid or expired verification token.' } as const
const alreadyVerified = { status: 409, message: 'This email is already verified.' } as const

// Calls that reveal whether a password is right share a count. Right ones are refunded, or refused for another reason.
const ofRightPassword = ['EMAIL_NOT_VERIFIED', 'ALREADY_VERIFIED'] as const
const guessesOfSignedOut = [
  {
    name: 'password',
    per: ['body.userName', 'address'],
    max: 10,
    minutes: 15,
    countExcept: ofRightPassword,
  },
  { name: 'password', per: ['address'], max: 50, minutes: 15, countExcept: ofRightPassword },
] as const satisfies CallLimit[]
/** For endpoints that ask a signed-in user for the password. */
export const guessesOfSignedIn = [
  { name: 'password', per: ['user'], max: 10, minutes: 15, countExcept: ['COMMON_PASSWORD', 'LAST_ADMIN'] },
] as const satisfies CallLimit[]
export const wrongLinks = wrongLinkLimits('BAD_VERIFICATION_LINK', 'BAD_RESET_LINK', 'BAD_INVITE')

export const signUpEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary:
    'Create a company and its first user. A known address gets the same answer, and its owner an email.',
  access: anyone,
  /** `language`: of the page, for the first mails. */
  body: z.extend(newAccount, { language: z.optional(z.enum(employerLanguages)) }),
  reply: messageReply,
  refusals: { COMMON_PASSWORD: commonPassword },
  // Whole offices and towns share an address. A refused password is not a sign-up yet.
  limits: [
    { per: ['body.userName', 'address'], max: 3, minutes: 180, countExcept: ['COMMON_PASSWORD'] },
    { per: ['address'], max: 30, minutes: 180, countExcept: ['COMMON_PASSWORD'] },
  ],
})

export const logInEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Start a session of 12 hours.',
  access: anyone,
  body: credentials,
  reply: z.object({
    accessToken: z.string(),
    userId,
    onBoardingStatus: onboardingStatus,
    role: userRole,
    message: z.string(),
  }),
  refusals: {
    WRONG_LOGIN: wrongLogin,
    EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your email before logging in.' },
    COMPANY_BANNED: { status: 403, message: 'Your company’s account is suspended.' },
  },
  limits: guessesOfSignedOut,
})

/** What the application, its mails and its PDFs speak to a user. */
export const chooseLanguageEndpoint = endpoint({
  ...chooseLanguageAddress,
  summary: 'Choose what the application and its mails speak to the signed-in user.',
  body: z.strictObject({ language: z.enum(employerLanguages, 'Please choose English, French or Arabic.') }),
  reply: 'nothing',
})

export const logOutEndpoint = endpoint({
  ...logOutAddress,
  inDemo: true,
  summary: 'End the session of the token that is sent.',
  reply: 'nothing',
})

export const verifyEmailEndpoint = endpoint({
  method: 'PUT',
  path: '/api/auth/confirm/:token',
  summary: 'Verify an e-mail address by the link sent to it.',
  access: anyone,
  params: linkToken,
  reply: messageReply,
  refusals: {
    BAD_VERIFICATION_LINK: deadLink,
    ALREADY_VERIFIED: alreadyVerified,
  },
  limits: wrongLinks,
})

export const resendVerificationEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Send a new verification link to the user with this password.',
  access: anyone,
  body: credentials,
  reply: messageReply,
  refusals: {
    WRONG_LOGIN: wrongLogin,
    ALREADY_VERIFIED: alreadyVerified,
  },
  limits: guessesOfSignedOut,
})

export const requestResetEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/request-reset/:email',
  summary:
    'Mail a link that sets a new password. The answer is the same whether the address is known or not.',
  access: anyone,
  // Checked by the operation: a wrong path would be answered 404, but a wrong address deserves its text.
  params: z.object({ email: z.string() }),
  reply: messageReply,
  limits: [{ per: ['address'], max: 20, minutes: 60 }],
})

export const resetPasswordEndpoint = endpoint({
  method: 'PUT',
  path: '/api/auth/reset-password/:token',
  summary: 'Set a new password by a mailed link and end every session.',
  access: anyone,
  params: linkToken,
  body: newPassword,
  reply: messageReply,
  refusals: {
    BAD_RESET_LINK: { status: 400, message: 'Invalid or expired token. Request a new reset link.' },
    COMMON_PASSWORD: commonPassword,
  },
  limits: wrongLinks,
})

export const changePasswordEndpoint = endpoint({
  method: 'PUT',
  path: '/api/auth/password',
  summary: 'Change the password of the signed-in user and end their other sessions.',
  access: signedIn,
  body: passwordChange,
  reply: messageReply,
  refusals: { WRONG_PASSWORD: wrongPassword, COMMON_PASSWORD: commonPassword },
  limits: guessesOfSignedIn,
})

export const changeEmailEndpoint = endpoint({
  method: 'PUT',
  path: '/api/auth/email',
  summary: 'Request another login address; it replaces the old one once its owner confirms.',
  access: signedIn,
  body: emailChange,
  reply: messageReply,
  refusals: { WRONG_PASSWORD: wrongPassword },
  // The second is against mails, of which a wrong password sends none.
  limits: [...guessesOfSignedIn, { per: ['user'], max: 5, minutes: 1440, countExcept: ['WRONG_PASSWORD'] }],
})

export const confirmNewEmailEndpoint = endpoint({
  method: 'PUT',
  path: '/api/auth/email/:token',
  summary: 'Confirm a new address by the link sent to it.',
  access: anyone,
  params: linkToken,
  reply: messageReply,
  refusals: { BAD_VERIFICATION_LINK: deadLink },
  limits: wrongLinks,
})

export const listSessionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'List the sessions of the signed-in user, last seen first.',
  access: signedIn,
  reply: z.array(
    z.object({
      id: sessionId,
      /** Browser and system, e.g. `Firefox on Windows`; empty when unknown. */
      device: z.string(),
      startedAt: instant,
      lastSeenAt: instant,
      /** The session that asks. */
      current: z.boolean(),
    }),
  ),
})

export const endSessionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  summary: 'End a session of the signed-in user.',
  access: signedIn,
  params: z.object({ sessionId }),
  reply: 'nothing',
})

export const endOtherSessionsEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'End the other sessions of the signed-in user.',
  access: signedIn,
  reply: 'nothing',
})
