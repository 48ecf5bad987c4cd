import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'

let fresh: FreshDatabase
let owner: pg.Client
beforeAll(async () => {
  fresh = await freshDatabase()
  owner = new pg.Client(fresh.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await fresh?.close()
})

test('what is announced is heard before the commit that announces it is answered; rolled back it is not', async () => {
  const heard: (string | null)[] = []
  fresh.database.follow((notice) => heard.push(notice))
  const announce = (text: string, fails = false) =>
    fresh.database.forSystem(async (tx) => {
      await tx.execute(sql`select pg_notify('mindhire', ${text})`)
      if (fails) throw new Error('rolled back')
    })
  await announce('mine')
  expect(heard).toContain('mine')
  await announce('never', true).catch(() => undefined)
  await announce('again')
  expect(heard).not.toContain('never')
})

test('a lost connection may have missed a notice, and is opened again', async () => {
  const heard: (string | null)[] = []
  const follower = fresh.database.follow((notice) => heard.push(notice))
  await vi.waitFor(() => expect(follower.isLive()).toBe(true))
  expect(heard).not.toContain(null)
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query in ('listen mindhire', 'select 1', 'select pg_backend_pid() pid')`)
  await vi.waitFor(() => expect(heard).toContain(null), 5_000)
  await vi.waitFor(() => expect(follower.isLive()).toBe(true), 10_000)
  await owner.query(`notify mindhire, 'from elsewhere'`)
  await vi.waitFor(() => expect(heard).toContain('from elsewhere'), 5_000)
})
