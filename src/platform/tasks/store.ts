import type { Tx } from '#platform/database/database.ts'
import { shownPayload, shownReason } from './failed-task.ts'
import type { FailedTask } from './tasks.ts'

/** The dead-letter queue. */
export const deadLetters = 'dead-letters'

const unfinished = "state in ('created', 'retry', 'active')"
const failed = "name = $1 and state = 'created' and source_name is not null"

export async function selectFailed(
  tx: Tx,
  { offset, limit }: { offset: number; limit: number },
): Promise<FailedTask[]> {
  const { rows } = await tx.$client.query<{
    id: string
    name: string
    failedAt: Date
    output: unknown
    data: unknown
  }>(
    `select id, source_name as name, created_on as "failedAt", source_output as output, data from pgboss.job
     where ${failed} order by created_on desc, id limit $2 offset $3`,
    [deadLetters, limit, offset],
  )
  return rows.map(({ output, data, ...task }) => ({
    ...task,
    reason: shownReason(output),
    payload: shownPayload(data),
  }))
}

/** Deletes a failed task and returns it; null when it is missing, or of none of these names. */
export async function takeFailed(
  tx: Tx,
  id: string,
  names: readonly string[],
): Promise<{ name: string; payload: unknown } | null> {
  const { rows } = await tx.$client.query<{ name: string; payload: unknown }>(
    `delete from pgboss.job where ${failed} and id = $2 and source_name = any($3)
     returning source_name as name, data as payload`,
    [deadLetters, id, names],
  )
  return rows[0] ?? null
}

/** Waiting ones count those that run. */
export async function selectTaskCounts(tx: Tx): Promise<{ waiting: number; failed: number }> {
  const { rows } = await tx.$client.query<{ waiting: number; failed: number }>(
    `select count(*) filter (where name <> $1 and name not like '\\_\\_%' and ${unfinished})::int as waiting,
       count(*) filter (where ${failed})::int as failed
     from pgboss.job`,
    [deadLetters],
  )
  return rows[0] ?? { waiting: 0, failed: 0 }
}

/** Seconds that the oldest task which is due has waited; 0 when none is. */
export async function selectQueueAge(tx: Tx): Promise<number> {
  const { rows } = await tx.$client.query<{ seconds: number }>(
    `select coalesce(extract(epoch from now() - min(start_after)), 0)::float as seconds from pgboss.job
     where name <> $1 and name not like '\\_\\_%' and state in ('created', 'retry') and start_after <= now()`,
    [deadLetters],
  )
  return rows[0]?.seconds ?? 0
}

/** Whether a start has made the queue. */
export async function queueIsMade(tx: Tx): Promise<boolean> {
  const { rows } = await tx.$client.query<{ made: boolean }>(
    "select to_regclass('pgboss.job') is not null as made",
  )
  return rows[0]?.made === true
}
