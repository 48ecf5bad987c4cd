import { availableParallelism } from 'node:os'
import { findCandidate } from '#features/candidates/server/get-candidate.ts'
import { cvReplaced, interviewCompleted } from '#features/interviews/server/events.ts'
import { defineTask, subscribe } from '#platform/tasks/tasks.ts'
import { assessCandidate } from './assess-candidate.ts'
import { requestRunOf } from './request-run.ts'
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
  perCompany: Math.ceil(concurrency * 0.75),
  run: assessCandidate,
})

/** Waits for a run that is under way, which may have read the earlier CV. */
export const assessReplacedCvTask = defineTask({
  name: 'assessments.assess-replaced-cv',
  payload: cvReplaced.payload,
  run: async (deps, candidacy) => {
    await deps.db.forCompany(candidacy.companyId, async (tx) => {
      // Erased meanwhile.
      if (!(await findCandidate(tx, candidacy.companyId, candidacy.candidateId))) return
      if (!(await requestRunOf(deps, tx, candidacy, null))) throw new Error('A run is under way')
      await deps.tasks.enqueue(tx, assessCandidateTask, candidacy)
    })
  },
})

export const tasks = [assessCandidateTask, assessReplacedCvTask]
export const subscribers = [
  subscribe(interviewCompleted, assessCandidateTask),
  subscribe(cvReplaced, assessReplacedCvTask),
]
