import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import { listCompanies } from '#features/accounts/server/list-companies.ts'
import { currentPlanOf } from '#features/billing/server/current-plan-of.ts'
import { countCandidatesOf } from '#features/candidates/server/list-candidates.ts'
import { countJobsOf } from '#features/jobs/server/export-jobs.ts'
import type { Platform } from '#platform/platform.ts'
import type { listCompaniesWithUsageEndpoint } from '../contract/console.ts'

/** Companies with what they use, newest first; as many statements for a page of one as for a page of a hundred. */
export function listCompaniesWithUsage(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  query: QueryOf<typeof listCompaniesWithUsageEndpoint>,
): Promise<AnswerOf<typeof listCompaniesWithUsageEndpoint>> {
  return db.forSystem(async (tx) => {
    const { companies, last } = await listCompanies(tx, query)
    const ids = companies.map(({ id }) => id)
    const plans = await currentPlanOf({ config }, tx, ids)
    const jobs = await countJobsOf(tx, ids)
    const candidates = await countCandidatesOf(tx, ids)
    const content = companies.map(({ createdAt, banned, deleteAt, ...company }) => ({
      ...company,
      createdAt: createdAt.toISOString(),
      planName: plans.get(company.id)?.name ?? null,
      postingsLeft: plans.get(company.id)?.postingsLeft ?? null,
      jobs: jobs.get(company.id) ?? 0,
      candidates: candidates.get(company.id) ?? 0,
      banned: banned && { at: banned.at.toISOString(), reason: banned.reason },
      deleteAt: deleteAt?.toISOString() ?? null,
    }))
    return { content, last }
  })
}
