import * as z from 'zod/mini'
import { defineTask } from '#platform/tasks/tasks.ts'

/** Removes counts that are over, so that nothing is kept of whom they counted. */
export const sweepLimits = defineTask({
  name: 'limits.sweep',
  payload: z.strictObject({}),
  every: '17 * * * *',
  run: async ({ limits }) => {
    await limits.sweep()
  },
})
