import type { ReplyOf } from '#contract/endpoint.ts'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import type { Evaluation } from '#features/assessments/contract/assessments.ts'
import { listAskedQuestions } from '#features/assessments/server/list-asked-questions.ts'
import { listEvaluations } from '#features/assessments/server/list-evaluations.ts'
import { listShared } from '#features/assessments/server/list-shared-answers.ts'
import { summarizeCandidate } from '#features/assessments/server/summarize-candidate.ts'
import type { TimelineEntry } from '#features/candidates/contract/notes.ts'
import { listCandidateEvents } from '#features/candidates/server/list-candidate-events.ts'
import { getListedCandidate } from '#features/candidates/server/list-candidates.ts'
import { redactReply } from '#features/candidates/server/redact-person.ts'
import { findStartedAt, getTranscript } from '#features/interviews/server/get-transcript.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { getCandidateEndpoint, ReviewedCandidate } from '../contract/candidates.ts'
import { listCandidateMails } from './list-candidate-mails.ts'
import { shownCandidate } from './shown-candidate.ts'

type Deps = Pick<Platform, 'db' | 'links' | 'clock' | 'config'>

/** One candidate, whole. Throws NOT_FOUND. */
export async function reviewCandidate(
  { db, ...deps }: Deps,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<ReplyOf<typeof getCandidateEndpoint>> {
  const known = await db.forCompany(companyId, (tx) => readCandidate(deps, tx, companyId, candidateId))
  // The summary is written without a connection to the database.
  const { row, job, evaluation, run, transcript, questions, ...rest } = known
  const { cv = null, answers = [] } = transcript ?? {}
  const read =
    evaluation && summarizeCandidate({ evaluation, job, questions, answers, cvText: cv?.text ?? null })
  const candidate = shownCandidate(deps, job, row)
  return redactReply(job, row, deps.clock.now(), {
    ...candidate,
    run,
    job: {
      id: job.id,
      title: job.title,
      location: job.location,
      status: job.status,
      blind: job.blind,
      distanceLimitKm: job.distanceLimitKm ?? deps.config.LOCATION_RADIUS_KM,
      rejectReasons: job.rejectReasons,
      language: job.language,
    },
    fullAssessment: evaluation,
    summary: read?.summary ?? null,
    requirements: read?.requirements ?? [],
    cv: cv &&
      row.cvKind && {
        fileName: candidate.hidden
          ? `${candidate.firstName} ${candidate.lastName}.${row.cvKind}`
          : cv.fileName,
        kind: row.cvKind,
      },
    ...rest,
  })
}

async function readCandidate(deps: Omit<Deps, 'db'>, tx: Tx, companyId: CompanyId, candidateId: CandidateId) {
  const row = await getListedCandidate(tx, companyId, candidateId)
  const job = await getJob(tx, companyId, row.jobId)
  const evaluations = await listEvaluations(deps, tx, companyId, [candidateId])
  const { evaluation = null, run = row.runState } = evaluations.get(candidateId) ?? {}
  const transcript = row.appliedAt && (await getTranscript(tx, companyId, candidateId))
  return {
    row,
    job,
    evaluation,
    run,
    transcript,
    questions: await listAskedQuestions(tx, { companyId, jobId: job.id }, transcript?.questions ?? []),
    sharedPassages: await listShared(tx, { companyId, jobId: job.id, candidateId }, job, deps.clock.now()),
    decision: await decisionOf(tx, row),
    timeline: await timelineOf(tx, companyId, candidateId, evaluation),
    mails: await listCandidateMails(tx, companyId, candidateId),
  }
}

/** What the application itself knows, the start of its interview and its latest assessment. */
async function timelineOf(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
  evaluation: Evaluation | null,
): Promise<TimelineEntry[]> {
  const entries = await listCandidateEvents(tx, companyId, candidateId)
  const startedAt = await findStartedAt(tx, companyId, candidateId)
  if (startedAt) entries.push({ at: startedAt.toISOString(), kind: 'started', by: null, detail: null })
  if (evaluation) {
    const { assessedAt: at, score } = evaluation
    entries.push({ at, kind: 'assessed', by: null, detail: score === null ? null : String(score) })
  }
  return entries.sort((one, other) => one.at.localeCompare(other.at))
}

async function decisionOf(
  tx: Tx,
  row: Awaited<ReturnType<typeof getListedCandidate>>,
): Promise<ReviewedCandidate['decision']> {
  const { companyId, status, decidedBy, decidedAt, decisionReason } = row
  if (decidedAt === null) return null
  const users = await listUsers(tx, companyId)
  const by = users.find(({ id }) => id === decidedBy)?.email ?? null
  return { status, by, reason: decisionReason, at: decidedAt.toISOString() }
}
