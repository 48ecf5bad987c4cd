import * as z from 'zod/mini'
import { companyId, jobId } from '#contract/ids.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { prepareInterview } from './prepare-interview.ts'

/** Writes the interview of a newly posted job. */
export const writeQuestions = defineTask({
  name: 'jobs.write-questions',
  payload: z.strictObject({ companyId, jobId }),
  run: prepareInterview,
})

export const tasks = [writeQuestions]
