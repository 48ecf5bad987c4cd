import pg from 'pg'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fakeLog } from '#platform/log/fake-log.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTasks } from './open-tasks.ts'
import { defineTask } from './tasks.ts'

test('S29 a task is tried for longer than storage is away for ten minutes, and again soon after it', async () => {
  const task = defineTask({ name: 'test.plain', payload: z.strictObject({}), run: async () => undefined })
  const { owner, close } = await freshDatabase()
  const tasks = await openTasks(owner, { tasks: [task as never], subscribers: [] }, fakeLog())
  const client = new pg.Client(owner)
  await client.connect()
  const { rows } = await client.query(
    'select retry_limit tries, retry_delay first, retry_delay_max longest from pgboss.queue where name = $1',
    [task.name],
  )
  await client.end()
  await tasks.close()
  await close()
  const { tries, first, longest } = rows[0]
  let seconds = 0
  for (let at = 0; at < tries; at++) seconds += Math.min(longest, first * 2 ** at)
  expect(seconds).toBeGreaterThan(20 * 60)
  expect(longest).toBeLessThanOrEqual(300)
})
