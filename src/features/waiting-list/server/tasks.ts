import * as z from 'zod/mini'
import { defineTask } from '#platform/tasks/tasks.ts'
import { tellNext } from './tell-next.ts'

export const tellNextTask = defineTask({
  name: 'waiting-list.tell-next',
  payload: z.strictObject({}),
  every: '*/5 * * * *',
  run: (platform) => tellNext(platform),
})

export const tasks = [tellNextTask]
