import * as z from 'zod/mini'
import { defineTask } from '#platform/tasks/tasks.ts'
import { deleteExpiredSessions } from './store.ts'

const sweep = defineTask({
  name: 'operator.sweep',
  payload: z.strictObject({}),
  every: '53 * * * *',
  run: ({ db, clock }) => db.forSystem((tx) => deleteExpiredSessions(tx, clock.now())),
})

export const tasks = [sweep]
