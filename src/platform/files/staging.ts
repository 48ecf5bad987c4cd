import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileTooLarge, type StagedFile } from './files.ts'
import { namedStorageError } from './storage-full.ts'

/** Makes the folder for received bytes. */
export async function openStaging(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** Removes received bytes that last changed before then: a crash left them. */
export async function sweepStaging(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found?.isFile() && found.mtimeMs < before.getTime()) await rm(path, { force: true })
  }
}

/** Streams into a new file of the folder, readable by this account only; leaves nothing behind when it fails. */
export async function stageInto(
  folder: string,
  bytes: Readable,
  limits: { maxBytes: number },
): Promise<StagedFile> {
  const path = join(folder, randomUUID())
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      return { path, ...(await receive(file, bytes, limits.maxBytes)) }
    } finally {
      await file.close()
    }
  } catch (error) {
    bytes.destroy()
    await rm(path, { force: true })
    throw namedStorageError(error)
  }
}

async function receive(file: FileHandle, bytes: Readable, maxBytes: number) {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of bytes) {
    const part = Buffer.from(chunk)
    size += part.length
    if (size > maxBytes) throw new FileTooLarge(`More than ${maxBytes} bytes`)
    hash.update(part)
    await writeAll(file, part)
  }
  await file.sync()
  return { size, sha256: hash.digest('hex') }
}

// A nearly full disk takes a part of the bytes without an error; the next write then says so.
async function writeAll(file: FileHandle, part: Buffer): Promise<void> {
  let written = 0
  while (written < part.length) written += (await file.write(part, written)).bytesWritten
}
