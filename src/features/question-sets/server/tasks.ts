import * as z from 'zod/mini'
import { questionsNeeded } from '#features/jobs/server/events.ts'
import { listJobsWithoutQuestions } from '#features/jobs/server/publish-questions.ts'
import { defineTask, subscribe } from '#platform/tasks/tasks.ts'
import { writeQuestionSet } from './write-question-set.ts'

export const writeQuestions = defineTask({
  name: 'question-sets.write',
  payload: questionsNeeded.payload,
  waitsOnceFor: ({ jobId }) => jobId,
  // A language model may take its three minutes, and other jobs need not wait for it.
  expireSeconds: 600,
  concurrency: 8,
  run: writeQuestionSet,
})

/** Enqueues the writing again where its task was given up: no job stays in preparation for ever. */
const sweep = defineTask({
  name: 'question-sets.sweep',
  payload: z.strictObject({}),
  every: '*/10 * * * *',
  run: ({ db, tasks }) =>
    db.forSystem(async (tx) => {
      for (const job of await listJobsWithoutQuestions(tx)) await tasks.enqueue(tx, writeQuestions, job)
    }),
})

export const tasks = [writeQuestions, sweep]
export const subscribers = [subscribe(questionsNeeded, writeQuestions)]
