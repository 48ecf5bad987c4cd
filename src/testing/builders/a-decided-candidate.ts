import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import type { TestApp } from '#testing/start-app.ts'
import { aCandidate, type TestCandidate } from './a-candidate.ts'
import type { TestCompany } from './a-company.ts'
import { aCompletedInterview, aCv } from './an-interview.ts'
import { goodAnswers, goodCv } from './good-answers.ts'

/** A candidate who was assessed and rejected with a reason, the mail sent. */
export async function aDecidedCandidate(
  app: TestApp,
  company: TestCompany,
  job: Job,
): Promise<TestCandidate> {
  const candidate = await aCandidate(app, job)
  const answers = job.tailoredQuestions.map((_, at) => goodAnswers[at % goodAnswers.length] ?? '')
  await aCompletedInterview(app, candidate, { answers, cv: aCv(goodCv) })
  await app.runTasks()
  const params = { candidateId: candidate.candidateId }
  const body = { reason: 'Too far away.' }
  await app.succeed(rejectCandidateEndpoint, { token: company.token, params, body })
  app.clock.advance(16 * 60_000)
  await app.runTasks()
  return candidate
}
