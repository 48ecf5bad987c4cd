import { availableParallelism } from 'node:os'
import { interviewCompleted } from '#features/interviews/server/events.ts'
import { defineTask, subscribe } from '#platform/tasks/tasks.ts'
import { assessCandidate } from './assess-candidate.ts'
import { tries } from './rules.ts'

/** The engine's threads, one for each core, are to find the next one waiting. */
const concurrency = 8 * availableParallelism()

export const assessCandidateTask = defineTask({
  name: 'assessments.assess',
  payload: interviewCompleted.payload,
  retries: tries - 1,
  // A language model may take three minutes for each, of which it judges three at once: the last one waits for all.
  expireSeconds: Math.min(86_000, 120 * concurrency),
  concurrency,
  run: assessCandidate,
})

export const tasks = [assessCandidateTask]
export const subscribers = [subscribe(interviewCompleted, assessCandidateTask)]
