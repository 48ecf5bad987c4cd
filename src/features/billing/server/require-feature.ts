import type { CompanyId } from '#contract/ids.ts'
import { Refusal, type RefusalText } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { PlanFeature } from '../contract.ts'
import { selectCurrent, selectPlans } from './store.ts'

/** For the `refusals` of endpoints that need a feature; the answer's own text names the plan. */
export const planNeeded = {
  PLAN_NEEDED: { status: 403, message: 'Your plan does not include this.' },
} as const satisfies Record<string, RefusalText>

/** Whether the company's plan holds the feature now; all of them where nothing is sold. */
export async function hasFeature(
  { config }: Pick<Platform, 'config'>,
  tx: Tx,
  companyId: CompanyId,
  feature: PlanFeature,
): Promise<boolean> {
  if (config.BILLING === 'off') return true
  const [held] = await selectCurrent(tx, [companyId])
  return held?.features.includes(feature) ?? false
}

/** Throws PLAN_NEEDED, with the name of the plan that unlocks it, when the company's plan lacks the feature. */
export async function requireFeature(
  platform: Pick<Platform, 'config'>,
  tx: Tx,
  companyId: CompanyId,
  feature: PlanFeature,
): Promise<void> {
  if (await hasFeature(platform, tx, companyId, feature)) return
  const unlocking = (await selectPlans(tx)).find(({ features }) => features.includes(feature))
  const message = unlocking
    ? `This is part of the ${unlocking.name} plan. Upgrade your plan to use it.`
    : 'No plan on offer includes this.'
  throw new Refusal('PLAN_NEEDED', { message })
}
