import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { logOutOperatorEndpoint } from '../contract/operators.ts'
import { forgetOperator } from './operator-session.ts'

/** Ends the session on the server and forgets it here; without a connection it is at least forgotten here. */
export async function endOperatorSession(): Promise<void> {
  try {
    await call(logOutOperatorEndpoint, {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  } finally {
    forgetOperator()
  }
}
