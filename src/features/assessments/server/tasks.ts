import { interviewCompleted } from '#features/interviews/server/facts.ts'
import { defineTask, listen } from '#platform/tasks/tasks.ts'
import { assessCandidate } from './assess-candidate.ts'

/** Marks a candidate whose interview is complete and whose CV has been read. */
const assessCandidateTask = defineTask({
  name: 'assessments.assess',
  payload: interviewCompleted.payload,
  run: assessCandidate,
})

export const tasks = [assessCandidateTask]
export const listeners = [listen(interviewCompleted, assessCandidateTask)]
