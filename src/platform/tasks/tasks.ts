import type * as z from 'zod/mini'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'

/** Background work, known by name. Payloads carry ids only, so that the queue holds no personal data. */
export interface Task<P = unknown> {
  name: string
  payload: z.ZodMiniType<P>
  /** Tries after the first one, with a growing pause; then the task is a dead letter. Default 5, a minute. */
  retries?: number
  /** How many seconds that pause grows to. Default 600. */
  longestPause?: number
  /** Seconds after which a run without a heartbeat is retried. Default 60. */
  expireSeconds?: number
  /** How many of these one process runs concurrently. Default 2. */
  concurrency?: number
  /** How many of those one company may have under way: the others are left to other companies. */
  perCompany?: number
  /** At most one task waits for each of these keys; asking again while it waits adds nothing. */
  waitsOnceFor?(payload: P): string
  /** A cron line in UTC: the task then runs by itself, with the payload `{}`, in one process at a time. */
  every?: string
  /** May run more than once for one enqueueing: it must come to the same end each time. */
  run(platform: Platform, payload: P): Promise<void>
}

/** Declares a task; returns its argument, typed. */
export function defineTask<P>(task: Task<P>): Task<P> {
  return task
}

/** A domain event: something that happened, to which later features may subscribe. */
export interface DomainEvent<P = unknown> {
  name: string
  payload: z.ZodMiniType<P>
}

export function defineEvent<P>(event: DomainEvent<P>): DomainEvent<P> {
  return event
}

/** A later feature's task that runs whenever the event is published. */
export interface Subscriber {
  event: string
  task: string
}

export function subscribe<P>(event: DomainEvent<P>, task: Task<P>): Subscriber {
  return { event: event.name, task: task.name }
}

export interface EnqueueOptions {
  startAfterSeconds?: number
}

/** A task that failed for good. */
export interface FailedTask {
  id: string
  name: string
  failedAt: Date
  /** Kind of error, e.g. `Refusal NOT_FOUND`; never its message. */
  reason: string
  /** The ids it was about. */
  payload: Record<string, string>
}

/** The queue. All calls act in the caller's transaction: no commit, no task. */
export interface Tasks {
  enqueue<P>(tx: Tx, task: Task<P>, payload: P, options?: EnqueueOptions): Promise<void>
  publish<P>(tx: Tx, event: DomainEvent<P>, payload: P): Promise<void>
  /** Tasks that failed for good, newest first. */
  listFailed(tx: Tx, page: { offset: number; limit: number }): Promise<FailedTask[]>
  /** Enqueues a failed task again; false when it no longer exists or its kind is unknown. */
  retry(tx: Tx, id: string): Promise<boolean>
}
