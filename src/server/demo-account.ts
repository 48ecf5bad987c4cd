import { Refusal } from '#contract/refusals.ts'
import { checkCredentials } from '#features/accounts/server/check-password.ts'
import type { Platform } from '#platform/platform.ts'

/** How to log in to the demo company that `npm run seed` adds; in development only. */
export const demoAccount = { userName: 'demo@mindhire.example', password: 'a demo to look at' }

/** The demo company's user; null when it was not seeded. */
export async function findDemoUser(platform: Pick<Platform, 'db' | 'passwords'>) {
  return checkCredentials(platform, demoAccount).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
}
