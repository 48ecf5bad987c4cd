import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { Platform } from '#platform/platform.ts'
import type { listFailedTasksEndpoint } from '../contract/console.ts'

/** Tasks that were given up, newest first. */
export async function listFailedTasks(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  { page, size }: QueryOf<typeof listFailedTasksEndpoint>,
): Promise<AnswerOf<typeof listFailedTasksEndpoint>> {
  const found = await db.forSystem((tx) => tasks.listFailed(tx, { offset: page * size, limit: size + 1 }))
  const content = found
    .slice(0, size)
    .map(({ failedAt, ...task }) => ({ ...task, failedAt: failedAt.toISOString() }))
  return { content, last: found.length <= size }
}
