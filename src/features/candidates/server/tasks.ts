import * as z from 'zod/mini'
import { companyId } from '#contract/ids.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { completeRegistration } from './complete-registration.ts'
import { stuckRegistrations } from './sweep-registrations.ts'

/** Makes of a registration what there is to make. */
export const addCandidate = defineTask({
  name: 'candidates.register',
  payload: z.object({ companyId, registrationId: z.uuid() }),
  waitsOnceFor: ({ registrationId }) => registrationId,
  run: completeRegistration,
})

/** Takes up again the registrations that got stuck, and gives up those of long ago. */
const sweep = defineTask({
  name: 'candidates.sweep',
  payload: z.strictObject({}),
  every: '47 * * * *',
  run: async (platform) => {
    const stuck = await stuckRegistrations(platform)
    await platform.db.forSystem(async (tx) => {
      for (const key of stuck) await platform.tasks.enqueue(tx, addCandidate, key)
    })
  },
})

export const tasks = [addCandidate, sweep]
