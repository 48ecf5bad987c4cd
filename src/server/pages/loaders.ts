import { loadApplyPage } from '#features/candidates/server/load-apply-page.ts'
import { readInterview } from '#features/interviews/server/read-interview.ts'
import { loadCompany } from '#features/site/server/load-company.ts'
import { loadLanding } from '#features/site/server/load-landing.ts'
import type { PageLoaders } from './open-pages.ts'

/** What reads the data of each page that is sent with some. */
export const loaders: PageLoaders = {
  landing: loadLanding,
  company: (platform, { name = '' }) => loadCompany(platform, name),
  apply: (platform, { id = '' }) => loadApplyPage(platform, id),
  interview: (platform, { token = '' }) => readInterview(platform, token),
}
