import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Task } from '#platform/tasks/tasks.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { tasks } from './features.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const companyId = randomUUID()

/** A payload of the task in which every id names an erased row. */
function payloadOf(task: Task): unknown {
  const { shape } = (task.payload as unknown as { _zod: { def: { shape: object } } })._zod.def
  return Object.fromEntries(
    Object.keys(shape).map((key) => {
      if (key === 'companyId') return [key, companyId]
      const file = `${companyId}/cv/${randomUUID()}`
      if (key === 'keys') return [key, [file]]
      return [key, key.endsWith('Key') ? file : randomUUID()]
    }),
  )
}

const waiting = (tasks as readonly Task[]).filter((task) => task.every === undefined)

// Not even as a refusal, which would become a dead letter.
test.each(waiting.map((task) => [task.name, task] as const))(
  'of a company that is erased, %s ends quietly',
  async (_name, task) => {
    const payload = payloadOf(task)
    expect(task.payload.safeParse(payload).success).toBe(true)
    const lines = app.log.lines.length
    await task.run(app.platform, payload)
    expect(app.log.lines.slice(lines)).toEqual([])
  },
)
