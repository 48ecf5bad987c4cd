import { buffer } from 'node:stream/consumers'
import type { OwnerClient } from '#platform/database/with-client.ts'
import { FileMissing, type Files } from '#platform/files/files.ts'
import { type Part, writeParts } from './backup-file.ts'
import { beginSnapshot, readRows, selectFileKeys, selectMigrations, selectTables } from './store.ts'

interface Source {
  client: OwnerClient
  files: Pick<Files, 'open'>
  secretKey: string
}

interface Counts {
  rows: number
  files: number
  /** Files that rows name and the storage does not hold. */
  missing: number
}

/** Database and files of one moment in one encrypted file; the server may go on running. */
export async function makeBackup(source: Source, path: string): Promise<Counts> {
  const counts = { rows: 0, files: 0, missing: 0 }
  await writeParts(path, source.secretKey, parts(source, counts))
  return counts
}

async function* parts({ client, files }: Source, counts: Counts): AsyncGenerator<Part> {
  const madeAt = yield* filesOfSnapshot(client, files, counts)
  yield { kind: 'head', madeAt, migrations: await selectMigrations(client) }
  for (const table of await selectTables(client)) {
    for await (const rows of readRows(client, table)) {
      counts.rows += rows.length
      yield { kind: 'rows', ...table, rows }
    }
  }
  await client.query('commit')
  yield { kind: 'end' }
}

/**
 * Leaves a snapshot open all of whose files were copied. A file never changes under its key and is there before its row, but
 * it can be replaced or erased before it was copied: then the snapshot is of too early a moment, and a new one is taken. It
 * has few files that are not copied yet. What is missing twice is lost.
 */
async function* filesOfSnapshot(
  client: OwnerClient,
  files: Source['files'],
  counts: Counts,
): AsyncGenerator<Part, string> {
  const copied = new Set<string>()
  let lost = new Set<string>()
  for (;;) {
    await beginSnapshot(client)
    const madeAt = new Date().toISOString()
    const gone = new Set<string>()
    for (const key of await selectFileKeys(client)) {
      if (copied.has(key)) continue
      const bytes = await readIfThere(files, key)
      if (bytes) {
        copied.add(key)
        yield { kind: 'file', key, bytes }
      } else gone.add(key)
    }
    counts.files = copied.size
    counts.missing = gone.size
    if ([...gone].every((key) => lost.has(key))) return madeAt
    lost = gone
    await client.query('rollback')
  }
}

async function readIfThere(files: Source['files'], key: string): Promise<Buffer | null> {
  try {
    return await buffer((await files.open(key)).stream)
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}
