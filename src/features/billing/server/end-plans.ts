import type { Platform } from '#platform/platform.ts'
import { planEndsMail } from './mails.ts'
import { expirePlans, markWarned } from './store.ts'

const warnDays = 3
const atOnce = 100

/** Ends the plans whose time is over by the database's clock, and tells holders once when theirs ends soon. */
export async function endPlans({
  db,
  mail,
  config,
}: Pick<Platform, 'db' | 'mail' | 'config'>): Promise<void> {
  await db.forSystem((tx) => expirePlans(tx))
  // Whoever has everything for nothing loses nothing.
  if (config.BILLING === 'off') return
  for (let warned = atOnce; warned === atOnce; )
    warned = await db.forSystem(async (tx) => {
      const ending = await markWarned(tx, warnDays, atOnce)
      for (const { id, companyId } of ending) await mail.send(tx, planEndsMail, { companyId, subjectId: id })
      return ending.length
    })
}
