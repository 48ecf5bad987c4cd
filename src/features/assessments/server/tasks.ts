import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'
import { interviewCompleted } from '#features/interviews/server/facts.ts'
import { defineTask, listen } from '#platform/tasks/tasks.ts'
import { assessCandidate } from './assess-candidate.ts'
import { tries } from './rules.ts'
import { sealEarlier } from './seal-earlier.ts'

/** The engine's threads, one for each core, are to find the next one waiting. */
const atOnce = 8 * availableParallelism()

/** Marks a candidate whose interview is complete and whose CV has been read. */
export const assessCandidateTask = defineTask({
  name: 'assessments.assess',
  payload: interviewCompleted.payload,
  retries: tries - 1,
  // A language model may take three minutes for each, of which it judges three at once: the last one waits for all.
  expireSeconds: Math.min(86_000, 120 * atOnce),
  atOnce,
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
