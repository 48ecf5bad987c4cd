import type { AnswerOf } from '#contract/endpoint.ts'
import type { CandidateId } from '#contract/ids.ts'
import { requirePlanFeature } from '#features/billing/server/require-plan-feature.ts'
import { shownPerson } from '#features/candidates/server/blind-review.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { redactReply } from '#features/candidates/server/redact-person.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { getTranscriptEndpoint } from '../contract/transcript.ts'
import { readAnswers } from './get-transcript.ts'
import { findInterview, selectAnswers } from './store.ts'

/**
 * A completed interview as the employer reads it. Throws NOT_FOUND for another company's candidate, PLAN_NEEDED on a
 * plan without responses.
 */
export async function openTranscript(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  candidateId: CandidateId,
): Promise<AnswerOf<typeof getTranscriptEndpoint>> {
  return platform.db.forCompany(companyId, async (tx) => {
    const candidate = await getCandidate(tx, companyId, candidateId)
    await requirePlanFeature(platform, tx, companyId, 'responses')
    const job = await getJob(tx, companyId, candidate.jobId)
    const now = platform.clock.now()
    const { firstName, lastName } = shownPerson(job, candidate, now)
    const interview = await findInterview(tx, { companyId, candidateId })
    const about = {
      candidateName: `${firstName} ${lastName}`,
      job: { id: job.id, title: job.title },
      completedAt: interview?.completedAt?.toISOString() ?? null,
    }
    // Candidates may change their answers until they submit them.
    if (!interview?.completedAt) return { questions: [], answers: [], followUps: [], ...about }
    const written = await selectAnswers(tx, { companyId, candidateId })
    const { questions, answers, followUps } = readAnswers(interview.questions, written)
    const action = 'candidate.transcript-opened'
    await platform.audit.record(tx, { companyId, actor: userId, action, subjectId: candidateId })
    return redactReply(job, candidate, now, { questions, answers, followUps, ...about })
  })
}
