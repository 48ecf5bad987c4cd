import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { planFeatures } from '../contract/options.ts'
import { insertFreeOffer } from './store.ts'

/** Every feature for a demo company: nothing was bought, so no purchase and no invoice counts it. */
export const grantDemoPlan = (tx: Tx, companyId: CompanyId): Promise<void> =>
  insertFreeOffer(tx, companyId, {
    planId: 'enterprise',
    postings: 10,
    candidatesPerJob: 100,
    features: planFeatures,
    days: null,
  })
