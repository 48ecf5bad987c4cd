import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { emailForm } from '../contract/account.ts'
import { findUserByEmail } from './store.ts'
import { sendReset } from './tasks.ts'

/** Has a reset link mailed. Known address or not, the same work is done and the same is answered. */
export async function requestReset(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  email: string,
): Promise<void> {
  const parsed = emailForm.safeParse({ email })
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? ''
    throw new Refusal('BAD_INPUT', { message, fields: { email: message } })
  }
  await db.forSystem(async (tx) => {
    const user = await findUserByEmail(tx, parsed.data.email)
    // For an unknown address the task looks for nobody, and finds nobody.
    await tasks.enqueue(tx, sendReset, { userId: user?.id ?? randomUUID() })
  })
}
