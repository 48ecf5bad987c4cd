import type { Platform } from '#platform/platform.ts'
import { deleteOperator } from './store.ts'

/** Removes an operator with all sessions; false when there is none of that address. */
export function removeOperator(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  email: string,
): Promise<boolean> {
  return db.forSystem(async (tx) => {
    const id = await deleteOperator(tx, email)
    if (id === null) return false
    await audit.record(tx, {
      companyId: null,
      actor: 'command-line',
      action: 'operator.removed',
      subjectId: id,
    })
    return true
  })
}
