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
  }),
  route(operators.logInOperatorEndpoint, async ({ platform, body, refund }) => {
    const session = await logInOperator(platform, body)
    await refund()
    return session
  }),
  route(operators.logOutOperatorEndpoint, ({ platform, operator }) => logOutOperator(platform, operator)),
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
  route(calls.refusePurchaseEndpoint, ({ platform, operator, params, body }) =>
    refusePurchase(platform, operator.operatorId, params.purchaseId, body.reason),
  ),
  route(calls.refundPurchaseEndpoint, ({ platform, operator, params, body }) =>
    refundPurchase(platform, operator.operatorId, params.purchaseId, body),
  ),
]

const companies: Route[] = [
  route(calls.listCompaniesWithUsageEndpoint, ({ platform, query }) =>
    listCompaniesWithUsage(platform, query),
  ),
  route(
    calls.banCompanyEndpoint,
    ({ platform, operator: { operatorId }, params: { companyId }, body: { reason } }) =>
      banCompany(platform, { operatorId, companyId, reason }),
  ),
  route(calls.unbanCompanyEndpoint, ({ platform, operator: { operatorId }, params: { companyId } }) =>
    unbanCompany(platform, { operatorId, companyId }),
  ),
]

const maintenance: Route[] = [
  route(calls.listFailedMailsEndpoint, ({ platform, query }) => listFailedMails(platform, query)),
  route(calls.resendMailEndpoint, ({ platform, operator, params }) =>
    resendMail(platform, operator.operatorId, params.mailId),
  ),
  route(calls.listFailedTasksEndpoint, ({ platform, query }) => listFailedTasks(platform, query)),
  route(calls.retryTaskEndpoint, ({ platform, operator, params }) =>
    retryTask(platform, operator.operatorId, params.taskId),
  ),
  route(calls.listAuditLogEndpoint, ({ platform, query }) => listAuditLog(platform, query)),
]

export const routes: Route[] = [...sessions, ...purchases, ...companies, ...maintenance]
