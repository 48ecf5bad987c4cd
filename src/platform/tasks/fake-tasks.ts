import pg from 'pg'
import { Refusal } from '#contract/refusals.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { OwnerConnection } from '#platform/database/connect-database.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { reasonOf, shownPayload, shownReason } from './failed-task.ts'
import type { TaskList } from './open-tasks.ts'
import { checkedPayload, tasksByEvent, withoutPerson } from './task-list.ts'
import type { EnqueueOptions, FailedTask, Task, Tasks } from './tasks.ts'

export interface FakeTasks extends Tasks {
  /** Runs due tasks, and those they enqueue, until none is due; throws a failure. Without a clock every task is due. */
  runAll(platform: Platform): Promise<string[]>
  /** Runs a periodic task once, and the tasks it enqueues. */
  runEvery(platform: Platform, name: string): Promise<string[]>
  waiting(): Promise<{ name: string; payload: unknown; startAfterSeconds: number }[]>
  close(): Promise<void>
}

const schema = `create table fake_tasks (seq bigint generated always as identity primary key, name text not null, payload jsonb not null, start_after int not null, due timestamptz not null, singleton text);
  create unique index on fake_tasks (name, singleton);
  create table fake_failed_tasks (seq bigint generated always as identity primary key, id uuid not null default gen_random_uuid(), name text not null, payload jsonb not null, reason jsonb not null, failed_at timestamptz not null default now());
  grant select, insert, delete on fake_tasks, fake_failed_tasks to mindhire_tenant, mindhire_system`

/** A queue that runs on demand. It lives in a table, so that a rolled-back transaction leaves no task. */
export async function fakeTasks(
  owner: OwnerConnection,
  { tasks, subscribers }: TaskList,
  clock?: Clock,
): Promise<FakeTasks> {
  const pool = new pg.Pool({ ...owner, max: 1 })
  await pool.query(schema)
  const startedBy = tasksByEvent(subscribers, tasks)
  const now = () => clock?.now().getTime() ?? 0
  const byName = new Map(tasks.map((task) => [task.name, task as unknown as Task]))

  const enqueue = async (tx: Tx, name: string, payload: unknown, options: EnqueueOptions = {}) => {
    const task = byName.get(name)
    if (!task) throw new Error(`${name} is not in the list of tasks`)
    const delay = options.startAfterSeconds ?? 0
    await tx.$client.query(
      'insert into fake_tasks (name, payload, start_after, due, singleton) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [
        name,
        JSON.stringify(payload),
        delay,
        new Date(now() + delay * 1000),
        task.waitsOnceFor?.(payload) ?? null,
      ],
    )
  }
  const waiting = async () => {
    const { rows } = await pool.query<{ name: string; payload: unknown; startAfterSeconds: number }>(
      'select name, payload, start_after as "startAfterSeconds" from fake_tasks order by seq',
    )
    return rows
  }

  // Without a clock every one is due.
  const takeDue = async () => {
    const { rows } = await pool.query<{ name: string; payload: unknown }>(
      'delete from fake_tasks where seq = (select min(seq) from fake_tasks where $1 or due <= $2) returning name, payload',
      [clock === undefined, new Date(now())],
    )
    return rows[0]
  }

  return {
    waiting,
    ...running(pool, byName, takeDue),
    enqueue: (tx, task, payload, options) => enqueue(tx, task.name, checkedPayload(task, payload), options),
    publish: async (tx, event, payload) => {
      const checked = checkedPayload(event, payload)
      for (const task of startedBy.get(event.name) ?? []) await enqueue(tx, task, checked)
    },
    listFailed,
    retry: async (tx, id) => {
      const failed = await takeFailed(tx, id, [...byName.keys()])
      if (failed) await enqueue(tx, failed.name, failed.payload)
      return failed !== undefined
    },
    close: () => pool.end(),
  }
}

const listFailed: Tasks['listFailed'] = async (tx, { offset, limit }) => {
  const { rows } = await tx.$client.query<Omit<FailedTask, 'reason'> & { reason: unknown }>(
    'select id, name, failed_at as "failedAt", reason, payload from fake_failed_tasks order by seq desc limit $1 offset $2',
    [limit, offset],
  )
  return rows.map((row) => ({ ...row, reason: shownReason(row.reason), payload: shownPayload(row.payload) }))
}

/** Runs tasks by name, and then all that are due. */
function running(
  pool: pg.Pool,
  byName: ReadonlyMap<string, Task>,
  takeDue: () => Promise<{ name: string; payload: unknown } | undefined>,
): Pick<FakeTasks, 'runAll' | 'runEvery'> {
  const runOnce = async (task: Task, platform: Platform, payload: unknown): Promise<void> => {
    try {
      await task.run(withoutPerson(platform), checkedPayload(task, payload))
    } catch (error) {
      await pool.query('insert into fake_failed_tasks (name, payload, reason) values ($1, $2, $3)', [
        task.name,
        JSON.stringify(payload),
        JSON.stringify(reasonOf(error)),
      ])
      // As the real queue does: a refusal gives up quietly.
      if (!(error instanceof Refusal)) throw error
    }
  }
  const runAll = async (platform: Platform): Promise<string[]> => {
    const ran: string[] = []
    for (;;) {
      const next = await takeDue()
      if (!next) return ran
      const task = byName.get(next.name)
      if (!task) throw new Error(`No task is named ${next.name}`)
      ran.push(next.name)
      await runOnce(task, platform, next.payload)
    }
  }
  return {
    runAll,
    runEvery: async (platform, name) => {
      const task = byName.get(name)
      if (task?.every === undefined) throw new Error(`${name} is no periodic task in the list of tasks`)
      await runOnce(task, platform, {})
      return [name, ...(await runAll(platform))]
    },
  }
}

async function takeFailed(tx: Tx, id: string, names: readonly string[]) {
  const { rows } = await tx.$client.query<{ name: string; payload: unknown }>(
    'delete from fake_failed_tasks where id = $1 and name = any($2) returning name, payload',
    [id, names],
  )
  return rows[0]
}
