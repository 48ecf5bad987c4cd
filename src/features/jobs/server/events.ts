import * as z from 'zod/mini'
import { companyId, jobId } from '#contract/ids.ts'
import { defineEvent } from '#platform/tasks/tasks.ts'

/** A job was posted, or changed so that its questions must be written again. */
export const questionsNeeded = defineEvent({
  name: 'jobs.questions-needed',
  payload: z.strictObject({ companyId, jobId }),
})
