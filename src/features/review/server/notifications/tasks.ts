import * as z from 'zod/mini'
import { candidateId, companyId, jobId } from '#contract/ids.ts'
import { applicationWithdrawn, personAskedFor } from '#features/candidates/server/events.ts'
import { interviewCompleted } from '#features/interviews/server/events.ts'
import { defineTask, subscribe } from '#platform/tasks/tasks.ts'
import {
  notifyOfCompletion,
  notifyOfPersonAskedFor,
  notifyOfWithdrawal,
  sendDigests,
} from './notify-users.ts'

const notifyOfCompletionTask = defineTask({
  name: 'review.notify-of-completion',
  payload: z.strictObject({ companyId, jobId, candidateId }),
  run: (platform, about) => notifyOfCompletion(platform, about),
})

const notifyOfPersonTask = defineTask({
  name: 'review.notify-of-person-asked-for',
  payload: z.strictObject({ companyId, candidateId }),
  run: (platform, about) => notifyOfPersonAskedFor(platform, about),
})

const notifyOfWithdrawalTask = defineTask({
  name: 'review.notify-of-withdrawal',
  payload: z.strictObject({ companyId, candidateId }),
  run: (platform, about) => notifyOfWithdrawal(platform, about),
})

/** Every quarter of an hour, as 8 o'clock differs by zone. */
export const sendDigestsTask = defineTask({
  name: 'review.send-digests',
  payload: z.strictObject({}),
  every: '*/15 * * * *',
  run: (platform) => sendDigests(platform),
})

export const tasks = [notifyOfCompletionTask, notifyOfPersonTask, notifyOfWithdrawalTask, sendDigestsTask]
export const subscribers = [
  subscribe(interviewCompleted, notifyOfCompletionTask),
  subscribe(personAskedFor, notifyOfPersonTask),
  subscribe(applicationWithdrawn, notifyOfWithdrawalTask),
]
