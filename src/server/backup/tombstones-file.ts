import { open, readFile, rename } from 'node:fs/promises'
import { NotABackup } from './backup-file.ts'

const tombstone = /^[0-9a-f]{64}$/

/** The hashes in a file of tombstones, one a line. Throws NotABackup for another file. */
export async function readTombstones(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '')
  if (!lines.every((line) => tombstone.test(line))) throw new NotABackup(`${path} is no list of tombstones.`)
  return lines
}

/** Adds hashes to the file and keeps those that are there, which a database that was lost held; answers with their number. */
export async function addTombstones(path: string, hashes: readonly string[]): Promise<number> {
  const all = new Set([...(await readTombstones(path).catch(noneYet)), ...hashes])
  const file = await open(`${path}.new`, 'w', 0o600)
  try {
    for (const hash of all) await file.write(`${hash}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
  return all.size
}

function noneYet(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException | null)?.code === 'ENOENT') return []
  throw error
}
