import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AddFile } from '#platform/files/zip-stream.ts'
import type { ListedFile } from './bundle-format.ts'

export interface HashedFiles {
  add(path: string, content: Readable): Promise<void>
  /** The files that are in the archive, with their digests. */
  listed: ListedFile[]
}

/** Files are hashed while they are written. */
export function hashedFiles(add: AddFile): HashedFiles {
  const listed: ListedFile[] = []
  return {
    listed,
    add: async (path, content) => {
      const hash = createHash('sha256')
      let size = 0
      async function* hashed() {
        for await (const chunk of content) {
          const bytes = Buffer.from(chunk)
          hash.update(bytes)
          size += bytes.length
          yield bytes
        }
      }
      await add(path, Readable.from(hashed(), { objectMode: false }))
      listed.push({ path, size, sha256: hash.digest('hex') })
    },
  }
}
