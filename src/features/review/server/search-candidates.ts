import type { ReplyOf } from '#contract/endpoint.ts'
import type { CompanyId } from '#contract/ids.ts'
import { findCandidates } from '#features/candidates/server/list-candidates.ts'
import { listBlindJobs, titlesOf } from '#features/jobs/server/list-jobs.ts'
import type { Platform } from '#platform/platform.ts'
import type { searchCandidatesEndpoint } from '../contract/candidates.ts'

const max = 10

/** Candidates of all jobs by name or address; those hidden by blind review are not found. */
export function searchCandidates(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  companyId: CompanyId,
  search: string,
): Promise<ReplyOf<typeof searchCandidatesEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const blindJobs = await listBlindJobs(tx, companyId)
    const found = await findCandidates(tx, companyId, { search, blindJobs, now: clock.now(), max })
    const titles = await titlesOf(tx, companyId, [...new Set(found.map(({ jobId }) => jobId))])
    return {
      candidates: found.map(({ id, jobId, firstName, lastName }) => ({
        id,
        name: `${firstName} ${lastName}`,
        jobId,
        jobTitle: titles.get(jobId) ?? '',
      })),
    }
  })
}
