import type { Platform } from '#platform/platform.ts'
import { planEndsMail } from './mails.ts'
import { expirePlans, markWarned } from './store.ts'

const warnDays = 3
const batchSize = 100

/** Ends plans by the database's clock, and warns each holder once when a plan ends soon. */
export async function endPlans({
  db,
  mail,
  config,
}: Pick<Platform, 'db' | 'mail' | 'config'>): Promise<void> {
  await db.forSystem((tx) => expirePlans(tx))
  // Where nothing is sold, nobody loses anything.
  if (config.BILLING === 'off') return
  for (let warned = batchSize; warned === batchSize; )
    warned = await db.forSystem(async (tx) => {
      const ending = await markWarned(tx, warnDays, batchSize)
      for (const { id, companyId } of ending) await mail.send(tx, planEndsMail, { companyId, subjectId: id })
      return ending.length
    })
}
