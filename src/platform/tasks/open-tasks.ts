import { setTimeout as pause } from 'node:timers/promises'
import { type ConstructorOptions, type Job, type JobResult, PgBoss } from 'pg-boss'
import { Refusal } from '#contract/refusals.ts'
import type { OwnerConnection } from '#platform/database/connect-database.ts'
import type { Tx } from '#platform/database/database.ts'
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts'
import { grantTaskSchema } from '#platform/database/grant-task-schema.ts'
import { withClient } from '#platform/database/with-client.ts'
import type { Log } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { reasonOf } from './failed-task.ts'
import { deadLetters, selectFailed, takeFailed } from './store.ts'
import { checkedPayload, tasksByEvent, withoutPerson } from './task-list.ts'
import type { EnqueueOptions, Subscriber, Task, Tasks } from './tasks.ts'

const heartbeatSeconds = 20
const databasePatienceMs = 30_000
const databasePauseMs = 500

export interface OpenTasks extends Tasks {
  /** Starts running tasks in this process. */
  work(platform: Platform): Promise<void>
  ping(): Promise<void>
  /** Lets running tasks finish for a while, then stops. */
  close(): Promise<void>
}

export interface TaskList {
  tasks: readonly Task[]
  subscribers: readonly Subscriber[]
}

/** The queue in PostgreSQL. */
export async function openTasks(
  owner: OwnerConnection,
  { tasks, subscribers }: TaskList,
  log: Log,
): Promise<OpenTasks> {
  const boss = new PgBoss({
    ...(owner as ConstructorOptions),
    application_name: 'mindhire-tasks',
    max: 4,
    monitorIntervalSeconds: 5,
    // Detects tasks of a dead process; the default is once a minute.
    superviseIntervalSeconds: 5,
    useListenNotify: true,
    schedule: true,
  })
  boss.on('error', (error) => log.warn({ name: error.name }, 'the task queue reports an error'))
  boss.on('warning', () => undefined)
  await boss.start()
  await declareQueues(boss, tasks)
  await withClient(owner, grantTaskSchema)
  const startedBy = tasksByEvent(subscribers, tasks)

  const byName = new Map(tasks.map((task) => [task.name, task]))
  const enqueue = async (tx: Tx, name: string, payload: unknown, options: EnqueueOptions = {}) => {
    const singletonKey = byName.get(name)?.waitsOnceFor?.(payload)
    await boss.send(name, payload as object, {
      ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
      ...(singletonKey === undefined ? {} : { singletonKey }),
      ...groupOf(payload),
      db: inTransactionOf(tx),
    })
  }

  return {
    enqueue: (tx, task, payload, options) => enqueue(tx, task.name, checkedPayload(task, payload), options),
    publish: async (tx, event, payload) => {
      const checked = checkedPayload(event, payload)
      for (const task of startedBy.get(event.name) ?? []) await enqueue(tx, task, checked)
    },
    listFailed: selectFailed,
    retry: async (tx, id) => {
      const taken = await takeFailed(tx, id, [...byName.keys()])
      if (taken) await enqueue(tx, taken.name, taken.payload)
      return taken !== null
    },
    work: async (platform) => {
      await keepSchedules(boss, tasks)
      for (const task of tasks as readonly unknown[] as readonly Task[])
        await (task.perCompany === undefined ? runTask : runFairly)(boss, task, platform)
    },
    ping: async () => {
      if (!(await boss.isInstalled())) throw new Error('The task queue is not installed')
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000, close: true }),
  }
}

async function declareQueues(boss: PgBoss, tasks: TaskList['tasks']): Promise<void> {
  await boss.createQueue(deadLetters, { retentionSeconds: 90 * 86_400 })
  for (const task of tasks) {
    const settings = {
      retryLimit: task.retries ?? 5,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: task.longestPause ?? 600,
      expireInSeconds: task.expireSeconds ?? 60,
      heartbeatSeconds,
      deadLetter: deadLetters,
      notify: true,
      deleteAfterSeconds: 86_400,
    }
    // A standard queue ignores keys and waiting runs.
    await boss.createQueue(task.name, {
      ...settings,
      policy: task.waitsOnceFor || task.every ? 'short' : 'standard',
    })
    // A queue of an earlier version gets the current settings.
    await boss.updateQueue(task.name, settings)
  }
}

