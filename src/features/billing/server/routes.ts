import { type Route, route } from '#platform/http/route.ts'
import { listPlansEndpoint, listSubscriptionsEndpoint } from '../contract/plans.ts'
import * as calls from '../contract/purchases.ts'
import { buyPlan } from './buy-plan.ts'
import { cancelPurchase } from './cancel-purchase.ts'
import { getPurchase } from './get-purchase.ts'
import { listInvoices } from './list-invoices.ts'
import { listPlans } from './list-plans.ts'
import { listPurchases } from './list-purchases.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { openInvoice } from './open-invoice.ts'
import { purchaseReply } from './purchases/rules.ts'
import { dinarsFor } from './rules.ts'
import { admitScreenshot, sendScreenshot } from './send-screenshot.ts'

export const routes: Route[] = [
  route(listPlansEndpoint, async ({ platform }) => {
    const plans = await listPlans(platform)
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
  route(listSubscriptionsEndpoint, async ({ platform, employer }) => {
    const held = await listSubscriptions(platform, employer.companyId)
    return held.map((one) => ({
      id: one.id,
      planName: one.planName,
      price: one.priceUsd,
      subscriptionStatus: one.status,
      isCurrent: one.isCurrent,
      numOfJobs: one.postingsLeft,
      maxCandidates: one.candidatesPerJob,
      createdAt: one.createdAt.toISOString(),
      expireAt: one.endsAt?.toISOString() ?? null,
    }))
  }),
  route(calls.buyPlanEndpoint, async ({ platform, employer, params }) => {
    const { purchaseId, planName } = await buyPlan(platform, employer, params.planId)
    return { purchaseId, message: `Redirecting to payment page for ${planName}...` }
  }),
  route(calls.listPurchasesEndpoint, async ({ platform, employer }) =>
    (await listPurchases(platform, employer.companyId)).map(purchaseReply),
  ),
  route(calls.getPurchaseEndpoint, async ({ platform, employer, params }) => {
    const { purchase, ...payment } = await getPurchase(platform, employer.companyId, params.purchaseId)
    return { ...purchaseReply(purchase), ...payment }
  }),
  route(
    calls.sendScreenshotEndpoint,
    async ({ platform, employer, params, upload }) =>
      purchaseReply(await sendScreenshot(platform, employer, params.purchaseId, upload)),
    {
      beforeBody: ({ platform, employer, params }) =>
        admitScreenshot(platform, employer.companyId, params.purchaseId),
    },
  ),
  route(calls.cancelPurchaseEndpoint, async ({ platform, employer, params }) => {
    await cancelPurchase(platform, employer, params.purchaseId)
    return undefined
  }),
  route(calls.listInvoicesEndpoint, ({ platform, employer }) => listInvoices(platform, employer.companyId)),
  route(calls.openInvoiceEndpoint, async ({ platform, employer, params }) => ({
    url: await openInvoice(platform, employer, params.invoiceId),
  })),
]
