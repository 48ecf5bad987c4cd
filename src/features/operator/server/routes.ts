import { banCompany } from '#features/accounts/server/ban-company.ts'
import { unbanCompany } from '#features/accounts/server/unban-company.ts'
import { confirmPurchase } from '#features/billing/server/confirm-purchase.ts'
import { type DeskPurchase, listDeskPurchases } from '#features/billing/server/list-desk-purchases.ts'
import { openScreenshot } from '#features/billing/server/open-screenshot.ts'
import { refundPurchase } from '#features/billing/server/refund-purchase.ts'
import { refusePurchase } from '#features/billing/server/refuse-purchase.ts'
import { type Route, route } from '#platform/http/route.ts'
import * as calls from '../contract.ts'
import { finishSetup } from './finish-setup.ts'
import { listDeskAudit } from './list-desk-audit.ts'
import { listDeskCompanies } from './list-desk-companies.ts'
import { listDeskMails } from './list-desk-mails.ts'
import { listDeskTasks } from './list-desk-tasks.ts'
import { logInOperator } from './log-in-operator.ts'
import { logOutOperator } from './log-out-operator.ts'
import { readSetup } from './read-setup.ts'
import { resendMail } from './resend-mail.ts'
import { retryTask } from './retry-task.ts'

const doors: Route[] = [
  route(calls.readSetup, async ({ platform, params, forgive }) => {
    const setup = await readSetup(platform, params.token)
    await forgive()
    return setup
  }),
  route(calls.finishSetup, async ({ platform, params, body, forgive }) => {
    await finishSetup(platform, params.token, body)
    await forgive()
    return undefined
  }),
  route(calls.operatorLogIn, async ({ platform, body, forgive }) => {
    const { bearer, email } = await logInOperator(platform, body)
    await forgive()
    return { accessToken: bearer, email }
  }),
  route(calls.operatorLogOut, async ({ platform, operator }) => {
    await logOutOperator(platform, operator)
    return undefined
  }),
]

const purchases: Route[] = [
  route(calls.listDeskPurchases, async ({ platform, query }) => {
    const { content, ...page } = await listDeskPurchases(platform, query)
    return { ...page, content: content.map(onTheWire) }
  }),
  route(calls.openScreenshot, ({ platform, params }) => openScreenshot(platform, params.purchaseId)),
  route(calls.confirmPurchase, ({ platform, operator, params }) =>
    confirmPurchase(platform, operator.operatorId, params.purchaseId),
  ),
  route(calls.refusePurchase, async ({ platform, operator, params, body }) => {
    await refusePurchase(platform, operator.operatorId, params.purchaseId, body.reason)
    return undefined
  }),
  route(calls.refundPurchase, async ({ platform, operator, params, body }) => {
    await refundPurchase(platform, operator.operatorId, params.purchaseId, body)
    return undefined
  }),
]

function onTheWire({ createdAt, submittedAt, decidedAt, ...purchase }: DeskPurchase) {
  return {
    ...purchase,
    createdAt: createdAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

const companies: Route[] = [
  route(calls.listCompanies, ({ platform, query }) => listDeskCompanies(platform, query)),
  route(calls.banCompany, async ({ platform, operator, params, body }) => {
    const { operatorId } = operator
    await banCompany(platform, { operatorId, companyId: params.companyId, reason: body.reason })
    return undefined
  }),
  route(calls.unbanCompany, async ({ platform, operator, params }) => {
    await unbanCompany(platform, { operatorId: operator.operatorId, companyId: params.companyId })
    return undefined
  }),
]

const upkeep: Route[] = [
  route(calls.listDeskMails, ({ platform, query }) => listDeskMails(platform, query)),
  route(calls.resendMail, async ({ platform, operator, params }) => {
    await resendMail(platform, operator.operatorId, params.mailId)
    return undefined
  }),
  route(calls.listFailedTasks, ({ platform, query }) => listDeskTasks(platform, query)),
  route(calls.retryTask, async ({ platform, operator, params }) => {
    await retryTask(platform, operator.operatorId, params.taskId)
    return undefined
  }),
  route(calls.listDeskAudit, ({ platform, query }) => listDeskAudit(platform, query)),
]

export const routes: Route[] = [...doors, ...purchases, ...companies, ...upkeep]