async function keepSchedules(boss: PgBoss, tasks: TaskList['tasks']): Promise<void> {
  const periodic = new Map(tasks.flatMap(({ name, every }) => (every === undefined ? [] : [[name, every]])))
  // A run that came due while nothing worked is made up for, once.
  for (const [name, every] of periodic) await boss.schedule(name, every, {}, { tz: 'UTC', missed: 'once' })
  for (const { name, key } of await boss.getSchedules()) {
    if (!periodic.has(name)) await boss.unschedule(name, key)
  }
}

/** Tasks of one company are a group. */
function groupOf(payload: unknown) {
  const { companyId } = (payload ?? {}) as { companyId?: unknown }
  return typeof companyId === 'string' ? { group: { id: companyId } } : {}
}

function inTransactionOf(tx: Tx) {
  return { executeSql: (text: string, values?: unknown[]) => tx.$client.query(text, values) }
}

const polling = {
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const

/** One by one, as many side by side as the task says; of one company no more than `perCompany`. */
async function runFairly(boss: PgBoss, task: Task, platform: Platform): Promise<void> {
  let workers: string[] = []
  await boss.work(
    task.name,
    {
      ...polling,
      batchSize: 1,
      localConcurrency: task.concurrency ?? 2,
      localGroupConcurrency: task.perCompany ?? 1,
    },
    async (jobs: Job<object>[]) => {
      const results = await runTogether(jobs, (job) => runOne(task, job, platform))
      // Otherwise the next one would wait for the next poll.
      for (const worker of workers) boss.notifyWorker(worker)
      return results
    },
  )
  workers = boss.getWipData().flatMap(({ id, name }) => (name === task.name ? [id] : []))
}

/** In a few batches side by side: the threads and connections of one that waits for its last task serve the others. */
async function runTask(boss: PgBoss, task: Task, platform: Platform): Promise<void> {
  const concurrency = task.concurrency ?? 2
  const batches = Math.max(1, Math.min(4, Math.floor(concurrency / 2)))
  await boss.work(
    task.name,
    {
      localConcurrency: batches,
      // A batch of one is not followed by the next at once, however many tasks wait.
      batchSize: Math.max(2, Math.floor(concurrency / batches)),
      burstWhenBatchFull: true,
      ...polling,
    },
    (jobs: Job<object>[]) =>
      (concurrency > 1 ? runTogether : runInTurn)(jobs, (job) => runOne(task, job, platform)),
  )
}

type RunOne = (job: Job<object>) => Promise<JobResult>

const runTogether = (jobs: Job<object>[], run: RunOne) => Promise.all(jobs.map(run))

async function runInTurn(jobs: Job<object>[], run: RunOne): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const job of jobs) results.push(await run(job))
  return results
}

async function runOne(task: Task, job: Job<object>, platform: Platform): Promise<JobResult> {
  try {
    await onceThereIsADatabase(() => task.run(withoutPerson(platform), checkedPayload(task, job.data)))
    return { id: job.id, status: 'completed' }
  } catch (error) {
    // A refusal will not change by trying again; anything else may.
    const gaveUp = error instanceof Refusal
    const reason = reasonOf(error)
    platform.log.warn(
      { task: task.name, try: job.retryCount, gaveUp, reason, stack: stackOf(error) },
      'a task failed',
    )
    return { id: job.id, status: gaveUp ? 'deadletter' : 'failed', output: reason }
  }
}

/** A database that went away is no failure of the task: it runs again, and no try is counted. */
async function onceThereIsADatabase(run: () => Promise<void>): Promise<void> {
  const until = Date.now() + databasePatienceMs
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || Date.now() > until) throw error
      await pause(databasePauseMs)
    }
  }
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error
    ? error.stack
        ?.split('\n')
        .filter((line) => line.trimStart().startsWith('at '))
        .slice(0, 6)
        .join('\n')
    : undefined
}
