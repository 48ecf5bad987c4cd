import { endSession } from '#features/accounts/web/end-session.ts'

/** Ends the session; a fresh page load clears it from memory. */
export async function leave(): Promise<void> {
  await endSession()
  window.location.assign('/')
}
