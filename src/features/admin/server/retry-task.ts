import type { OperatorId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'

/** Takes a task up again that was given up; throws NOT_FOUND when there is none such any more. */
export function retryTask(
  { db, tasks, audit }: Pick<Platform, 'db' | 'tasks' | 'audit'>,
  operatorId: OperatorId,
  taskId: string,
): Promise<void> {
  return db.forSystem(async (tx) => {
    if (!(await tasks.retry(tx, taskId))) throw new Refusal('NOT_FOUND')
    await audit.record(tx, { companyId: null, actor: operatorId, action: 'task.retried', subjectId: taskId })
  })
}
