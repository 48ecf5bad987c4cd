import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/fresh-database.ts'
import { type Migration, migrateDatabase, readMigrations } from './migrate-database.ts'

test('migrations run once, in one process at a time; an edited one is refused and a failing one leaves nothing', async () => {
  const fresh = await freshDatabase()
  const added: Migration = { name: '9001_added.sql', sql: 'create table added (n int)', checksum: 'a' }
  const failing: Migration = {
    name: '9002_failing.sql',
    sql: 'create table half (n int); select 1/0',
    checksum: 'b',
  }
  try {
    const all = [...readMigrations(), added]
    const both = await Promise.all([migrateDatabase(fresh.owner, all), migrateDatabase(fresh.owner, all)])
    expect(both.flat()).toEqual([added.name])
    await expect(migrateDatabase(fresh.owner, [{ ...added, checksum: 'edited' }])).rejects.toThrow('edited')
    for (let turn = 0; turn < 2; turn++) {
      await expect(migrateDatabase(fresh.owner, [...all, failing])).rejects.toThrow(
        'Migration 9002_failing.sql failed',
      )
    }
  } finally {
    await fresh.close()
  }
})
