import { signedIn } from '#contract/endpoint.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type { logOutEndpoint } from '../contract/account.ts'
import { logout } from './use-session.ts'

const route = routeOf<typeof logOutEndpoint>({ method: 'POST', path: '/api/auth/logout', access: signedIn })

/** Ends the session on the server and forgets it here; without a connection it is at least forgotten here. */
export async function endSession(): Promise<void> {
  try {
    await call(route, {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  } finally {
    logout()
  }
}
