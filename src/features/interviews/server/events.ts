import * as z from 'zod/mini'
import { candidateId, companyId, jobId } from '#contract/ids.ts'
import { defineEvent } from '#platform/tasks/tasks.ts'

/** Another CV was read in place of one that could not be; the interview was completed before. */
export const cvReplaced = defineEvent({
  name: 'interviews.cv-replaced',
  payload: z.strictObject({ companyId, jobId, candidateId }),
})

/** An interview is complete and its CV read, or found unreadable; published once for each candidate. */
export const interviewCompleted = defineEvent({
  name: 'interviews.completed',
  payload: z.strictObject({ companyId, jobId, candidateId }),
})
