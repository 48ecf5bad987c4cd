import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import type { CompanyId } from '#contract/ids.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import type { Tx } from './database.ts'
import { grantTaskSchema } from './grant-task-schema.ts'

const company = '0198c000-0000-7000-8000-000000000001' as CompanyId

test('both roles enqueue in their transactions, and a rollback takes the task along', async () => {
  const fresh = await freshDatabase()
  const boss = new PgBoss({ ...fresh.owner, supervise: false, schedule: false })
  const owner = new pg.Client(fresh.owner)
  try {
    await owner.connect()
    await boss.start()
    await boss.createQueue('shared')
    await boss.createQueue('own', { partition: true })
    await grantTaskSchema(owner)
    await boss.createQueue('later', { partition: true })
    const send = (tx: Tx, queue: string) =>
      boss.send(
        queue,
        { id: 1 },
        { db: { executeSql: (text, values) => tx.$client.query(text, values) }, singletonKey: queue },
      )
    for (const queue of ['shared', 'own', 'later']) {
      expect(await fresh.database.forCompany(company, (tx) => send(tx, queue))).toBeTruthy()
    }
    expect(await fresh.database.forSystem((tx) => send(tx, 'shared'))).toBeTruthy()
    const undone = fresh.database.forCompany(company, async (tx) => {
      await send(tx, 'shared')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await boss.fetch('shared', { batchSize: 10 })).toHaveLength(2)
  } finally {
    await boss.stop({ graceful: false })
    await owner.end()
    await fresh.close()
  }
})
