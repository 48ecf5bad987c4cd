import { lazy } from 'react'
import { SettingsPage } from '#features/company/web/settings-page.tsx'

const NotificationsSection = lazy(async () => ({
  default: (await import('#features/review/web/notifications-section.tsx')).NotificationsSection,
}))
const MailTemplatesSection = lazy(async () => ({
  default: (await import('#features/mail-templates/web/mail-templates-section.tsx')).MailTemplatesSection,
}))
const AuditSection = lazy(async () => ({
  default: (await import('#features/review/web/audit-section.tsx')).AuditSection,
}))
const DataSection = lazy(async () => ({
  default: (await import('#features/privacy/web/data-section.tsx')).DataSection,
}))

/** `/Settings` with the sections of features above `company`. */
export const SettingsScreen = () => (
  <SettingsPage
    notificationsSection={NotificationsSection}
    mailTemplatesSection={MailTemplatesSection}
    auditSection={AuditSection}
    dataSection={DataSection}
  />
)
