import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Adds one file to the archive; comes back when its bytes are taken. */
export type AddFile = (path: string, bytes: Readable, options?: { compress: boolean }) => Promise<void>

/**
 * A ZIP archive as a stream, made while it is read: nothing is fetched before there is room for it. What `fill` throws
 * ends the stream with that error; a reader who goes away ends `fill`.
 */
export function zipStream(fill: (add: AddFile) => Promise<void>): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  let current: Readable | null = null
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  zip.outputStream.pipe(output)
  output.once('close', () => current?.destroy())
  const add: AddFile = async (path, bytes, { compress } = { compress: true }) => {
    if (output.destroyed) {
      bytes.destroy()
      throw new Error('Nobody reads the archive any more')
    }
    current = bytes
    const taken = finished(bytes)
    zip.addReadStream(bytes, path, { compress })
    await taken
    current = null
  }
  fill(add).then(() => zip.end(), fail)
  return output
}

/** Texts as a stream of bytes. */
export function streamOf(texts: AsyncIterable<string> | Iterable<string>): Readable {
  return Readable.from(texts, { objectMode: false })
}

/** A JSON array that is never whole in memory. */
export async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const item of items) {
    yield before + JSON.stringify(item, null, 2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
