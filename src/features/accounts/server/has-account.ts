import type { Tx } from '#platform/database/database.ts'
import { findUserByEmail } from './store.ts'

/** Whether the address, in its folded spelling, has an account in any company; needs the system role. */
export async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  return (await findUserByEmail(tx, email)) !== null
}
