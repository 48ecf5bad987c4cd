import type { AnswerOf } from '#contract/endpoint.ts'
import type { CompanyId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { countCandidates } from '#features/candidates/server/count-candidates.ts'
import { countJobs } from '#features/jobs/server/count-jobs.ts'
import type { Platform } from '#platform/platform.ts'
import type { getDeletionEndpoint as endpoint } from '../contract.ts'

/** What deleting the company's account erases, and when it does if it was asked for. */
export function getDeletion(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
): Promise<AnswerOf<typeof endpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const { deleteAt } = await getCompany(tx, companyId)
    return {
      deleteAt: deleteAt?.toISOString() ?? null,
      users: (await listUsers(tx, companyId)).length,
      jobs: await countJobs(tx, companyId),
      candidates: await countCandidates(tx, companyId),
    }
  })
}
