import { type Route, route } from '#platform/http/route.ts'
import * as calls from '../contract.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmNewEmail } from './confirm-new-email.ts'
import { endOtherSessions, endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { logInUser } from './log-in-user.ts'
import { logOutSession } from './log-out-session.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { sendVerificationAgain } from './send-verification-again.ts'
import { signUpCompany } from './sign-up-company.ts'
import { verifyEmail } from './verify-email.ts'

export const routes: Route[] = [
  route(calls.signUp, async ({ platform, body }) => {
    await signUpCompany(platform, body)
    return { message: 'Registration successful!' }
  }),
  route(calls.logIn, async ({ platform, body, caller, forgive }) => {
    const { bearer, onboardingStatus, ...session } = await logInUser(platform, body, caller)
    await forgive()
    return {
      ...session,
      accessToken: bearer,
      onBoardingStatus: onboardingStatus,
      message: 'Login successful',
    }
  }),
  route(calls.logOut, async ({ platform, employer }) => {
    await logOutSession(platform, employer)
    return undefined
  }),
  route(calls.confirmEmail, async ({ platform, params }) => {
    await verifyEmail(platform, params.token)
    return { message: 'Your email is verified.' }
  }),
  route(calls.resendVerification, async ({ platform, body, caller, forgive }) => {
    await sendVerificationAgain(platform, body, caller)
    await forgive()
    return { message: 'We have sent you a new verification email.' }
  }),
  route(calls.requestReset, async ({ platform, params }) => {
    await requestReset(platform, params.email)
    return { message: 'If an account exists for this address, we have sent it a reset link.' }
  }),
  route(calls.resetPassword, async ({ platform, params, body }) => {
    await resetPassword(platform, params.token, body.newPassword)
    return { message: 'Your password has been changed.' }
  }),
  route(calls.changePassword, async ({ platform, employer, body, forgive }) => {
    await changePassword(platform, employer, body)
    await forgive()
    return { message: 'Your password has been changed.' }
  }),
  // Not forgiven: the mails count, whoever asks for them.
  route(calls.changeEmail, async ({ platform, employer, body }) => {
    await changeEmail(platform, employer, body)
    return { message: 'We have sent a link to your new address. Open it to confirm the change.' }
  }),
  route(calls.confirmNewEmail, async ({ platform, params }) => {
    await confirmNewEmail(platform, params.token)
    return { message: 'Your email has been changed.' }
  }),
  route(calls.listSessions, ({ platform, employer }) => listSessions(platform, employer)),
  route(calls.endSession, async ({ platform, employer, params }) => {
    await endSession(platform, employer, params.sessionId)
    return undefined
  }),
  route(calls.endOtherSessions, async ({ platform, employer }) => {
    await endOtherSessions(platform, employer)
    return undefined
  }),
]
