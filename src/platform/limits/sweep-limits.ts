import * as z from 'zod/mini'
import { defineTask } from '#platform/tasks/tasks.ts'

/** Removes counts that have ended, so that nothing is kept about callers. */
export const sweepLimits = defineTask({
  name: 'limits.sweep',
  payload: z.strictObject({}),
  every: '17 * * * *',
  run: async ({ limits }) => {
    await limits.sweep()
  },
})
