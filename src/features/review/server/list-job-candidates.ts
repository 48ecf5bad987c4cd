import type { QueryOf } from '#contract/endpoint.ts'
import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import type { RunState, SharedPassage } from '#features/assessments/contract.ts'
import { type KnownEvaluation, listEvaluations } from '#features/assessments/server/list-evaluations.ts'
import { listShared } from '#features/assessments/server/list-shared-answers.ts'
import { distanceBetween } from '#features/candidates/server/check-location.ts'
import { listCandidatePage, summarizeCandidates } from '#features/candidates/server/list-candidates.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { listJobCandidatesEndpoint, ReviewedCandidate } from '../contract.ts'

/** A page of a job's candidates with their scores, and the summary of all of them. */
export async function listJobCandidates(
  { db, ...deps }: Pick<Platform, 'db' | 'config' | 'clock'>,
  companyId: CompanyId,
  jobId: JobId,
  { band, ...page }: QueryOf<typeof listJobCandidatesEndpoint>,
) {
  return db.forCompany(companyId, async (tx) => {
    const { location } = await getJob(tx, companyId, jobId)
    const rows = await listCandidatePage(tx, companyId, jobId, {
      ...page,
      ...(band === undefined ? {} : { band }),
    })
    const shown = rows.slice(0, page.size)
    const ids = shown.map(({ id }) => id)
    const evaluations = await listEvaluations(deps, tx, companyId, ids)
    const shared = await sharedOf(tx, { companyId, jobId }, [...evaluations.keys()])
    const content = shown.map((row): ReviewedCandidate => {
      const known = evaluations.get(row.id)
      return {
        id: row.id,
        firstName: row.firstName,
        lastName: row.lastName,
        email: row.email,
        phone: row.phone,
        city: row.city,
        status: row.status,
        locationReason: row.locationReason,
        distanceKm: row.locationReason === 'too-far' ? distanceBetween(row.city, location) : null,
        distanceLimitKm: deps.config.LOCATION_RADIUS_KM,
        createdAt: row.createdAt.toISOString(),
        appliedAt: row.appliedAt?.toISOString() ?? null,
        // An interview cannot be completed without one.
        hasCv: row.appliedAt !== null,
        aiPercentage: known?.evaluation?.ai?.percentage ?? null,
        evaluation: known?.evaluation ?? null,
        run: runOf(row.appliedAt, known),
        sharedPassages: shared.get(row.id) ?? [],
      }
    })
    const { total, completed, averageScore, highPotential } = await summarizeCandidates(tx, companyId, jobId)
    return {
      content,
      last: rows.length <= page.size,
      summary: { total, completed, averageScore, highPotential },
    }
  })
}

async function sharedOf(
  tx: Tx,
  job: { companyId: CompanyId; jobId: JobId },
  assessed: readonly CandidateId[],
): Promise<Map<CandidateId, SharedPassage[]>> {
  const shared = new Map<CandidateId, SharedPassage[]>()
  for (const candidateId of assessed) shared.set(candidateId, await listShared(tx, { ...job, candidateId }))
  return shared
}

/** A completed interview without a run yet is queued. */
function runOf(appliedAt: Date | null, known: KnownEvaluation | undefined): RunState {
  if (known) return known.run
  return appliedAt === null ? null : 'running'
}
