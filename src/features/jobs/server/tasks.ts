import * as z from 'zod/mini'
import { companyId, jobId } from '#contract/ids.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { selectPreparing } from './interview/store.ts'
import { prepareInterview } from './prepare-interview.ts'

/** Writes the interview of a newly posted job. */
export const writeQuestions = defineTask({
  name: 'jobs.write-questions',
  payload: z.strictObject({ companyId, jobId }),
  waitsOnceFor: ({ jobId }) => jobId,
  // A language model may take its three minutes, and other jobs need not wait for it.
  expireSeconds: 600,
  atOnce: 8,
  run: prepareInterview,
})

/** Has those interviews written whose task gave up: none stays in preparation for ever. */
const sweep = defineTask({
  name: 'jobs.sweep',
  payload: z.strictObject({}),
  every: '*/10 * * * *',
  run: ({ db, tasks }) =>
    db.forSystem(async (tx) => {
      for (const key of await selectPreparing(tx)) await tasks.enqueue(tx, writeQuestions, key)
    }),
})

export const tasks = [writeQuestions, sweep]
