import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type { logOutEndpoint } from '../contract/account.ts'
import { logOutAddress } from '../contract/addresses.ts'
import { logout } from './use-session.ts'

/** Ends the session on the server and forgets it here; without a connection it is at least forgotten here. */
export async function endSession(): Promise<void> {
  try {
    await call(routeOf<typeof logOutEndpoint>(logOutAddress), {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  } finally {
    logout()
  }
}
