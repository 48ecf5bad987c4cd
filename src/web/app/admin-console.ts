import type { ComponentType } from 'react'
import { AuditPage } from '#features/admin/web/audit-page.tsx'
import { CompaniesPage } from '#features/admin/web/companies-page.tsx'
import { MailsPage, TasksPage } from '#features/admin/web/failures-page.tsx'
import { OperatorLoginPage } from '#features/admin/web/login-page.tsx'
import { PurchasesPage } from '#features/admin/web/purchases-page.tsx'
import { OperatorSetupPage } from '#features/admin/web/setup-page.tsx'
import type { AdminPath } from '../pages.ts'
import { AdminFrame } from './admin-frame.tsx'
import { AdminGuard } from './admin-guard.tsx'

/** The admin console, fetched whole when one of its pages opens: no employer loads any of it. */
export const adminConsole: {
  Frame: ComponentType
  Guard: ComponentType
  screens: Record<AdminPath, ComponentType>
} = {
  Frame: AdminFrame,
  Guard: AdminGuard,
  screens: {
    '/Admin/login': OperatorLoginPage,
    '/Admin/setup': OperatorSetupPage,
    '/Admin': PurchasesPage,
    '/Admin/companies': CompaniesPage,
    '/Admin/mails': MailsPage,
    '/Admin/tasks': TasksPage,
    '/Admin/audit': AuditPage,
  },
}
