import { lazy } from 'react'
import { SettingsPage } from '#features/company/web/settings-page.tsx'

const NotificationsSection = lazy(async () => ({
  default: (await import('#features/review/web/notifications-section.tsx')).NotificationsSection,
}))
const RejectionMailSection = lazy(async () => ({
  default: (await import('#features/candidates/web/rejection-mail-section.tsx')).RejectionMailSection,
}))
const DataSection = lazy(async () => ({
  default: (await import('#features/privacy/web/data-section.tsx')).DataSection,
}))

/** `/Settings` with the sections of features above `company`. */
export const SettingsScreen = () => (
  <SettingsPage
    notificationsSection={NotificationsSection}
    rejectionMailSection={RejectionMailSection}
    dataSection={DataSection}
  />
)
