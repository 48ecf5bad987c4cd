import { hkdfSync } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { decrypt, encrypt } from '#platform/encryption/encryption.ts'
import type { DumpedTable } from './store.ts'

/** One part of a backup: encrypted by itself, in its place. */
export type Part =
  | { kind: 'head'; madeAt: string; migrations: string[] }
  | ({ kind: 'rows'; rows: string[] } & DumpedTable)
  | { kind: 'file'; key: string; bytes: Buffer }
  | { kind: 'end' }

/** The file cannot be restored; the message says why. */
export class NotABackup extends Error {}

const magic = Buffer.from('MINDHIRE-BACKUP-1\n')
const lengthBytes = 4

const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'backups', 32))
const placeOf = (at: number) => `part ${at} of a backup`

/** Writes a new file that only this account can read, and nobody without the secret key. */
export async function writeParts(path: string, secretKey: string, parts: AsyncIterable<Part>): Promise<void> {
  const key = keyOf(secretKey)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.write(magic)
    let at = 0
    for await (const part of parts) {
      const hidden = encrypt(key, placeOf(at++), deflateRawSync(encode(part)))
      const length = Buffer.alloc(lengthBytes)
      length.writeUInt32BE(hidden.length)
      await file.writev([length, hidden])
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Throws NotABackup at the first part that is missing, changed, or of another key. */
export async function* readParts(path: string, secretKeys: readonly string[]): AsyncGenerator<Part> {
  const file = await open(path, 'r')
  try {
    if (!(await readBytes(file, magic.length)).equals(magic)) throw new NotABackup('It is not a backup.')
    for (let at = 0; ; at++) {
      const length = (await readBytes(file, lengthBytes)).readUInt32BE()
      const part = decode(openPart(secretKeys, placeOf(at), await readBytes(file, length)))
      yield part
      if (part.kind === 'end') return
    }
  } finally {
    await file.close()
  }
}

async function readBytes(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, null)
  if (bytesRead < length) throw new NotABackup('It ends too early: it was cut off.')
  return bytes
}

function openPart(secretKeys: readonly string[], place: string, hidden: Buffer): Buffer {
  for (const secretKey of secretKeys) {
    try {
      return inflateRawSync(decrypt(keyOf(secretKey), place, hidden))
    } catch {
      // Another key may have made it.
    }
  }
  throw new NotABackup('It was changed, or made with another SECRET_KEY.')
}

function encode(part: Part): Buffer {
  if (part.kind !== 'file') return Buffer.from(`${JSON.stringify(part)}\n`)
  const { bytes, ...head } = part
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes])
}

function decode(bytes: Buffer): Part {
  const end = bytes.indexOf(10)
  const head = JSON.parse(bytes.subarray(0, end).toString('utf8')) as Part
  return head.kind === 'file' ? { ...head, bytes: bytes.subarray(end + 1) } : head
}
