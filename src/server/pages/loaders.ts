import { getInterview } from '#features/interviews/server/get-interview.ts'
import { loadInvitation } from '#features/invitations/server/get-invitation-by-link.ts'
import { getMyApplication } from '#features/privacy/server/my-application/get-my-application.ts'
import { loadCompanyPage } from '#features/site/server/load-company.ts'
import { loadLanding } from '#features/site/server/load-landing.ts'
import { loadMethod } from '#features/site/server/load-method.ts'
import { loadApplyPage } from '#features/waiting-list/server/load-apply-page.ts'
import type { PageLoaders } from './open-pages.ts'

/** What reads the data of each page that is sent with some. */
export const loaders: PageLoaders = {
  landing: loadLanding,
  method: async () => loadMethod(),
  company: (platform, { name = '' }) => loadCompanyPage(platform, name),
  apply: (platform, { id = '' }) => loadApplyPage(platform, id),
  invitation: (platform, { token = '' }) => loadInvitation(platform, token),
  'my-application': (platform, { token = '' }) => getMyApplication(platform, token),
  interview: (platform, { token = '' }) => getInterview(platform, token),
}
