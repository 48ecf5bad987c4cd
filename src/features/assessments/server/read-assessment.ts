import type { AssessmentId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { redactReply } from '#features/candidates/server/redact-person.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import type { Evaluation } from '../contract/assessments.ts'
import { keysOf } from './ledger/candidate-keys.ts'
import { decryptResult } from './ledger/encrypted-row.ts'
import { shownEvaluation } from './rules.ts'
import { findAssessment, type Subject } from './store.ts'

/** One assessment, old or new. Throws NOT_FOUND, also for one that nobody can open any more. */
export function readAssessment(
  { db, config, clock }: Pick<Platform, 'db' | 'config' | 'clock'>,
  subject: Subject,
  assessmentId: AssessmentId,
): Promise<Evaluation> {
  const { companyId, candidateId } = subject
  return db.forCompany(companyId, async (tx) => {
    const candidate = await getCandidate(tx, companyId, candidateId)
    const row = await findAssessment(tx, subject, assessmentId)
    const keys = await keysOf({ config }, tx, companyId, [candidateId])
    const result = row && decryptResult(row, keys.get(candidateId))
    if (!row || !result) throw new Refusal('NOT_FOUND')
    const job = await getJob(tx, companyId, candidate.jobId)
    return redactReply(job, candidate, clock.now(), shownEvaluation(row, result))
  })
}
