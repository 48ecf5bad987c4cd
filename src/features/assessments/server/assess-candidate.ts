import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { recordScore } from '#features/candidates/server/record-score.ts'
import { getCompanyProfile } from '#features/company/server/get-company-profile.ts'
import { getTranscript } from '#features/interviews/server/get-transcript.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { assess } from './engine/assess.ts'
import type { AssessmentInput } from './engine/assessment.ts'
import { insertAssessment } from './store.ts'

interface Subject {
  companyId: CompanyId
  jobId: JobId
  candidateId: CandidateId
}

/**
 * Marks a completed interview and writes the result in the ledger. The engine runs between two transactions, so
 * that no connection waits for it; running twice on the same content adds nothing.
 */
export async function assessCandidate(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  subject: Subject,
): Promise<void> {
  const { companyId, candidateId } = subject
  const input = await db.forCompany(companyId, (tx) => readInput(tx, subject, clock.now())).catch(ifGone)
  if (!input) return
  const started = performance.now()
  const result = assess(input)
  const milliseconds = Math.round(performance.now() - started)
  await db.forCompany(companyId, async (tx) => {
    await insertAssessment(tx, {
      companyId,
      candidateId,
      engine: result.engine,
      engineVersion: result.versions.engine,
      rubricVersion: result.versions.rubric,
      inputHash: result.inputHash,
      score: result.score,
      result,
      milliseconds,
    })
    await recordScore(tx, companyId, candidateId, result.score)
  })
  log.info({ companyId, candidateId, milliseconds }, 'a candidate was assessed')
}

/** Erased before its turn came: there is nobody to assess. */
function ifGone(error: unknown): null {
  if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
  throw error
}

async function readInput(
  tx: Tx,
  { companyId, jobId, candidateId }: Subject,
  now: Date,
): Promise<AssessmentInput> {
  const job = await getJob(tx, companyId, jobId)
  const { firstName, lastName, email, phone, city } = await getCandidate(tx, companyId, candidateId)
  const profile = await getCompanyProfile(tx, companyId)
  const { questions, answers, cv } = await getTranscript(tx, companyId, candidateId)
  return {
    job: {
      title: job.title,
      description: job.description,
      language: job.language,
      industry: job.idealProfile.industryBackground,
      idealProfile: job.idealProfile,
      companyValues: profile?.values ?? [],
    },
    candidate: { firstName, lastName, email, phone, city },
    questions: questions.map((text) => ({ text })),
    answers,
    cv: cv?.text ? { text: cv.text } : null,
    now,
  }
}
