// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listSessionsEndpoint } from '#features/accounts/contract/account.ts'
import { getTeamEndpoint } from '#features/accounts/contract/team.ts'
import { listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import { listInvoicesEndpoint, listPurchasesEndpoint } from '#features/billing/contract/purchases.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { listMailTemplatesEndpoint } from '#features/mail-templates/contract/mail-templates.ts'
import { listExportsEndpoint } from '#features/privacy/contract/company-data.ts'
import { listAuditEndpoint } from '#features/review/contract/activity-log.ts'
import { getNotificationsEndpoint } from '#features/review/contract/notifications.ts'
import { someSettings } from '#testing/builders/some-settings.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { SettingsScreen } from './settings-screen.tsx'

// The screen loads them on demand.
beforeAll(
  () =>
    Promise.all([
      import('#features/company/web/more-sections.tsx'),
      import('#features/mail-templates/web/mail-templates-section.tsx'),
      import('#features/privacy/web/data-section.tsx'),
      import('#features/review/web/audit-section.tsx'),
      import('#features/review/web/notifications-section.tsx'),
    ]),
  30_000,
)
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  const api = fakeApi()
  api.on(getSettingsEndpoint, () => someSettings())
  api.on(listSubscriptionsEndpoint, () => [])
  api.on(listPurchasesEndpoint, () => [])
  api.on(listInvoicesEndpoint, () => [])
  api.on(listSessionsEndpoint, () => [])
  api.on(getTeamEndpoint, () => ({ users: [], invites: [] }))
  api.on(listAuditEndpoint, () => ({ content: [], last: true }))
  api.on(listExportsEndpoint, () => [])
  api.on(getNotificationsEndpoint, () => ({ completedInterviews: 'daily' as const }))
  api.on(listMailTemplatesEndpoint, () => ({ templates: [], notInPlan: [], testAddress: 'a@b.example' }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['Notifications', 'notifications'],
  ['Emails to candidates', 'candidate-emails'],
  ['Activity log', 'activity-log'],
  ['Your data', 'data'],
])('the settings hold the section %s', async (name, id) => {
  showPage({ '/Settings': <SettingsScreen /> }, `/Settings#${id}`)
  const section = await screen.findByRole('region', { name })
  expect(section.id).toBe(id)
})
