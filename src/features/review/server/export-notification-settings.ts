import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectChoices, selectNotificationIds } from './notifications/store.ts'

/** The users' own choices. */
export async function exportNotificationSettings(tx: Tx, companyId: CompanyId) {
  const choices = await selectChoices(tx, companyId)
  return [...choices].map(([userId, completedInterviews]) => ({ userId, completedInterviews }))
}

/** The ids under which mails to users about these candidates were queued. */
export const listNotificationIds = selectNotificationIds
