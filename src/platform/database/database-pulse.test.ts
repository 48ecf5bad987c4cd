import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { startStallingProxy } from '#testing/stalling-proxy.ts'
import { silentLog } from '#testing/test-cluster.ts'
import { connectDatabase } from './connect-database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

test('a database that stands still is unavailable within seconds, and works once it goes on', async () => {
  const through = await startStallingProxy(fresh.owner)
  const { user, database: name } = fresh.owner
  const database = connectDatabase(
    { host: '127.0.0.1', port: through.port, ...(user && { user }), ...(name && { database: name }) },
    silentLog,
  )
  const read = () => database.forSystem((tx) => tx.execute('select 1'))
  await read()
  // The first beat opens the pulse's own connection.
  await vi.waitFor(() => expect(through.connections()).toBeGreaterThan(1))
  through.stall()
  // Under way, and then at once; without the pulse each would take twenty seconds.
  await expect(Promise.all([read(), database.ping()])).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect(read()).rejects.toBeInstanceOf(DatabaseUnavailable)
  through.goOn()
  await vi.waitFor(read, { timeout: 4_000, interval: 100 })
  await database.close()
  await through.close()
})
