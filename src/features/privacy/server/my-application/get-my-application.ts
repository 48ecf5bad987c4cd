import type { CandidateId } from '#contract/ids.ts'
import { getCompany, retentionOf } from '#features/accounts/server/get-company.ts'
import {
  type Candidate,
  findCandidateOfApplication,
  getCandidate,
  linkToInterview,
} from '#features/candidates/server/get-candidate.ts'
import { isUnderWay } from '#features/candidates/server/withdraw-application.ts'
import { exportInterviews } from '#features/interviews/server/get-transcript.ts'
import { needsAnotherCv } from '#features/interviews/server/needs-another-cv.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { ApplicationStage, MyApplication } from '../../contract/my-application.ts'

type Deps = Pick<Platform, 'clock' | 'config' | 'links'>
type Interview = Awaited<ReturnType<typeof exportInterviews>> extends Map<CandidateId, infer I> ? I : never

/** What the candidate of a link sees; changes nothing: mail scanners open links. */
export async function getMyApplication(
  deps: Deps & Pick<Platform, 'db'>,
  token: string,
): Promise<MyApplication> {
  const { companyId, id } = await findCandidateOfApplication(deps, token)
  return deps.db.forCompany(companyId, async (tx) =>
    describeApplication(deps, tx, await getCandidate(tx, companyId, id)),
  )
}

export async function describeApplication(deps: Deps, tx: Tx, candidate: Candidate): Promise<MyApplication> {
  const { companyId, id, firstName, lastName, email, phone, city } = candidate
  const job = await getJob(tx, companyId, candidate.jobId)
  const company = await getCompany(tx, companyId)
  const interview = (await exportInterviews(tx, companyId, [id])).get(id) ?? null
  const canWithdraw = isUnderWay(candidate, deps.clock.now())
  const stage = stageOf(candidate, interview, canWithdraw)
  const canAnswer = stage === 'not-started' || stage === 'started' || stage === 'cv-awaited'
  return {
    stage,
    language: candidate.language ?? job.language,
    jobTitle: job.title,
    companyName: company.name,
    companyPage: `/${company.slug}`,
    ...{ firstName, lastName, email, phone, city },
    registeredAt: candidate.createdAt.toISOString(),
    appliedAt: candidate.appliedAt?.toISOString() ?? null,
    answers: interview?.answers.filter(({ text, followUp }) => text !== null && !followUp).length ?? 0,
    cv:
      interview?.cvName && interview.cvSize !== null
        ? { fileName: interview.cvName, size: interview.cvSize }
        : null,
    cvUnreadable: stage === 'submitted' && needsAnotherCv(interview),
    interviewUrl: canAnswer && !company.isBanned ? await linkToInterview(deps, tx, companyId, id) : null,
    paused: canAnswer && company.isBanned,
    askedForPerson: candidate.askedForPersonAt !== null,
    canWithdraw,
    retentionMonths: retentionOf(deps.config, company),
  }
}

/** A decision that can be undone is not one yet: the application is where it was. */
function stageOf(
  { status, rejectedFrom }: Candidate,
  interview: Interview | null,
  underWay: boolean,
): ApplicationStage {
  const known = status === 'REJECTED' && underWay ? rejectedFrom : status
  if (known === 'UNDER_REVIEW') return 'under-review'
  if (known === 'ACCEPTED') return 'invited'
  if (known === 'HIRED') return 'hired'
  if (known === 'REJECTED') return 'rejected'
  if (known === 'WITHDRAWN') return 'withdrawn'
  if (!interview) return 'not-started'
  if (interview.completedAt) return 'submitted'
  return interview.cvAwaitedAt ? 'cv-awaited' : 'started'
}
