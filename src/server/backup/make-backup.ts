import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { OwnerClient } from '#platform/database/with-client.ts'
import { type Part, writeParts } from './backup-file.ts'
import { beginSnapshot, readRows, selectMigrations, selectTables } from './store.ts'

interface Source {
  client: OwnerClient
  /** The folder of stored files. */
  filesFolder: string
  secretKey: string
}

/** Database and files of one moment in one encrypted file; the server may go on running. */
export async function makeBackup(source: Source, path: string): Promise<{ rows: number; files: number }> {
  const counts = { rows: 0, files: 0 }
  await writeParts(path, source.secretKey, parts(source, counts))
  return counts
}

async function* parts(
  { client, filesFolder }: Source,
  counts: { rows: number; files: number },
): AsyncGenerator<Part> {
  await beginSnapshot(client)
  yield { kind: 'head', madeAt: new Date().toISOString(), migrations: await selectMigrations(client) }
  for (const table of await selectTables(client)) {
    for await (const rows of readRows(client, table)) {
      counts.rows += rows.length
      yield { kind: 'rows', ...table, rows }
    }
  }
  await client.query('commit')
  // A file never changes under its key, and is there before its row: those of the snapshot's rows are among these.
  for (const path of await listFiles(filesFolder)) {
    const bytes = await readFile(path).catch(ignoreErased)
    if (!bytes) continue
    counts.files++
    yield { kind: 'file', key: relative(filesFolder, path).split(sep).join('/'), bytes }
  }
  yield { kind: 'end' }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const staging = join(folder, 'tmp')
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath !== staging)
    .map((entry) => join(entry.parentPath, entry.name))
}

function ignoreErased(error: unknown): null {
  if ((error as NodeJS.ErrnoException | null)?.code === 'ENOENT') return null
  throw error
}
