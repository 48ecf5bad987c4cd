import { banCompany, unbanCompany } from '#features/accounts/server/ban-company.ts'
import { confirmPurchase } from '#features/billing/server/confirm-purchase.ts'
import { listAllPurchases } from '#features/billing/server/list-all-purchases.ts'
import { openScreenshot } from '#features/billing/server/open-screenshot.ts'
import { paymentConfigured } from '#features/billing/server/payment-configured.ts'
import { refundPurchase } from '#features/billing/server/refund-purchase.ts'
import { refusePurchase } from '#features/billing/server/refuse-purchase.ts'
import { type Route, route } from '#platform/http/route.ts'
import * as calls from '../contract/console.ts'
import * as operators from '../contract/operators.ts'
import { finishSetup } from './finish-setup.ts'
import { listAuditLog } from './list-audit-log.ts'
import { listCompaniesWithUsage } from './list-companies-with-usage.ts'
import { listFailedMails } from './list-failed-mails.ts'
import { listFailedTasks } from './list-failed-tasks.ts'
import { logInOperator } from './log-in-operator.ts'
import { logOutOperator } from './log-out-operator.ts'
import { readSetup } from './read-setup.ts'
import { resendMail } from './resend-mail.ts'
import { retryTask } from './retry-task.ts'

const sessions: Route[] = [
  route(operators.readSetupEndpoint, async ({ platform, params, refund }) => {
    const setup = await readSetup(platform, params.token)
    await refund()
    return setup
  }),
  route(operators.finishSetupEndpoint, async ({ platform, params, body, refund }) => {
    await finishSetup(platform, params.token, body)
    await refund()
    return undefined
  }),
  route(operators.logInOperatorEndpoint, async ({ platform, body, refund }) => {
    const { bearer, email } = await logInOperator(platform, body)
    await refund()
    return { accessToken: bearer, email }
  }),
  route(operators.logOutOperatorEndpoint, async ({ platform, operator }) => {
    await logOutOperator(platform, operator)
    return undefined
  }),
]

const purchases: Route[] = [
  route(calls.listAllPurchasesEndpoint, async ({ platform, query }) => ({
    ...(await listAllPurchases(platform, query)),
    paymentConfigured: paymentConfigured(platform.config),
  })),
  route(calls.openScreenshotEndpoint, ({ platform, params }) => openScreenshot(platform, params.purchaseId)),
  route(calls.confirmPurchaseEndpoint, ({ platform, operator, params }) =>
    confirmPurchase(platform, operator.operatorId, params.purchaseId),
  ),
  route(calls.refusePurchaseEndpoint, async ({ platform, operator, params, body }) => {
    await refusePurchase(platform, operator.operatorId, params.purchaseId, body.reason)
    return undefined
  }),
  route(calls.refundPurchaseEndpoint, async ({ platform, operator, params, body }) => {
    await refundPurchase(platform, operator.operatorId, params.purchaseId, body)
    return undefined
  }),
]

const companies: Route[] = [
  route(calls.listCompaniesWithUsageEndpoint, ({ platform, query }) =>
    listCompaniesWithUsage(platform, query),
  ),
  route(calls.banCompanyEndpoint, async ({ platform, operator, params, body }) => {
    const { operatorId } = operator
    await banCompany(platform, { operatorId, companyId: params.companyId, reason: body.reason })
    return undefined
  }),
  route(calls.unbanCompanyEndpoint, async ({ platform, operator, params }) => {
    await unbanCompany(platform, { operatorId: operator.operatorId, companyId: params.companyId })
    return undefined
  }),
]

const maintenance: Route[] = [
  route(calls.listFailedMailsEndpoint, ({ platform, query }) => listFailedMails(platform, query)),
  route(calls.resendMailEndpoint, async ({ platform, operator, params }) => {
    await resendMail(platform, operator.operatorId, params.mailId)
    return undefined
  }),
  route(calls.listFailedTasksEndpoint, ({ platform, query }) => listFailedTasks(platform, query)),
  route(calls.retryTaskEndpoint, async ({ platform, operator, params }) => {
    await retryTask(platform, operator.operatorId, params.taskId)
    return undefined
  }),
  route(calls.listAuditLogEndpoint, ({ platform, query }) => listAuditLog(platform, query)),
]

export const routes: Route[] = [...sessions, ...purchases, ...companies, ...maintenance]
