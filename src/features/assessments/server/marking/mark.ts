import type { HiddenText } from '#platform/documents/documents.ts'
import { openThreads } from '#platform/threads/threads.ts'
import type { Assessment, AssessmentInput } from '../engine/assessment.ts'

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
