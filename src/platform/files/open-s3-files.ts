import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type AskStorage, askStorage, type Bucket } from './ask-storage.ts'
import { keyFolder, keySegments } from './file-key.ts'
import { FileMissing, type Files, type StagedFile, type StoredFile } from './files.ts'
import { openStaging, stageInto, sweepStaging } from './staging.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

const deletedAtOnce = 16

/** Files in a bucket of an S3 server; received bytes wait in a folder of the local disk. Throws StorageUnavailable. */
export async function openS3Files(bucket: Bucket, { staging }: { staging: string }): Promise<Files> {
  await openStaging(staging)
  const ask = askStorage(bucket)
  const open: Files['open'] = (key) => openObject(ask, key)
  return {
    stage: (bytes, limits) => stageInto(staging, bytes, limits),
    discard: (staged) => rm(staged.path, { force: true }),
    keep: async (staged, key) => {
      const body = await stagedBytes(staged)
      const stored = await putObject(ask, { key, size: staged.size, sha256: staged.sha256 }, body)
      await rm(staged.path, { force: true })
      return stored
    },
    put: (key, bytes) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return putObject(ask, { key, size: bytes.length, sha256 }, new Blob([new Uint8Array(bytes)]))
    },
    open,
    localPath: async (key) => {
      const { stream } = await open(key)
      const copy = await stageInto(staging, stream, { maxBytes: Number.POSITIVE_INFINITY })
      return { path: copy.path, release: () => rm(copy.path, { force: true }) }
    },
    remove: (key) => removeObject(ask, key),
    removeAll: (prefix) => removeAll(ask, `${keyFolder(prefix)}/`),
    list: () => allObjects(ask),
    sweepStaged: (before) => sweepStaging(staging, before),
    ping: async () => {
      await listObjects(ask, { prefix: '', max: 1 })
    },
  }
}

async function stagedBytes({ path }: StagedFile): Promise<Blob> {
  try {
    return await openAsBlob(path)
  } catch {
    throw new FileMissing('The staged file is gone')
  }
}

/** The server refuses bytes whose digest is another one. */
async function putObject(ask: AskStorage, stored: StoredFile, body: Blob): Promise<StoredFile> {
  const headers = { 'x-amz-content-sha256': stored.sha256, 'content-type': 'application/octet-stream' }
  const { ok } = await ask({ method: 'PUT', path: pathOf(stored.key), body, headers })
  if (!ok) throw new StorageUnavailable('There is no such bucket')
  return stored
}

async function openObject(ask: AskStorage, key: string): Promise<{ size: number; stream: Readable }> {
  const reply = await ask({ method: 'GET', path: pathOf(key) })
  const size = Number(reply.headers.get('content-length'))
  if (reply.ok && reply.body) return { size, stream: Readable.fromWeb(reply.body as ReadableStream) }
  await reply.body?.cancel()
  if (reply.ok) return { size: 0, stream: Readable.from([]) }
  throw new FileMissing('There is no such file')
}

async function removeObject(ask: AskStorage, key: string): Promise<void> {
  const reply = await ask({ method: 'DELETE', path: pathOf(key) })
  await reply.body?.cancel()
}

async function removeAll(ask: AskStorage, prefix: string): Promise<void> {
  for (;;) {
    const objects = await listObjects(ask, { prefix, max: 1000 })
    if (objects.length === 0) return
    for (let from = 0; from < objects.length; from += deletedAtOnce) {
      const some = objects.slice(from, from + deletedAtOnce)
      await Promise.all(some.map(({ key }) => removeObject(ask, key)))
    }
  }
}

async function* allObjects(ask: AskStorage) {
  let after: string | undefined
  for (;;) {
    const objects = await listObjects(ask, { prefix: '', max: 1000, after })
    yield* objects
    after = objects.at(-1)?.key
    if (after === undefined) return
  }
}

interface Wanted {
  prefix: string
  max: number
  after?: string | undefined
}

async function listObjects(ask: AskStorage, { prefix, max, after }: Wanted) {
  const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(max), prefix })
  if (after !== undefined) query.set('start-after', after)
  const reply = await ask({ method: 'GET', path: `?${query}` })
  if (!reply.ok) throw new StorageUnavailable('There is no such bucket')
  // Keys have no letter that XML would escape.
  return [...(await reply.text()).matchAll(/<Key>([^<]+)<\/Key>\s*<LastModified>([^<]+)</g)].map(
    ([, key = '', changedAt = '']) => ({ key, changedAt: new Date(changedAt) }),
  )
}

/** Throws on anything that is no file key; none has a letter that an address would escape. */
const pathOf = (key: string): string => keySegments(key).join('/')
