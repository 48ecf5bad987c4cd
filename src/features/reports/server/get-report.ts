import type { AnswerOf } from '#contract/endpoint.ts'
import type { CandidateId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { shownPerson } from '#features/candidates/server/blind-review.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { openReportEndpoint, ReportState } from '../contract/candidate-report.ts'
import { linkReport, openKey, shownReport } from './shown-report.ts'

type Reader = Pick<Employer, 'companyId' | 'userId'>
type Deps = Pick<Platform, 'db' | 'clock' | 'links'>

/** The state of a candidate's report. Throws NOT_FOUND for another company's candidate. */
export function getReport(
  deps: Deps,
  { companyId }: Pick<Reader, 'companyId'>,
  candidateId: CandidateId,
): Promise<ReportState> {
  return deps.db.forCompany(companyId, async (tx) => {
    const { candidate, person } = await readPerson(deps, tx, { companyId, candidateId })
    return shownReport(deps, candidate, person)
  })
}

/** Links to a candidate's report, for five minutes; throws NOT_FOUND while there is none. */
export function openReport(
  deps: Deps & Pick<Platform, 'audit'>,
  { companyId, userId }: Reader,
  candidateId: CandidateId,
): Promise<AnswerOf<typeof openReportEndpoint>> {
  return deps.db.forCompany(companyId, async (tx) => {
    const { candidate, person } = await readPerson(deps, tx, { companyId, candidateId })
    const key = openKey(candidate, person)
    if (key === null) throw new Refusal('NOT_FOUND')
    const opened = { companyId, actor: userId, action: 'report.opened', subjectId: candidateId } as const
    await deps.audit.record(tx, opened)
    return {
      viewUrl: linkReport(deps, key, person, 'inline'),
      downloadUrl: linkReport(deps, key, person, 'attachment'),
    }
  })
}

async function readPerson(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { companyId, candidateId }: Pick<Reader, 'companyId'> & { candidateId: CandidateId },
) {
  const candidate = await getCandidate(tx, companyId, candidateId)
  const job = await getJob(tx, companyId, candidate.jobId)
  return { candidate, person: shownPerson(job, candidate, clock.now()) }
}
