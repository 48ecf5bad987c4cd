import type { JobId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { recordScore } from '#features/candidates/server/record-score.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { keyFor } from './ledger/candidate-keys.ts'
import { encryptResult, encryptWork } from './ledger/encrypted-row.ts'
import { type AssessmentOutcome, fingerprintOf, outcomeOf } from './runs/assessment-outcome.ts'
import { readInput } from './runs/read-input.ts'
import type { RunInput } from './runs/score-in-thread.ts'
import {
  beginKnownRun,
  beginNewRun,
  deleteRun,
  insertAssessment,
  isAssessed,
  markFailed,
  type Subject,
} from './store.ts'
import type { RunRow } from './tables.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'log' | 'config' | 'assistant'>

/**
 * Scores a completed interview and writes the result in the ledger, under the id of its run. The engine works between
 * two transactions, so that no connection waits for it; running twice adds nothing. When the last of `tries` fails the
 * run says so, and the employer may have it done again. Nothing here touches the candidate's status.
 */
export async function assessCandidate(
  parts: Parts,
  { jobId, ...subject }: Subject & { jobId: JobId },
  { tries }: { tries: number },
): Promise<void> {
  const { db, clock } = parts
  const inRows = <T>(work: (tx: Tx) => Promise<T>) => db.forCompany(subject.companyId, work)
  const run = await inRows((tx) => beginRun(tx, subject, clock.now())).catch(ifGone)
  if (!run) return
  try {
    await assessRun(parts, { jobId, ...subject }, run)
  } catch (error) {
    if (isGone(error)) return
    if (run.attempts >= tries) await inRows((tx) => markFailed(tx, subject, run.runId))
    throw error
  }
}

/** Erased before its turn came, or meanwhile: there is nobody to assess. */
const isGone = (error: unknown) => error instanceof Refusal && error.code === 'NOT_FOUND'
function ifGone(error: unknown): null {
  if (isGone(error)) return null
  throw error
}

/** The run that waits; null when there is nothing to do any more. */
async function beginRun(tx: Tx, subject: Subject, now: Date): Promise<RunRow | null> {
  await getCandidate(tx, subject.companyId, subject.candidateId)
  const known = await beginKnownRun(tx, subject, now)
  if (known || (await isAssessed(tx, subject))) return known
  return beginNewRun(tx, subject, now)
}

async function assessRun(parts: Parts, candidacy: Subject & { jobId: JobId }, run: RunRow): Promise<void> {
  const { db, clock, log } = parts
  const { companyId, candidateId } = candidacy
  const runInput = await db.forCompany(companyId, (tx) => readInput(tx, candidacy, clock.now()))
  const started = performance.now()
  const outcome = await outcomeOf(parts, { companyId, candidateId }, runInput)
  const milliseconds = Math.round(performance.now() - started)
  await db.forCompany(companyId, (tx) => keep(parts, tx, run, { runInput, outcome, milliseconds }))
  log.info({ companyId, candidateId, milliseconds }, 'a candidate was assessed')
}

async function keep(
  parts: Parts,
  tx: Tx,
  { companyId, candidateId, runId: id, requestedBy }: RunRow,
  {
    runInput,
    outcome,
    milliseconds,
  }: { runInput: RunInput; outcome: AssessmentOutcome; milliseconds: number },
): Promise<void> {
  const subject = { companyId, candidateId }
  await getCandidate(tx, companyId, candidateId)
  const key = await keyFor(parts, tx, subject)
  const { assessment, calls, metadata } = outcome
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
    createdAt: parts.clock.now(),
  })
  // Another process may have been first: its result stands.
  if (added) await recordScore(tx, companyId, candidateId, assessment.score)
  await deleteRun(tx, subject, id)
}
