import type { Role } from '#contract/endpoint.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { NotificationChoice } from '../../contract/notifications.ts'
import { deleteWaiting, saveChoice, selectChoices } from './store.ts'

type User = Pick<Employer, 'companyId' | 'userId' | 'role'>

/** Until a user chooses: those who decide learn at once, those who only read learn nothing. */
export const defaultChoice = (role: Role): NotificationChoice => (role === 'VIEWER' ? 'off' : 'at-once')

/** How often the user hears of completed interviews. */
export async function getNotifications(
  { db }: Pick<Platform, 'db'>,
  { companyId, userId, role }: User,
): Promise<NotificationChoice> {
  const choices = await db.forCompany(companyId, (tx) => selectChoices(tx, companyId))
  return choices.get(userId) ?? defaultChoice(role)
}

/** What waits for a digest still comes with the next one, unless the user wants no mails at all. */
export async function setNotifications(
  { db }: Pick<Platform, 'db'>,
  user: User,
  choice: NotificationChoice,
): Promise<void> {
  const { companyId, userId } = user
  await db.forCompany(companyId, async (tx) => {
    await saveChoice(tx, { companyId, userId }, choice)
    if (choice === 'off') await deleteWaiting(tx, { companyId, userId })
  })
}
