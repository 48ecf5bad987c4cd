import pg from 'pg'
import { expect, test } from 'vitest'
import { writeInvoiceTask } from '#features/billing/server/tasks.ts'
import { extractCvTextTask } from '#features/interviews/server/extract-cv-text.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import { openTasks } from '#platform/tasks/open-tasks.ts'
import { freshDatabase } from '#testing/fresh-database.ts'

const needStorage = [sweepFiles, extractCvTextTask, writeInvoiceTask]

test('S29 what needs storage is tried for longer than it is away for ten minutes', async () => {
  const { owner, close } = await freshDatabase()
  const tasks = await openTasks(owner, { tasks: needStorage as never, subscribers: [] }, fakeLog())
  const client = new pg.Client(owner)
  await client.connect()
  const { rows } = await client.query(
    'select name, retry_limit tries, retry_delay first, retry_delay_max longest from pgboss.queue where name = any($1)',
    [needStorage.map(({ name }) => name)],
  )
  await client.end()
  await tasks.close()
  await close()
  expect(rows).toHaveLength(needStorage.length)
  for (const { name, tries, first, longest } of rows) {
    let seconds = 0
    for (let at = 0; at < tries; at++) seconds += Math.min(longest, first * 2 ** at)
    expect(seconds, name).toBeGreaterThan(15 * 60)
  }
})
