import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import { statusOf, unlimited, unlimitedName } from './rules.ts'
import { selectSubscriptions } from './store.ts'

/** Current and past subscriptions, newest first; where nothing is sold, an unlimited one comes first. */
export async function listSubscriptions(
  { db, config, clock }: Pick<Platform, 'db' | 'config' | 'clock'>,
  companyId: CompanyId,
) {
  const rows = await db.forCompany(companyId, (tx) => selectSubscriptions(tx, companyId))
  const shown = (one: (typeof rows)[number]) => ({ ...one, status: statusOf(one) })
  if (config.BILLING !== 'off') return rows.map(shown)
  const everything = {
    id: 'unlimited',
    planName: unlimitedName,
    priceUsd: 0,
    status: 'ACTIVE' as const,
    isCurrent: true,
    postingsLeft: unlimited,
    candidatesPerJob: unlimited,
    createdAt: rows.at(-1)?.createdAt ?? clock.now(),
    endsAt: null,
  }
  return [everything, ...rows.map((one) => shown({ ...one, isCurrent: false }))]
}
