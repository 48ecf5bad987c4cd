import * as z from 'zod/mini'
import { candidateId, companyId, jobId } from '#contract/ids.ts'
import { defineFact } from '#platform/tasks/tasks.ts'

/** An interview is complete and its CV read, or found unreadable; announced once for each candidate. */
export const interviewCompleted = defineFact({
  name: 'interviews.completed',
  payload: z.strictObject({ companyId, jobId, candidateId }),
})
