import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { keyFolder, keySegments } from './file-key.ts'
import { FileMissing, type Files, type StagedFile, type StoredFile } from './files.ts'
import { openStaging, stageInto, sweepStaging } from './staging.ts'
import { namedStorageError } from './storage-full.ts'

/** Files in a folder of the local disk, readable by this account only. Throws StorageFull when the disk is full. */
export async function openDiskFiles({ root }: { root: string }): Promise<Files> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const staging = join(root, 'tmp')
  await openStaging(staging)
  const pathOf = (key: string) => join(root, ...keySegments(key))
  const stage: Files['stage'] = (bytes, limits) => stageInto(staging, bytes, limits)
  return {
    stage,
    discard: (staged) => rm(staged.path, { force: true }),
    keep: (staged, key) => moveTo(pathOf(key), root, staged, key),
    put: async (key, bytes) => {
      const path = pathOf(key)
      const staged = await stage(Readable.from([bytes]), { maxBytes: bytes.length })
      return moveTo(path, root, staged, key)
    },
    open: (key) => openAt(pathOf(key)),
    localPath: async (key) => {
      const path = pathOf(key)
      await stat(path).catch(missing)
      return { path, release: async () => {} }
    },
    remove: async (key) => {
      const path = pathOf(key)
      await rm(path, { force: true })
      await syncFolder(dirname(path)).catch(ignoreAbsence)
    },
    removeAll: async (prefix) => {
      await rm(join(root, keyFolder(prefix)), { recursive: true, force: true })
      await syncFolder(root)
    },
    list: () => filesIn(root, staging),
    sweepStaged: (before) => sweepStaging(staging, before),
    ping: () => access(staging, constants.R_OK | constants.W_OK | constants.X_OK),
  }
}

async function* filesIn(root: string, staging: string) {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || entry.parentPath === staging) continue
    const found = await stat(path).catch(() => null)
    if (found) yield { key: relative(root, path).split(sep).join('/'), changedAt: found.mtime }
  }
}

async function moveTo(path: string, root: string, staged: StagedFile, key: string): Promise<StoredFile> {
  try {
    await makeFolders(dirname(path), root)
    await rename(staged.path, path)
    await syncFolder(dirname(path))
    return { key, size: staged.size, sha256: staged.sha256 }
  } catch (error) {
    await rm(staged.path, { force: true })
    if (isAbsence(error)) throw new FileMissing('The staged file is gone')
    throw namedStorageError(error)
  }
}

async function makeFolders(folder: string, root: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  // A new folder is safe only when its name is on the disk too: sync each parent up to the one that was there.
  for (let at = folder; at !== root && at.length >= first.length; at = dirname(at))
    await syncFolder(dirname(at))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openAt(path: string): Promise<{ size: number; stream: Readable }> {
  const handle = await open(path, 'r').catch(missing)
  try {
    const { size } = await handle.stat()
    return { size, stream: handle.createReadStream() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function isAbsence(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOENT'
}

function ignoreAbsence(error: unknown): void {
  if (!isAbsence(error)) throw error
}

function missing(error: unknown): never {
  throw isAbsence(error) ? new FileMissing('There is no such file') : error
}
