import type { ComponentType } from 'react'
import { AuditPage } from '#features/operator/web/audit-page.tsx'
import { CompaniesPage } from '#features/operator/web/companies-page.tsx'
import { OperatorLoginPage } from '#features/operator/web/login-page.tsx'
import { MailsPage } from '#features/operator/web/mails-page.tsx'
import { PurchasesPage } from '#features/operator/web/purchases-page.tsx'
import { OperatorSetupPage } from '#features/operator/web/setup-page.tsx'
import { TasksPage } from '#features/operator/web/tasks-page.tsx'
import type { DeskPath } from '../pages.ts'
import { OperatorFrame } from './operator-frame.tsx'
import { OperatorGuard } from './operator-guard.tsx'

/** The operator's desk, fetched as one when one of its pages is opened, so that nobody else carries any of it. */
export const desk: { Frame: ComponentType; Guard: ComponentType; screens: Record<DeskPath, ComponentType> } =
  {
    Frame: OperatorFrame,
    Guard: OperatorGuard,
    screens: {
      '/Operator/login': OperatorLoginPage,
      '/Operator/setup': OperatorSetupPage,
      '/Operator': PurchasesPage,
      '/Operator/companies': CompaniesPage,
      '/Operator/mails': MailsPage,
      '/Operator/tasks': TasksPage,
      '/Operator/audit': AuditPage,
    },
  }
