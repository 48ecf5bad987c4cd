import type pg from 'pg'
import type { Tx } from '#platform/database/database.ts'
import { reasonOf, shownPayload, shownReason } from './failed-task.ts'
import type { FailedTask, Tasks } from './tasks.ts'

export const failedTable =
  'create table fake_failed_tasks (seq bigint generated always as identity primary key, id uuid not null default gen_random_uuid(), name text not null, payload jsonb not null, reason jsonb not null, failed_at timestamptz not null default now());'

export type StoreFailed = (name: string, payload: unknown, error: unknown) => Promise<void>

/** Stores failed tasks. */
export function storeFailedIn(pool: pg.Pool): StoreFailed {
  return async (name, payload, error) => {
    await pool.query('insert into fake_failed_tasks (name, payload, reason) values ($1, $2, $3)', [
      name,
      JSON.stringify(payload),
      JSON.stringify(reasonOf(error)),
    ])
  }
}

/** Lists and retries the stored tasks. */
export function failedTasks(
  byName: ReadonlyMap<string, unknown>,
  enqueue: (tx: Tx, name: string, payload: unknown) => Promise<void>,
): Pick<Tasks, 'listFailed' | 'retry'> {
  return {
    listFailed: async (tx, { offset, limit }) => {
      const { rows } = await tx.$client.query<Omit<FailedTask, 'reason'> & { reason: unknown }>(
        'select id, name, failed_at as "failedAt", reason, payload from fake_failed_tasks order by seq desc limit $1 offset $2',
        [limit, offset],
      )
      return rows.map((row) => ({
        ...row,
        reason: shownReason(row.reason),
        payload: shownPayload(row.payload),
      }))
    },
    retry: async (tx, id) => {
      const { rows } = await tx.$client.query<{ name: string; payload: unknown }>(
        'delete from fake_failed_tasks where id = $1 and name = any($2) returning name, payload',
        [id, [...byName.keys()]],
      )
      if (rows[0]) await enqueue(tx, rows[0].name, rows[0].payload)
      return rows.length > 0
    },
  }
}
