import type { CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { PlanFeature } from '../contract/options.ts'
import { selectCurrent, selectPlans } from './store.ts'

/** Whether the company's current plan has the feature; every company has it where nothing is sold. */
export async function hasPlanFeature(
  { config }: Pick<Platform, 'config'>,
  tx: Tx,
  companyId: CompanyId,
  feature: PlanFeature,
): Promise<boolean> {
  if (config.BILLING === 'off') return true
  const [current] = await selectCurrent(tx, [companyId])
  return current?.features.includes(feature) ?? false
}

/** Throws PLAN_NEEDED, naming the plan that has the feature, when the company's current plan lacks it. */
export async function requirePlanFeature(
  platform: Pick<Platform, 'config'>,
  tx: Tx,
  companyId: CompanyId,
  feature: PlanFeature,
): Promise<void> {
  if (await hasPlanFeature(platform, tx, companyId, feature)) return
  const cheapest = (await selectPlans(tx)).find(({ features }) => features.includes(feature))
  throw new Refusal('PLAN_NEEDED', {
    message: cheapest ? `${needs[feature]} the ${cheapest.name} plan.` : 'No plan on offer includes this.',
  })
}

const needs: Record<PlanFeature, string> = {
  reports: 'Reports on candidates need',
  advancedReports: 'Reports on jobs need',
  responses: 'Viewing candidate interview responses needs',
  scheduling: 'Scheduling interviews needs',
  automatedRejection: 'Rejection e-mails need',
  prioritySupport: 'Priority support needs',
}
