import { interviewLanguageNames } from '#contract/languages.ts'
import { getCompany, retentionOf } from '#features/accounts/server/get-company.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import { findCandidateByLink } from '#features/candidates/server/get-candidate.ts'
import { estimateMinutes } from '#features/jobs/server/estimate-minutes.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { listQuestions } from '#features/question-sets/server/list-questions.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { type ConsentVersion, currentConsent } from '../contract/consent.ts'
import type { InterviewState } from '../contract/interviews.ts'
import { followUpOf } from './rules.ts'
import { findInterview, findWritten, type InterviewWithSeat } from './store.ts'
import { findSeatRefusal, keyOf, requireUnpaused, takeSeat } from './take-seat.ts'

/** The interview behind a link, with its progress. Changes nothing: mail scanners open links. */
export async function getInterview(
  platform: Pick<Platform, 'db' | 'links' | 'config'>,
  token: string,
): Promise<InterviewState> {
  const candidate = await findCandidateByLink(platform, token)
  return platform.db.forCompany(candidate.companyId, async (tx) => {
    const job = await getJob(tx, candidate.companyId, candidate.jobId)
    const interview = await findInterview(tx, keyOf(candidate))
    if (!interview?.completedAt) await requireUnpaused(tx, candidate)
    const refusal =
      interview?.seated || interview?.completedAt
        ? null
        : await findSeatRefusal(platform, tx, candidate, job, interview !== null)
    if (refusal) throw refusal
    return describeInterview(platform, tx, candidate, interview)
  })
}

/** Records the consent and takes a seat. Starting again keeps the seat and the first consent. */
export async function startInterview(
  platform: Pick<Platform, 'db' | 'links' | 'config'>,
  token: string,
  consentVersion: ConsentVersion,
): Promise<InterviewState> {
  const candidate = await findCandidateByLink(platform, token)
  return platform.db.forCompany(candidate.companyId, async (tx) => {
    const interview = await takeSeat(platform, tx, candidate, consentVersion)
    return describeInterview(platform, tx, candidate, interview)
  })
}

/** What the page shows of an interview; null stands for one that was not started. */
async function describeInterview(
  { config }: Pick<Platform, 'config'>,
  tx: Tx,
  candidate: Candidate,
  interview: InterviewWithSeat | null,
): Promise<InterviewState> {
  const job = await getJob(tx, candidate.companyId, candidate.jobId)
  const company = await getCompany(tx, candidate.companyId)
  const questionCount =
    interview?.questions.length ?? (await listQuestions(tx, candidate.companyId, job.id)).length
  return {
    firstName: candidate.firstName,
    jobTitle: job.title,
    companyName: company.name,
    companyPage: `/${company.slug}`,
    responsePromise: company.responsePromise,
    interviewLanguage: interviewLanguageNames[job.language],
    interfaceLanguage: candidate.language,
    minutes: estimateMinutes(questionCount),
    questionCount,
    retentionMonths: retentionOf(config, company),
    askedForPerson: candidate.askedForPersonAt !== null,
    consentVersion: interview?.consentVersion ?? currentConsent,
    ...(await progressOf(tx, candidate, interview)),
  }
}

type Progress = Pick<
  InterviewState,
  'status' | 'questions' | 'answers' | 'drafts' | 'saves' | 'followUps' | 'cv' | 'cvAwaited'
>

async function progressOf(
  tx: Tx,
  candidate: Candidate,
  interview: InterviewWithSeat | null,
): Promise<Progress> {
  const nothing = {
    questions: [],
    answers: [],
    drafts: [],
    saves: [],
    followUps: [],
    cv: null,
    cvAwaited: false,
  }
  if (!interview) return { status: 'not-started', ...nothing }
  if (interview.completedAt) return { status: 'completed', ...nothing }
  const { questions, cvName, cvSize } = interview
  const { answers, followUps } = await findWritten(tx, keyOf(candidate))
  const rows = questions.map((_, at) => answers.get(at))
  return {
    status: 'started',
    questions,
    answers: rows.map((row) => row?.text ?? null),
    drafts: rows.map((row) => row?.draft ?? ''),
    saves: rows.map((row) => ({ revision: row?.revision ?? 0, counters: row?.counters ?? null })),
    followUps: questions.map((_, at) => followUpOf(followUps.get(at))),
    cv: cvName !== null && cvSize !== null ? { fileName: cvName, size: cvSize } : null,
    cvAwaited: interview.cvAwaitedAt !== null,
  }
}
