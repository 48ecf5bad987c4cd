import * as z from 'zod/mini'
import { foldEmail, isEmailAddress } from '#contract/email-address.ts'
import { anyone, endpoint, signedIn } from '#contract/endpoint.ts'
import { userId } from '#contract/ids.ts'

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
    .check(z.minLength(8, tooShort), z.maxLength(200, 'Password must contain at most 200 characters.'))
}

// Neither control characters nor marks that turn the text around them.
const unwelcome = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** One line of text a person typed: inner white space is one space, ends are cut. */
function line(wrong: string) {
  return z.string(wrong).check(z.overwrite((text) => text.replace(/\s+/g, ' ').replace(unwelcome, '').trim()))
}

const wrongName = 'Name must contain between 3 and 15 characters.'
const wrongPhone = 'Phone number must contain exactly 8 digits.'
const wrongAddress = 'Address must contain between 3 and 50 characters.'
const wrongCity = 'Please enter your city.'

/** Keys stand in the order in which they are checked; the first failure is the message. */
export const newAccount = z.strictObject({
  userName: emailAddress,
  password: password('Password must contain at least 8 characters.'),
  name: line(wrongName).check(z.minLength(3, wrongName), z.maxLength(15, wrongName)),
  phone: line(wrongPhone).check(z.regex(/^[0-9]{8}$/, wrongPhone)),
  adresse: line(wrongAddress).check(z.minLength(3, wrongAddress), z.maxLength(50, wrongAddress)),
  city: line(wrongCity).check(
    z.minLength(1, wrongCity),
    z.maxLength(100, 'City must contain at most 100 characters.'),
  ),
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

export const emailForm = z.strictObject({ email: emailAddress })

const said = z.object({ message: z.string() })
// Whatever else than a link of ours is answered like a link that does not exist.
const linkToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

const commonPassword = {
  status: 400,
  message: 'This password is one of the most common ones. Please choose another.',
} as const
const wrongLogin = { status: 401, message: 'Wrong email or password.' } as const

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Make a company and its first user. A known address is answered alike; its owner gets a mail.',
  access: anyone,
  body: newAccount,
  reply: said,
  refusals: { COMMON_PASSWORD: commonPassword },
})

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Start a session of 12 hours.',
  access: anyone,
  body: credentials,
  reply: z.object({
    accessToken: z.string(),
    userId,
    onBoardingStatus: onboardingStatus,
    message: z.string(),
  }),
  refusals: {
    WRONG_LOGIN: wrongLogin,
    EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your email before logging in.' },
  },
})

export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the session of the token that is sent.',
  access: signedIn,
  reply: 'nothing',
})

export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/api/auth/confirm/:token',
  summary: 'Verify an e-mail address by the link sent to it.',
  access: anyone,
  params: linkToken,
  reply: said,
  refusals: {
    BAD_VERIFICATION_LINK: { status: 404, message: 'Invalid or expired verification token.' },
    ALREADY_VERIFIED: { status: 409, message: 'This email is already verified.' },
  },
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Send a new verification link to whoever knows the password.',
  access: anyone,
  body: credentials,
  reply: said,
  refusals: {
    WRONG_LOGIN: wrongLogin,
    ALREADY_VERIFIED: { status: 409, message: 'This email is already verified.' },
  },
})

export const requestReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-reset/:email',
  summary:
    'Mail a link that sets a new password. The answer is the same whether the address is known or not.',
  access: anyone,
  // Checked by the operation: a wrong path would be answered 404, but a wrong address deserves its text.
  params: z.object({ email: z.string() }),
  reply: said,
})

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/auth/reset-password/:token',
  summary: 'Set a new password by a mailed link and end every session.',
  access: anyone,
  params: linkToken,
  body: newPassword,
  reply: said,
  refusals: {
    BAD_RESET_LINK: { status: 400, message: 'Invalid or expired token. Request a new reset link.' },
    COMMON_PASSWORD: commonPassword,
  },
})
