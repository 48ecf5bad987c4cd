import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { OwnerConnection } from '#platform/database/connect-database.ts'
import { embeddedFolders } from '#platform/database/embedded-folders.ts'
import { runAs } from '#platform/database/embedded-process.ts'
import { makeCluster } from '#platform/database/embedded-server.ts'

/** A PostgreSQL server that nothing of ours looks after. */
export interface RealPostgres {
  /** As its superuser. */
  owner: OwnerConnection
  ask<Row extends pg.QueryResultRow>(query: string): Promise<Row[]>
  /** `pg_ctl restart -m immediate`: no process of it ends in good order. */
  restart(): void
  stop(): void
}

/** With the role and the database of an installation: `mindhire`, which owns the database and no more. */
export async function startRealPostgres(): Promise<RealPostgres> {
  const top = mkdtempSync('/tmp/mindhire-chaos-')
  const folders = embeddedFolders(top)
  const { account, bin, data, socketFolder, logFile } = folders
  makeCluster(folders)
  const control = (...command: string[]) => {
    const { status, stderr } = runAs(account, join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '60', ...command])
    if (status !== 0) throw new Error(`pg_ctl ${command[0]}: ${stderr}`)
  }
  const options = `-c listen_addresses= -c unix_socket_directories=${socketFolder} -c max_connections=200`
  control('start', '-l', logFile, '-o', options)
  const superuser = { host: socketFolder, port: 5432, user: 'app' }
  await ask(
    { ...superuser, database: 'postgres' },
    'create role mindhire login createrole',
    'create database mindhire owner mindhire',
  )
  const owner = { ...superuser, database: 'mindhire' }
  return {
    owner,
    ask: (query) => ask(owner, query),
    restart: () => control('restart', '-m', 'immediate', '-l', logFile),
    stop: () => {
      control('stop', '-m', 'immediate')
      rmSync(top, { recursive: true, force: true })
    },
  }
}

/** The rows of the last statement. */
async function ask<Row extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  ...queries: string[]
): Promise<Row[]> {
  const client = new pg.Client({ ...connection, options: '-c search_path=public' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    let rows: Row[] = []
    for (const query of queries) rows = (await client.query<Row>(query)).rows
    return rows
  } finally {
    await client.end()
  }
}
