import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { fakeTasks } from './fake-tasks.ts'
import { openTasks } from './open-tasks.ts'
import { defineTask, type Task } from './tasks.ts'

const platform = { log: fakeLog() } as unknown as Platform
let fresh: FreshDatabase
let owner: pg.Client

beforeAll(async () => {
  fresh = await freshDatabase()
  owner = new pg.Client(fresh.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await fresh.close()
})

function periodic(name: string, every: string, runs: string[] = []): Task<never> {
  const run = async (_platform: Platform, payload: unknown) => void runs.push(JSON.stringify(payload))
  return defineTask({ name, payload: z.strictObject({}), every, run }) as never
}

async function working(tasks: Task<never>[]): Promise<() => Promise<void>> {
  const queue = await openTasks(fresh.owner, { tasks: tasks as never[], subscribers: [] }, platform.log)
  await queue.work(platform)
  return () => queue.close()
}

const schedules = async () =>
  (await owner.query('select name, cron, timezone from pgboss.schedule order by name')).rows

it('the queue keeps the schedules of the tasks there are, and of no others', async () => {
  const first = await working([periodic('test.daily', '0 3 * * *'), periodic('test.gone', '5 * * * *')])
  expect(await schedules()).toEqual([
    { name: 'test.daily', cron: '0 3 * * *', timezone: 'UTC' },
    { name: 'test.gone', cron: '5 * * * *', timezone: 'UTC' },
  ])
  await first()
  const second = await working([periodic('test.daily', '0 4 * * *')])
  expect(await schedules()).toEqual([{ name: 'test.daily', cron: '0 4 * * *', timezone: 'UTC' }])
  await second()
})

it('a task whose time came while nothing worked runs once, with nothing for a payload', async () => {
  const runs: string[] = []
  // Half an hour from now, so that it comes due by itself in no run of this test.
  const hourly = `${(new Date().getUTCMinutes() + 30) % 60} * * * *`
  const before = await working([periodic('test.hourly', hourly)])
  await before()
  await owner.query(`update pgboss.version set cron_on = now() - interval '5 hours'`)
  await owner.query(`update pgboss.schedule set created_on = now() - interval '5 hours'`)
  const after = await working([periodic('test.hourly', hourly, runs)])
  const until = Date.now() + 15_000
  while (runs.length === 0 && Date.now() < until) await pause(50)
  await pause(500)
  await after()
  expect(runs).toEqual(['{}'])
})

it('the fake queue runs one on demand', async () => {
  const runs: string[] = []
  const other = defineTask({ name: 'test.other', payload: z.strictObject({}), run: async () => undefined })
  const tasks = [periodic('test.hourly', '7 * * * *', runs), other] as never[]
  const queue = await fakeTasks(fresh.owner, { tasks, subscribers: [] })
  expect(await queue.runEvery(platform, 'test.hourly')).toEqual(['test.hourly'])
  expect(runs).toEqual(['{}'])
  await expect(queue.runEvery(platform, 'test.other')).rejects.toThrow('no periodic task')
  await queue.close()
})

it('a task with concurrency 1 runs one after the other', async () => {
  const runs: string[] = []
  const alone = defineTask({
    name: 'test.alone',
    payload: z.strictObject({ id: z.string() }),
    concurrency: 1,
    run: async (_platform, { id }) => {
      runs.push(`begins ${id}`)
      await pause(20)
      runs.push(`ends ${id}`)
    },
  })
  const queue = await openTasks(fresh.owner, { tasks: [alone] as never[], subscribers: [] }, platform.log)
  const ids = ['1', '2', '3', '4', '5']
  await fresh.database.forSystem(async (tx) => {
    for (const id of ids) await queue.enqueue(tx, alone, { id })
  })
  await queue.work(platform)
  const until = Date.now() + 15_000
  while (runs.length < 2 * ids.length && Date.now() < until) await pause(20)
  await queue.close()
  const begun = runs.filter((_, at) => at % 2 === 0)
  expect([...begun].sort()).toEqual(ids.map((id) => `begins ${id}`))
  expect(runs).toEqual(begun.flatMap((run) => [run, run.replace('begins', 'ends')]))
})
