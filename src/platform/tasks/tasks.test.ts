import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { CompanyId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { countTasks } from './count-tasks.ts'
import { fakeTasks } from './fake-tasks.ts'
import { openTasks } from './open-tasks.ts'
import { defineEvent, defineTask, subscribe, type Tasks } from './tasks.ts'

const company = randomUUID() as CompanyId
const payload = z.strictObject({ id: z.string() })

function aTaskList() {
  const runs: string[] = []
  let failures = 0
  const first = defineTask({
    name: 'test.first',
    payload,
    run: async (_platform, { id }) => void runs.push(`first ${id}`),
  })
  const second = defineTask({
    name: 'test.second',
    payload,
    run: async (_platform, { id }) => void runs.push(`second ${id}`),
  })
  const refusing = defineTask({
    name: 'test.refusing',
    payload,
    run: async (_platform, { id }) => {
      runs.push(`refusing ${id}`)
      throw new Refusal('NOT_FOUND')
    },
  })
  const flaky = defineTask({
    name: 'test.flaky',
    payload,
    run: async (_platform, { id }) => {
      failures += 1
      if (failures === 1) throw new Error('the secret of a person')
      runs.push(`flaky ${id}`)
    },
  })
  const onePerKey = defineTask({
    name: 'test.one-per-key',
    payload,
    waitsOnceFor: ({ id }) => id,
    run: async (_platform, { id }) => void runs.push(`once ${id}`),
  })
  const { promise: slowOne, resolve: goOn } = Promise.withResolvers<void>()
  const several = defineTask({
    name: 'test.several',
    payload,
    concurrency: 4,
    run: async (_platform, { id }) => {
      if (id === 'slow') await slowOne
      runs.push(`several ${id}`)
    },
  })
  const deciding = defineTask({
    name: 'test.deciding',
    payload,
    run: ({ db }, { id }) =>
      db
        .forPerson({ companyId: company, userId: id as UserId }, async () => void runs.push('decided'))
        .catch((error: Error) => void runs.push(error.message)),
  })
  const happened = defineEvent({ name: 'test.happened', payload })
  const list = {
    tasks: [first, second, refusing, flaky, onePerKey, several, deciding] as never[],
    subscribers: [subscribe(happened, first), subscribe(happened, second)],
  }
  return { runs, first, second, refusing, flaky, onePerKey, several, deciding, goOn, happened, list }
}

/** Both queues behind one interface: the real one runs tasks, the fake one on demand. */
const queues = {
  real: async (owner: FreshDatabase['owner'], parts: ReturnType<typeof aTaskList>, platform: Platform) => {
    const tasks = await openTasks(owner, parts.list, platform.log)
    await tasks.work(platform)
    const settle = async (done: () => boolean) => {
      const until = Date.now() + 15_000
      while (!done() && Date.now() < until) await pause(50)
    }
    return { tasks: tasks as Tasks, settle, close: () => tasks.close() }
  },
  fake: async (owner: FreshDatabase['owner'], parts: ReturnType<typeof aTaskList>, platform: Platform) => {
    const tasks = await fakeTasks(owner, parts.list)
    return {
      tasks: tasks as Tasks,
      settle: async () => void (await tasks.runAll(platform)),
      close: () => tasks.close(),
    }
  },
}

describe.each(Object.entries(queues))('the %s queue', (kind, open) => {
  const parts = aTaskList()
  const log = fakeLog()
  let fresh: FreshDatabase
  let queue: Awaited<ReturnType<typeof open>>

  beforeAll(async () => {
    fresh = await freshDatabase()
    queue = await open(fresh.owner, parts, { log, db: fresh.database } as unknown as Platform)
  })
  afterAll(async () => {
    await queue.close()
    await fresh.close()
  })

  it('runs tasks of a committed transaction of any role', async () => {
    const userId = randomUUID() as UserId
    await fresh.database.forPerson({ companyId: company, userId }, (tx) =>
      queue.tasks.enqueue(tx, parts.first, { id: 'person' }),
    )
    await fresh.database.forCompany(company, (tx) => queue.tasks.enqueue(tx, parts.first, { id: 'tenant' }))
    await fresh.database.forSystem((tx) => queue.tasks.enqueue(tx, parts.first, { id: 'system' }))
    await queue.settle(() => parts.runs.length >= 3)
    expect([...parts.runs].sort()).toEqual(['first person', 'first system', 'first tenant'])
  })

  it('runs no task as a person', async () => {
    parts.runs.length = 0
    await fresh.database.forSystem((tx) => queue.tasks.enqueue(tx, parts.deciding, { id: randomUUID() }))
    await queue.settle(() => parts.runs.length >= 1)
    expect(parts.runs).toEqual(['A task does not act as a person'])
  })

  it('drops tasks of a rolled-back transaction', async () => {
    parts.runs.length = 0
    const failing = fresh.database.forCompany(company, async (tx) => {
      await queue.tasks.enqueue(tx, parts.first, { id: 'lost' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await fresh.database.forSystem((tx) => queue.tasks.enqueue(tx, parts.second, { id: 'kept' }))
    await queue.settle(() => parts.runs.length >= 1)
    expect(parts.runs).toEqual(['second kept'])
  })

  it('starts every task that subscribes to an event', async () => {
    parts.runs.length = 0
    await fresh.database.forCompany(company, (tx) => queue.tasks.publish(tx, parts.happened, { id: 'x' }))
    await queue.settle(() => parts.runs.length >= 2)
    expect([...parts.runs].sort()).toEqual(['first x', 'second x'])
  })

  it('keeps one waiting task for a key, however often it is asked for, and another once that has run', async () => {
    parts.runs.length = 0
    const ask = (id: string) =>
      fresh.database.forCompany(company, (tx) =>
        queue.tasks.enqueue(tx, parts.onePerKey, { id }, { startAfterSeconds: 2 }),
      )
    await Promise.all([ask('a'), ask('a'), ask('b')])
    await ask('a')
    await queue.settle(() => parts.runs.length >= 2)
    await pause(kind === 'real' ? 1000 : 0)
    expect([...parts.runs].sort()).toEqual(['once a', 'once b'])
    await ask('a')
    await queue.settle(() => parts.runs.length >= 3)
    expect([...parts.runs].sort()).toEqual(['once a', 'once a', 'once b'])
  })

  describe('a task that was given up', () => {
    const failed = () =>
      fresh.database.forSystem((tx) => queue.tasks.listFailed(tx, { offset: 0, limit: 10 }))
    const retry = (id: string) => fresh.database.forSystem((tx) => queue.tasks.retry(tx, id))
    const failedOnce = async (count: number) => {
      const until = Date.now() + 10_000
      while ((await failed()).length < count && Date.now() < until) await pause(50)
      return failed()
    }
    const giveUp = async (id: string) => {
      const before = (await failed()).length
      await fresh.database.forSystem((tx) => queue.tasks.enqueue(tx, parts.refusing, { id }))
      await queue.settle(() => parts.runs.includes(`refusing ${id}`))
      return failedOnce(before + 1)
    }
    const clear = async () => {
      for (const { id } of await failed()) {
        const client = new pg.Client(fresh.owner)
        await client.connect()
        if (kind === 'real') await client.query('delete from pgboss.job where id = $1', [id])
        else await client.query('delete from fake_failed_tasks where id = $1', [id])
        await client.end()
      }
      parts.runs.length = 0
    }

    it('is listed, newest first, by kind of error and ids', async () => {
      await clear()
      await giveUp('older')
      const listed = await giveUp('newer')
      expect(listed.map(({ payload }) => payload)).toEqual([{ id: 'newer' }, { id: 'older' }])
      expect(listed[0]).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'test.refusing',
        failedAt: expect.any(Date),
        reason: 'Refusal NOT_FOUND',
        payload: { id: 'newer' },
      })
      const next = await fresh.database.forSystem((tx) => queue.tasks.listFailed(tx, { offset: 1, limit: 1 }))
      expect(next.map(({ payload }) => payload)).toEqual([{ id: 'older' }])
      if (kind === 'real') expect(await fresh.database.forSystem(countTasks)).toMatchObject({ failed: 2 })
    })

    it('runs once more however often it is retried, and is listed again when it fails again', async () => {
      await clear()
      const [first] = await giveUp('tried')
      if (!first) throw new Error('Nothing was given up')
      const answers = await Promise.all([retry(first.id), retry(first.id), retry(first.id)])
      expect([...answers].sort()).toEqual([false, false, true])
      await queue.settle(() => parts.runs.length >= 2)
      const again = await failedOnce(1)
      await pause(kind === 'real' ? 500 : 0)
      expect(parts.runs).toEqual(['refusing tried', 'refusing tried'])
      expect(again).toHaveLength(1)
      expect(again[0]?.id).not.toBe(first.id)
      expect(await retry(first.id)).toBe(false)
      expect(await retry(randomUUID())).toBe(false)
    })

    it('stays where it was when the transaction fails', async () => {
      await clear()
      const [task] = await giveUp('kept')
      if (!task) throw new Error('Nothing was given up')
      const failing = fresh.database.forSystem(async (tx) => {
        expect(await queue.tasks.retry(tx, task.id)).toBe(true)
        throw new Error('rolled back')
      })
      await expect(failing).rejects.toThrow('rolled back')
      await pause(kind === 'real' ? 500 : 0)
      if (kind === 'fake') await queue.settle(() => true)
      expect((await failed()).map(({ id }) => id)).toEqual([task.id])
      expect(parts.runs).toEqual(['refusing kept'])
    })
  })

  it('refuses a wrong payload when it is sent', async () => {
    const sending = fresh.database.forSystem((tx) =>
      queue.tasks.enqueue(tx, parts.first, { nonsense: 1 } as never),
    )
    await expect(sending).rejects.toThrow('Wrong payload for test.first')
  })

  // The fake one does not wait.
  if (kind === 'fake') return

  it('§assessment-47 keeps no other waiting for a slow one, of its kind or of another', async () => {
    parts.runs.length = 0
    const ask = (task: typeof parts.several, id: string) =>
      fresh.database.forSystem((tx) => queue.tasks.enqueue(tx, task, { id }))
    await ask(parts.several, 'slow')
    await pause(200)
    for (const id of ['1', '2', '3', '4', '5']) await ask(parts.several, id)
    await ask(parts.first, 'other')
    await queue.settle(() => parts.runs.length >= 6)
    expect([...parts.runs].sort()).toEqual(['first other', ...[1, 2, 3, 4, 5].map((n) => `several ${n}`)])
    parts.goOn()
    await queue.settle(() => parts.runs.length >= 7)
    expect(parts.runs.at(-1)).toBe('several slow')
  })

  it('retries after a failure, without storing its message', async () => {
    parts.runs.length = 0
    await fresh.database.forSystem((tx) => queue.tasks.enqueue(tx, parts.flaky, { id: 'again' }))
    await queue.settle(() => parts.runs.length >= 1)
    expect(parts.runs).toEqual(['flaky again'])
    expect(JSON.stringify(log.lines)).not.toContain('the secret of a person')
    const client = new pg.Client(fresh.owner)
    await client.connect()
    const { rows } = await client.query(
      "select coalesce(string_agg(output::text, ' '), '') as outputs from pgboss.job",
    )
    await client.end()
    expect(rows[0].outputs).not.toContain('the secret of a person')
  })

  it('gives up at once on a refusal and keeps it as a dead letter', async () => {
    parts.runs.length = 0
    const before = (await fresh.database.forSystem(countTasks))?.failed ?? 0
    await fresh.database.forSystem((tx) => queue.tasks.enqueue(tx, parts.refusing, { id: 'never' }))
    await queue.settle(() => parts.runs.length >= 1)
    const client = new pg.Client(fresh.owner)
    await client.connect()
    const dead = async () =>
      (await client.query("select count(*)::int as n from pgboss.job where name = 'dead-letters'")).rows[0].n
    const until = Date.now() + 10_000
    while ((await dead()) === before && Date.now() < until) await pause(50)
    expect(await dead()).toBe(before + 1)
    await client.end()
    expect(parts.runs).toEqual(['refusing never'])
  })
})
