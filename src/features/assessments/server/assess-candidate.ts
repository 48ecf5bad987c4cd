import type { AssessmentId, CandidateId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import {
  recordAssessment,
  recordRun,
  recordSharedText,
} from '#features/candidates/server/record-assessment.ts'
import { getCompanyProfile } from '#features/company/server/get-company-profile.ts'
import { getTranscript } from '#features/interviews/server/get-transcript.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { sharedAnswers } from '#features/scoring/ai-signal/shared-points.ts'
import type { Assessment } from '#features/scoring/assessment.ts'
import { scoreFields } from '#features/scoring/weights.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { WorkTimedOut } from '#platform/worker-pool/worker-pool.ts'
import { keyFor } from './ledger/candidate-keys.ts'
import { encryptResult, encryptWork } from './ledger/encrypted-row.ts'
import { listAskedQuestions } from './list-asked-questions.ts'
import { findShared, keepShingles } from './list-shared-answers.ts'
import { aiBand, tries, triesOfSlow } from './rules.ts'
import { type AssessmentOutcome, fingerprintOf, outcomeOf } from './runs/assessment-outcome.ts'
import type { RunInput } from './runs/score-in-thread.ts'
import {
  beginKnownRun,
  beginNewRun,
  type Candidacy,
  deleteRun,
  insertAssessment,
  isAssessed,
  markFailed,
  type Subject,
} from './store.ts'
import type { RunRow } from './tables.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'log' | 'config' | 'assistant'>

/** The engine works between two transactions, so no connection waits for it. Running twice adds nothing. */
export async function assessCandidate(deps: Deps, candidacy: Candidacy): Promise<void> {
  const { db, clock } = deps
  const { companyId, candidateId } = candidacy
  const subject = { companyId, candidateId }
  let run: RunRow | null = null
  try {
    run = await db.forCompany(companyId, (tx) => beginRun(tx, subject, clock.now()))
    if (run) await assessRun(deps, candidacy, run)
  } catch (error) {
    // Erased before its turn came, or meanwhile: there is nobody to assess.
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return
    const timedOut = error instanceof WorkTimedOut
    const last = run && run.attempts >= (timedOut ? triesOfSlow : tries) ? run.runId : null
    if (last) await db.forCompany(companyId, (tx) => giveUp(tx, subject, last))
    // A refusal is not tried again.
    throw last && timedOut ? new Refusal('TIMED_OUT') : error
  }
}

async function giveUp(tx: Tx, subject: Subject, runId: AssessmentId): Promise<void> {
  await markFailed(tx, subject, runId)
  await recordRun(tx, subject.companyId, subject.candidateId, 'failed')
}

/** The run that waits; null when there is nothing to do any more. */
async function beginRun(tx: Tx, subject: Subject, now: Date): Promise<RunRow | null> {
  await getCandidate(tx, subject.companyId, subject.candidateId)
  const known = await beginKnownRun(tx, subject, now)
  if (known || (await isAssessed(tx, subject))) return known
  return beginNewRun(tx, subject, now)
}

async function assessRun(deps: Deps, candidacy: Candidacy, run: RunRow): Promise<void> {
  const { db, clock, log } = deps
  const { companyId, candidateId } = candidacy
  const runInput = await db.forCompany(companyId, (tx) => readInput(tx, candidacy, clock.now()))
  const started = performance.now()
  const outcome = await outcomeOf(deps, { companyId, candidateId }, runInput)
  const milliseconds = Math.round(performance.now() - started)
  await db.forCompany(companyId, (tx) => keep(deps, tx, run, { ...outcome, runInput, milliseconds }))
  log.info({ companyId, candidateId, milliseconds }, 'a candidate was assessed')
}

async function keep(
  deps: Deps,
  tx: Tx,
  { companyId, candidateId, runId: id, requestedBy }: RunRow,
  made: AssessmentOutcome & { runInput: RunInput; milliseconds: number },
): Promise<void> {
  const subject = { companyId, candidateId }
  const { assessment, calls, metadata, runInput, milliseconds } = made
  await getCandidate(tx, companyId, candidateId)
  const key = await keyFor(deps, tx, subject)
  const added = await insertAssessment(tx, {
    ...subject,
    id,
    ...fingerprintOf(assessment),
    ...metadata,
    score: assessment.score,
    requestedBy,
    milliseconds,
    encryptedResult: encryptResult(key, id, assessment),
    encryptedWork: encryptWork(key, id, { ...runInput, calls }),
    createdAt: deps.clock.now(),
  })
  // Another process may have been first: its result is the one that counts.
  if (added) await recordForLists(tx, subject, id, made)
  await deleteRun(tx, subject, id)
}

/** All that an assessment looks at; keeps the answers' fingerprints. Throws NOT_FOUND when the candidate is gone. */
async function readInput(tx: Tx, candidacy: Candidacy, now: Date): Promise<RunInput> {
  const { companyId, jobId, candidateId } = candidacy
  const job = await getJob(tx, companyId, jobId)
  const { firstName, lastName, email, phone, city } = await getCandidate(tx, companyId, candidateId)
  const profile = await getCompanyProfile(tx, companyId)
  const { questions, answers, counters, cv } = await getTranscript(tx, companyId, candidateId)
  await keepShingles(tx, candidacy, { answers, shownToAll: [job.description, ...questions] })
  return {
    input: {
      job: {
        title: job.title,
        description: job.description,
        language: job.language,
        industry: job.idealProfile.industryBackground,
        idealProfile: job.idealProfile,
        companyValues: profile?.values ?? [],
      },
      candidate: { firstName, lastName, email, phone, city },
      questions: await listAskedQuestions(tx, candidacy, questions),
      answers,
      counters,
      shared: await findShared(tx, candidacy),
      cv: cv?.text ? { text: cv.text } : null,
      now,
    },
    hidden: cv?.hidden ?? [],
  }
}

async function recordForLists(
  tx: Tx,
  { companyId, candidateId }: Subject,
  assessmentId: AssessmentId,
  { assessment, runInput }: { assessment: Assessment; runInput: RunInput },
): Promise<void> {
  const { engine, score, scores, aiSignal, confidence, flags = [] } = assessment
  const shared = sharedAnswers(runInput.input.shared ?? [])
  await recordAssessment(tx, companyId, candidateId, {
    assessmentId,
    engine,
    score,
    confidence: confidence.level,
    confidenceReasons: [...confidence.reasons],
    fieldScores: scoreFields.map((field) => scores[field].value),
    aiPercentage: aiSignal?.percentage ?? null,
    aiBand: aiSignal && aiBand(aiSignal.percentage),
    hasInstructions: flags.length > 0,
    hasSharedText: shared.length > 0,
  })
  // The others may have been assessed before.
  const others = new Set(shared.flatMap(({ candidates }) => candidates as CandidateId[]))
  await recordSharedText(tx, companyId, [...others])
}
