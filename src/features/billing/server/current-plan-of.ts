import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { unlimited, unlimitedName } from './rules.ts'
import { selectCurrent } from './store.ts'

/** The plan that a company holds now. */
export interface CurrentPlan {
  name: string
  postingsLeft: number
}

/** By company; one that holds no plan now is not in it. Under the system role for more than one company. */
export async function currentPlanOf(
  { config }: Pick<Platform, 'config'>,
  tx: Tx,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, CurrentPlan>> {
  if (config.BILLING === 'off')
    return new Map(companyIds.map((id) => [id, { name: unlimitedName, postingsLeft: unlimited }]))
  const held = await selectCurrent(tx, companyIds)
  return new Map(
    held.map(({ companyId, planName: name, postingsLeft }) => [companyId, { name, postingsLeft }]),
  )
}
