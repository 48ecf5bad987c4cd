import { type Route, route } from '#platform/http/route.ts'
import * as calls from '../contract.ts'
import { buyPlan } from './buy-plan.ts'
import { cancelPurchase } from './cancel-purchase.ts'
import { getPurchase } from './get-purchase.ts'
import { listInvoices } from './list-invoices.ts'
import { listPurchases } from './list-purchases.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { loadPlans } from './load-plans.ts'
import { openInvoice } from './open-invoice.ts'
import type { PurchaseRow } from './purchases/store.ts'
import { dinarsFor } from './rules.ts'
import { admitScreenshot, sendScreenshot } from './send-screenshot.ts'

/** As the buyer sees it. */
function shown(row: PurchaseRow): calls.Purchase {
  const { id, planId, planName, priceUsd, amountTnd, reference, state, reason } = row
  return {
    ...{ id, planId, planName, priceUsd, amountTnd, reference, state, reason },
    createdAt: row.createdAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

export const routes: Route[] = [
  route(calls.listPlans, async ({ platform }) => {
    const plans = await loadPlans(platform)
    return plans.map(({ id, name, priceUsd, postings, candidatesPerJob, features }) => ({
      id,
      name,
      price: priceUsd,
      priceTnd: dinarsFor(priceUsd, platform.config),
      numOfJobs: postings,
      maxCandidates: candidatesPerJob,
      features,
    }))
  }),
  route(calls.listSubscriptions, async ({ platform, employer }) => {
    const held = await listSubscriptions(platform, employer.companyId)
    return held.map(({ priceUsd, status, postingsLeft, candidatesPerJob, createdAt, endsAt, ...one }) => ({
      ...one,
      price: priceUsd,
      subscriptionStatus: status,
      numOfJobs: postingsLeft,
      maxCandidates: candidatesPerJob,
      createdAt: createdAt.toISOString(),
      expireAt: endsAt?.toISOString() ?? null,
    }))
  }),
  route(calls.buyPlan, async ({ platform, employer, params }) => {
    const { purchaseId, planName } = await buyPlan(platform, employer, params.planId)
    return { purchaseId, message: `Redirecting to payment page for ${planName}...` }
  }),
  route(calls.listPurchases, async ({ platform, employer }) =>
    (await listPurchases(platform, employer.companyId)).map(shown),
  ),
  route(calls.getPurchase, async ({ platform, employer, params }) => {
    const { purchase, ...payment } = await getPurchase(platform, employer.companyId, params.purchaseId)
    return { ...shown(purchase), ...payment }
  }),
  route(
    calls.sendScreenshot,
    async ({ platform, employer, params, upload }) =>
      shown(await sendScreenshot(platform, employer, params.purchaseId, upload)),
    {
      beforeBody: ({ platform, employer, params }) =>
        admitScreenshot(platform, employer.companyId, params.purchaseId),
    },
  ),
  route(calls.cancelPurchase, async ({ platform, employer, params }) => {
    await cancelPurchase(platform, employer, params.purchaseId)
    return undefined
  }),
  route(calls.listInvoices, async ({ platform, employer }) => {
    const invoices = await listInvoices(platform, employer.companyId)
    return invoices.map(({ issuedAt, ...one }) => ({ ...one, issuedAt: issuedAt.toISOString() }))
  }),
  route(calls.openInvoice, async ({ platform, employer, params }) => ({
    url: await openInvoice(platform, employer, params.invoiceId),
  })),
]
