import type { CandidateId } from '#contract/ids.ts'
import type { EmployerLanguage } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { requirePlanFeature } from '#features/billing/server/require-plan-feature.ts'
import { shownPerson } from '#features/candidates/server/blind-review.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { recordReport } from '#features/candidates/server/record-report.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { ReportState } from '../contract/candidate-report.ts'
import { leaseFrom, makeReportTask } from './make-report.ts'
import { shownReport } from './shown-report.ts'
import { insertReport } from './store.ts'

type Requester = Pick<Employer, 'companyId' | 'userId'>
type Wanted = { candidateId: CandidateId; language: EmployerLanguage }

/**
 * Has a report made, in the language asked for or else in that of the requester's account; while one is being made, or is
 * up to date in that language, another request changes nothing. Throws NOT_FOUND, PLAN_NEEDED, NOT_ASSESSED.
 */
export async function requestReport(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'tasks' | 'audit' | 'links'>,
  requester: Requester,
  candidateId: CandidateId,
  asked?: EmployerLanguage,
): Promise<ReportState> {
  const { companyId } = requester
  return platform.db.forCompany(companyId, async (tx) => {
    const candidate = await getCandidate(tx, companyId, candidateId)
    await requirePlanFeature(platform, tx, companyId, 'reports')
    if (candidate.assessmentId === null) throw new Refusal('NOT_ASSESSED')
    const job = await getJob(tx, companyId, candidate.jobId)
    const report = shownReport(platform, candidate, shownPerson(job, candidate, platform.clock.now()))
    const language = asked ?? (await languageOf(tx, requester))
    const isUpToDate = report.reportOutdated === null && report.reportLanguage === language
    if (report.reportStatus === 'READY' && isUpToDate) return report
    await begin(platform, tx, requester, { candidateId, language })
    return { ...report, reportStatus: 'GENERATING' }
  })
}

async function languageOf(tx: Tx, { companyId, userId }: Requester): Promise<EmployerLanguage> {
  const users = await listUsers(tx, companyId)
  return users.find(({ id }) => id === userId)?.language ?? 'en'
}

async function begin(
  { tasks, audit, clock }: Pick<Platform, 'tasks' | 'audit' | 'clock'>,
  tx: Tx,
  { companyId, userId }: Requester,
  { candidateId, language }: Wanted,
): Promise<void> {
  const now = clock.now()
  const added = await insertReport(tx, {
    companyId,
    candidateId,
    language,
    requestedBy: userId,
    requestedAt: now,
    leaseUntil: leaseFrom(now),
  })
  if (!added) return
  await recordReport(tx, companyId, candidateId, { reportStatus: 'GENERATING' })
  await tasks.enqueue(tx, makeReportTask, { companyId, reportId: added.id })
  await audit.record(tx, { companyId, actor: userId, action: 'report.requested', subjectId: candidateId })
}
