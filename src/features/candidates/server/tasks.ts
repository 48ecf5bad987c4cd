import * as z from 'zod/mini'
import { companyId } from '#contract/ids.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { completeRegistration } from './complete-registration.ts'
import { sweepRegistrations } from './sweep-registrations.ts'

export const addCandidate = defineTask({
  name: 'candidates.register',
  payload: z.object({ companyId, registrationId: z.uuid() }),
  waitsOnceFor: ({ registrationId }) => registrationId,
  run: completeRegistration,
})

/** Queues stuck registrations again. */
const sweep = defineTask({
  name: 'candidates.sweep',
  payload: z.strictObject({}),
  every: '47 * * * *',
  run: async (platform) => {
    const stuck = await sweepRegistrations(platform)
    await platform.db.forSystem(async (tx) => {
      for (const key of stuck) await platform.tasks.enqueue(tx, addCandidate, key)
    })
  },
})

export const tasks = [addCandidate, sweep]
