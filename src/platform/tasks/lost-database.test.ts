import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTasks } from './open-tasks.ts'
import { defineTask } from './tasks.ts'

test('S28 a task whose database goes away runs again, and loses no try by it', async () => {
  let runs = 0
  const task = defineTask({
    name: 'test.without-tries',
    payload: z.strictObject({}),
    retries: 0,
    run: () => {
      runs++
      return runs < 3 ? Promise.reject(new DatabaseUnavailable('gone')) : Promise.resolve()
    },
  })
  const { owner, database, close } = await freshDatabase()
  const log = fakeLog()
  const tasks = await openTasks(owner, { tasks: [task as never], subscribers: [] }, log)
  await tasks.work({ log } as unknown as Platform)
  await database.forSystem((tx) => tasks.enqueue(tx, task, {}))
  await vi.waitFor(() => expect(runs).toBe(3), { timeout: 15_000 })
  await tasks.close()
  expect(log.lines).toEqual([])
  expect(await database.forSystem((tx) => tasks.listFailed(tx, { offset: 0, limit: 10 }))).toEqual([])
  await close()
})
