import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'
import { interviewCompleted } from '#features/interviews/server/facts.ts'
import { defineTask, listen } from '#platform/tasks/tasks.ts'
import { assessCandidate } from './assess-candidate.ts'
import { tries } from './rules.ts'
import { sealEarlier } from './seal-earlier.ts'

/** Marks a candidate whose interview is complete and whose CV has been read. */
export const assessCandidateTask = defineTask({
  name: 'assessments.assess',
  payload: interviewCompleted.payload,
  retries: tries - 1,
  // A few candidates at once may each take a language model its three minutes.
  expireSeconds: 1800,
  // The engine's threads, one for each core, are to find the next one waiting.
  atOnce: 8 * availableParallelism(),
  run: (platform, candidacy) => assessCandidate(platform, candidacy, { tries }),
})

/** Seals what the ledger said in clear before it was sealed. */
const sealEarlierTask = defineTask({
  name: 'assessments.seal-earlier',
  payload: z.strictObject({}),
  every: '23 * * * *',
  expireSeconds: 600,
  run: (platform) => sealEarlier(platform),
})

export const tasks = [assessCandidateTask, sealEarlierTask]
export const listeners = [listen(interviewCompleted, assessCandidateTask)]
