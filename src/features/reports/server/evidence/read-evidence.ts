import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { readLedger } from '#features/assessments/server/export-assessments.ts'
import { shownPerson } from '#features/candidates/server/blind-review.ts'
import { exportHistories } from '#features/candidates/server/export-histories.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import { redactReply } from '#features/candidates/server/redact-person.ts'
import { exportInterviews, readAnswers } from '#features/interviews/server/get-transcript.ts'
import type { KnownJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import { listMailsAbout } from '#platform/mail/list-mails.ts'
import type { Platform } from '#platform/platform.ts'
import { selectReportsOf } from '../store.ts'
import { sha256Of, sha256OfList } from './bundle-format.ts'

type Ledger = Awaited<ReturnType<typeof readLedger>>
type LedgerRow = NonNullable<ReturnType<Ledger['get']>>[number]
type Interview = NonNullable<ReturnType<Awaited<ReturnType<typeof exportInterviews>>['get']>>
type Deps = Pick<Platform, 'config' | 'clock'>

/** All that is kept on some candidates of a job and speaks for or against the decisions on them. */
export async function readEvidence(
  { config, clock }: Deps,
  tx: Tx,
  { job, candidates, withTexts }: { job: KnownJob; candidates: readonly Candidate[]; withTexts: boolean },
) {
  const { companyId } = job
  const ids = candidates.map(({ id }) => id)
  const interviews = await exportInterviews(tx, companyId, ids)
  const ledger = await readLedger({ config }, tx, companyId, ids)
  const historyOf = await exportHistories(tx, companyId, ids)
  const reports = Map.groupBy(await selectReportsOf(tx, companyId, ids), (report) => report.candidateId)
  const mails = await mailsOf(tx, companyId, ids)
  const now = clock.now()
  return candidates.map((row) => {
    const person = shownPerson(job, row, now)
    const shows = { texts: withTexts, person: !person.hidden }
    const interview = interviews.get(row.id)
    return redactReply(job, row, now, {
      candidate: {
        id: row.id,
        number: row.number,
        ...person,
        status: row.status,
        shortlisted: row.shortlisted,
        registeredAt: row.createdAt,
        completedAt: row.appliedAt,
        askedForPersonAt: row.askedForPersonAt,
        revealedAt: row.revealedAt,
        run: row.runState,
      },
      decision: row.decidedAt && {
        status: row.status,
        by: row.decidedBy,
        at: row.decidedAt,
        reason: row.decisionReason,
      },
      events: historyOf(row.id).events.map(({ at, kind, byUser: by, detail }) => ({ at, kind, by, detail })),
      interview: interview ? interviewOf(interview, shows) : null,
      assessments: (ledger.get(row.id) ?? []).map((assessment) => assessmentOf(assessment, shows)),
      reports: (reports.get(row.id) ?? []).map(({ candidateId: _, companyId: _company, ...report }) => {
        const { attempts: _tries, leaseUntil: _lease, fileKey: _key, requestedBy: by, ...made } = report
        return { ...made, by }
      }),
      mails: (mails.get(row.id) ?? []).map(({ id: _, subjectId: _subject, ...mail }) => mail),
    })
  })
}

async function mailsOf(tx: Tx, companyId: CompanyId, ids: readonly CandidateId[]) {
  const mails = await listMailsAbout(tx, companyId, ids)
  return Map.groupBy(mails, ({ subjectId }) => subjectId as CandidateId)
}

/** Which words go in: those of the application, and those that only readers who know the person may see. */
interface Shown {
  texts: boolean
  person: boolean
}

/** Candidates may change their answers until they submit them; before, there is nothing to hash. */
function interviewOf({ answers, ...interview }: Interview, { texts, person }: Shown) {
  const { questions, completedAt, startedAt, consentVersion } = interview
  const given = completedAt === null ? [] : readAnswers(questions, answers).answers
  const savedAt = (at: number) =>
    answers.filter(({ index }) => index === at).flatMap((one) => one.savedAt ?? [])
  return {
    consentVersion,
    startedAt,
    completedAt,
    questionsSha256: sha256OfList(questions),
    questions: questions.map((text) => ({ sha256: sha256Of(text), text })),
    answers: given.map((text, at) => ({
      savedAt:
        savedAt(at)
          .toSorted((one, other) => Number(one) - Number(other))
          .at(-1) ?? null,
      sha256: sha256Of(text),
      text: texts ? text : null,
    })),
    cv: cvOf(interview, { texts, person }),
  }
}

function cvOf(
  { completedAt, cvSha256, cvSize, cvKind, cvState, cvText }: Omit<Interview, 'answers'>,
  shows: Shown,
) {
  if (completedAt === null || cvSha256 === null) return null
  return {
    sha256: cvSha256,
    size: cvSize,
    kind: cvKind,
    state: cvState,
    textSha256: cvText === null ? null : sha256Of(cvText),
    text: shows.texts && shows.person ? cvText : null,
  }
}

function assessmentOf({ work, ...row }: LedgerRow, { texts, person }: Shown) {
  const { companyId: _company, candidateId: _candidate, reusedFrom, microUsd, createdAt: at, ...made } = row
  const { requestedBy: by, ...kept } = made
  // Neither is scored: how answers were typed, and what other candidates wrote.
  const { counters: _counters, shared: _shared, ...input } = work?.input ?? {}
  return {
    ...kept,
    at,
    by,
    reusedAssessmentId: reusedFrom,
    costUsd: microUsd / 1e6,
    input: work && texts && person ? input : null,
    modelCalls: (work?.calls ?? []).map(({ label, attempt, outcome, milliseconds, raw }) => ({
      ...{ label, attempt, outcome, milliseconds, replySha256: sha256Of(raw) },
      reply: texts && person ? raw : null,
    })),
  }
}
