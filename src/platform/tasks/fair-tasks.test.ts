import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { type OpenTasks, openTasks } from './open-tasks.ts'
import { defineTask } from './tasks.ts'

const runs: string[] = []
const flood = Promise.withResolvers<void>()
const task = defineTask({
  name: 'test.of-companies',
  payload: z.strictObject({ companyId: z.string(), id: z.number() }),
  concurrency: 3,
  perCompany: 2,
  run: async (_platform, { companyId, id }) => {
    runs.push(`${companyId} ${id}`)
    if (companyId === 'flood') await flood.promise
  },
})
let fresh: FreshDatabase
let tasks: OpenTasks
beforeAll(async () => {
  fresh = await freshDatabase()
  const log = fakeLog()
  tasks = await openTasks(fresh.owner, { tasks: [task as never], subscribers: [] }, log)
  await tasks.work({ log } as unknown as Platform)
})
afterAll(async () => {
  flood.resolve()
  await tasks.close()
  await fresh.close()
})

test('a company whose many tasks take long leaves turns to the others', async () => {
  const ask = (companyId: string, id: number) =>
    fresh.database.forSystem((tx) => tasks.enqueue(tx, task, { companyId, id }))
  for (let id = 0; id < 8; id++) await ask('flood', id)
  const patience = { timeout: 15_000 }
  await vi.waitFor(() => expect(runs).toHaveLength(2), patience)
  await ask('one', 0)
  await vi.waitFor(() => expect(runs).toContain('one 0'), patience)
  expect(runs).toHaveLength(3)
  flood.resolve()
  await vi.waitFor(() => expect(runs).toHaveLength(9), patience)
})
