import type { CompanyId } from '#contract/ids.ts'
import type { Assessment, AssessmentInput } from '#features/scoring/assessment.ts'
import type { HiddenText } from '#platform/documents/documents.ts'
import { openWorkerPool } from '#platform/worker-pool/worker-pool.ts'
import type { ReadInterview } from '../llm/read-interview.ts'

export interface RunInput {
  input: AssessmentInput
  hidden: HiddenText[]
}

const worker = new URL('./scoring-worker.ts', import.meta.url)
/** Far more than it ever takes: what takes longer is made to. */
const maxMs = 20_000

const scorers = openWorkerPool<RunInput, Assessment>(worker, { handler: 'scoreRun', maxMs })
const readers = openWorkerPool<RunInput, ReadInterview>(worker, { handler: 'readRun', maxMs })

/** Scores with the built-in engine, in another thread, so that nothing waits for it; companies have their turns. */
export const scoreInThread = (run: RunInput, by?: CompanyId): Promise<Assessment> => scorers.run(run, by)

/** All but the last step, for a language model that scores; it is most of the work done here. */
export const readInThread = (run: RunInput, by?: CompanyId): Promise<ReadInterview> => readers.run(run, by)
