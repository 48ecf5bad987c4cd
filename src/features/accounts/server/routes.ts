import { type Route, route } from '#platform/http/route.ts'
import * as calls from '../contract/account.ts'
import { changeEmail, confirmNewEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { chooseLanguage } from './choose-language.ts'
import { endOtherSessions, endSession, logOut } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { signUp } from './sign-up.ts'
import { teamRoutes } from './team/routes.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

export const routes: Route[] = [
  route(calls.signUpEndpoint, async ({ platform, body }) => {
    await signUp(platform, body)
    return { message: 'Registration successful!' }
  }),
  route(calls.logInEndpoint, async ({ platform, body, caller, refund }) => {
    const { bearer, onboardingStatus, ...session } = await logIn(platform, body, caller)
    await refund()
    return {
      ...session,
      accessToken: bearer,
      onBoardingStatus: onboardingStatus,
      message: 'Login successful',
    }
  }),
  route(calls.chooseLanguageEndpoint, ({ platform, employer, body }) =>
    chooseLanguage(platform, employer, body.language),
  ),
  route(calls.logOutEndpoint, ({ platform, employer }) => logOut(platform, employer)),
  route(calls.verifyEmailEndpoint, async ({ platform, params }) => {
    await verifyEmail(platform, params.token)
    return { message: 'Your email is verified.' }
  }),
  route(calls.resendVerificationEndpoint, async ({ platform, body, caller, refund }) => {
    await resendVerification(platform, body, caller)
    await refund()
    return { message: 'We have sent you a new verification email.' }
  }),
  route(calls.requestResetEndpoint, async ({ platform, params }) => {
    await requestReset(platform, params.email)
    return { message: 'If an account exists for this address, we have sent it a reset link.' }
  }),
  route(calls.resetPasswordEndpoint, async ({ platform, params, body }) => {
    await resetPassword(platform, params.token, body.newPassword)
    return { message: 'Your password has been changed.' }
  }),
  route(calls.changePasswordEndpoint, async ({ platform, employer, body, refund }) => {
    await changePassword(platform, employer, body)
    await refund()
    return { message: 'Your password has been changed.' }
  }),
  // Not refunded: the mails count.
  route(calls.changeEmailEndpoint, async ({ platform, employer, body }) => {
    await changeEmail(platform, employer, body)
    return { message: 'We have sent a link to your new address. Open it to confirm the change.' }
  }),
  route(calls.confirmNewEmailEndpoint, async ({ platform, params }) => {
    await confirmNewEmail(platform, params.token)
    return { message: 'Your email has been changed.' }
  }),
  route(calls.listSessionsEndpoint, ({ platform, employer }) => listSessions(platform, employer)),
  route(calls.endSessionEndpoint, ({ platform, employer, params }) =>
    endSession(platform, employer, params.sessionId),
  ),
  route(calls.endOtherSessionsEndpoint, ({ platform, employer }) => endOtherSessions(platform, employer)),
  ...teamRoutes,
]
