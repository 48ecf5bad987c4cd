import pg from 'pg'
import type { OwnerConnection } from './connect-database.ts'

/** A connection past all roles. */
export type OwnerClient = pg.Client

/** Runs `work` with its own connection, as the owner of the tables. */
export async function withClient<T>(
  config: OwnerConnection & pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
