import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { getCompanyProfile } from '#features/company/server/get-company-profile.ts'
import { getTranscript } from '#features/interviews/server/get-transcript.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { listQuestions } from '#features/question-sets/server/list-questions.ts'
import type { Tx } from '#platform/database/database.ts'
import { findShared, keepShingles } from '../list-shared-answers.ts'
import type { Candidacy } from '../store.ts'
import type { RunInput } from './score-in-thread.ts'

/** All that an assessment looks at; keeps the answers' fingerprints. Throws NOT_FOUND when the candidate is gone. */
export async function readInput(tx: Tx, candidacy: Candidacy, now: Date): Promise<RunInput> {
  const { companyId, jobId, candidateId } = candidacy
  const job = await getJob(tx, companyId, jobId)
  const { firstName, lastName, email, phone, city } = await getCandidate(tx, companyId, candidateId)
  const profile = await getCompanyProfile(tx, companyId)
  const { questions, answers, counters, cv } = await getTranscript(tx, companyId, candidateId)
  const guides = new Map((await listQuestions(tx, companyId, jobId)).map(({ text, guide }) => [text, guide]))
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
      questions: questions.map((text) => {
        const competency = guides.get(text)?.competency
        return competency === undefined ? { text } : { text, competency }
      }),
      answers,
      counters,
      shared: await findShared(tx, candidacy),
      cv: cv?.text ? { text: cv.text } : null,
      now,
    },
    hidden: cv?.hidden ?? [],
  }
}
