import { lazy } from 'react'
import { SettingsPage } from '#features/company/web/settings-page.tsx'

const DataSection = lazy(async () => ({
  default: (await import('#features/privacy/web/data-section.tsx')).DataSection,
}))

/** `/Settings` with the section of a feature above `company`. */
export const SettingsScreen = () => <SettingsPage dataSection={DataSection} />
