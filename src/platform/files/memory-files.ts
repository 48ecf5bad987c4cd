import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { keyFolder, keySegments } from './file-key.ts'
import { FileMissing, type Files } from './files.ts'
import { stageInto, sweepStaging } from './staging.ts'

/** Files kept in memory for tests. Staged bytes and local paths are on the disk all the same, as child processes read them. */
export interface MemoryFiles extends Files {
  kept: ReadonlyMap<string, Buffer>
}

let shared: Promise<string> | undefined

async function makeStaging(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function memoryFiles(): Promise<MemoryFiles> {
  const kept = new Map<string, Buffer>()
  const changes = new Map<string, Date>()
  shared ??= makeStaging()
  const staging = await shared
  const store = (key: string, bytes: Buffer) => {
    keySegments(key)
    kept.set(key, bytes)
    changes.set(key, new Date())
    return { key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
  const read = (key: string) => {
    keySegments(key)
    const bytes = kept.get(key)
    if (!bytes) throw new FileMissing('There is no such file')
    return bytes
  }
  return {
    kept,
    stage: (bytes, limits) => stageInto(staging, bytes, limits),
    discard: (staged) => rm(staged.path, { force: true }),
    keep: async (staged, key) => {
      keySegments(key)
      const bytes = await readFile(staged.path).catch(() => {
        throw new FileMissing('The staged file is gone')
      })
      await rm(staged.path)
      return store(key, bytes)
    },
    put: async (key, bytes) => store(key, Buffer.from(bytes)),
    open: async (key) => ({ size: read(key).length, stream: Readable.from([read(key)]) }),
    localPath: async (key) => {
      const bytes = read(key)
      const folder = await mkdtemp(join(staging, 'copy-'))
      const path = join(folder, 'file')
      await writeFile(path, bytes, { mode: 0o600 })
      return { path, release: () => rm(folder, { recursive: true, force: true }) }
    },
    remove: async (key) => {
      keySegments(key)
      kept.delete(key)
    },
    removeAll: async (prefix) => {
      const folder = keyFolder(prefix)
      for (const key of kept.keys()) if (key.startsWith(`${folder}/`)) kept.delete(key)
    },
    list: async function* () {
      for (const key of [...kept.keys()]) yield { key, changedAt: changes.get(key) ?? new Date() }
    },
    sweepStaged: (before) => sweepStaging(staging, before),
    ping: async () => {},
  }
}
