import type { HiddenText } from '#platform/documents/documents.ts'
import { openThreads } from '#platform/threads/threads.ts'
import type { Assessment, AssessmentInput } from '../engine/assessment.ts'
import { hashInput } from '../engine/input-hash.ts'
import type { Prepared } from '../engine/pipeline.ts'
import type { ReadInterview } from '../llm/read-interview.ts'

export interface ToMark {
  input: AssessmentInput
  /** What was left out of the CV when it was read. */
  hidden: HiddenText[]
}

export type Marked = Assessment

/** Far more than it ever takes: what takes longer is made to. */
const longestMs = 20_000

const threads = openThreads<ToMark, Marked>(new URL('./builtin-thread.ts', import.meta.url), { longestMs })

/** Marks with the built-in engine, in another thread, so that nothing waits for it. */
export function markInThread(toMark: ToMark): Promise<Marked> {
  return threads.run(toMark)
}

/** All that was read but the fingerprint, which is a function and stays here. */
export type Read = Omit<ReadInterview, 'prepared'> & { prepared: Omit<Prepared, 'hashFor'> }

const readers = openThreads<ToMark, Read>(new URL('./read-thread.ts', import.meta.url), {
  longestMs,
})

/** All but the last step, for a language model that marks; it is most of the work done here. */
export async function readInThread(toMark: ToMark): Promise<ReadInterview> {
  const { prepared, ...read } = await readers.run(toMark)
  const { evidence } = prepared
  return {
    ...read,
    prepared: { ...prepared, hashFor: (versions) => hashInput(toMark.input, evidence, versions) },
  }
}
