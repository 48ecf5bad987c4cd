import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Asks the embedded database of a running installation, past row-level security. */
export async function readInstallation<Row extends pg.QueryResultRow>(
  dataDir: string,
  query: string,
): Promise<Row[]> {
  const client = new pg.Client({
    host: realpathSync(join(dataDir, 'postgres')),
    user: 'app',
    database: 'mindhire',
    options: '-c search_path=public',
  })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}
