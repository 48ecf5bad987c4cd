import type { QueryOf } from '#contract/endpoint.ts'
import type { CompanyId, JobId } from '#contract/ids.ts'
import { listEvaluations } from '#features/assessments/server/list-evaluations.ts'
import { listShared } from '#features/assessments/server/list-shared-answers.ts'
import { distanceBetween } from '#features/candidates/server/check-location.ts'
import { listCandidatePage, summarizeCandidates } from '#features/candidates/server/list-candidates.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import type { listJobCandidatesEndpoint, ReviewedCandidate } from '../contract/before.ts'

/** A page of a job's candidates with their scores, and the summary of all of them. */
export async function listJobCandidates(
  { db, ...deps }: Pick<Platform, 'db' | 'config' | 'clock'>,
  companyId: CompanyId,
  jobId: JobId,
  page: QueryOf<typeof listJobCandidatesEndpoint>,
) {
  return db.forCompany(companyId, async (tx) => {
    const { location } = await getJob(tx, companyId, jobId)
    const rows = await listCandidatePage(tx, companyId, jobId, page)
    const shown = rows.slice(0, page.size)
    const ids = shown.map(({ id }) => id)
    const evaluations = await listEvaluations(deps, tx, companyId, ids)
    const content: ReviewedCandidate[] = []
    for (const { createdAt, appliedAt, ...row } of shown) {
      const known = evaluations.get(row.id)
      content.push({
        ...row,
        distanceKm: row.locationReason === 'too-far' ? distanceBetween(row.city, location) : null,
        distanceLimitKm: deps.config.LOCATION_RADIUS_KM,
        createdAt: createdAt.toISOString(),
        appliedAt: appliedAt?.toISOString() ?? null,
        aiPercentage: known?.evaluation?.ai?.percentage ?? null,
        evaluation: known?.evaluation ?? null,
        // A completed interview without a run yet is queued.
        run: known ? known.run : appliedAt && 'running',
        sharedPassages: known ? await listShared(tx, { companyId, jobId, candidateId: row.id }) : [],
      })
    }
    return {
      content,
      last: rows.length <= page.size,
      summary: await summarizeCandidates(tx, companyId, jobId),
    }
  })
}
