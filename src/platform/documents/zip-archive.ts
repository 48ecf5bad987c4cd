import { crc32, inflateRawSync } from 'node:zlib'
import { UnreadableDocument } from './unreadable-document.ts'

export interface ZipLimits {
  maxEntries: number
  /** Of all entries together, inflated. */
  maxTotalBytes: number
}
const ofDocuments: ZipLimits = { maxEntries: 2000, maxTotalBytes: 60 * 1024 * 1024 }
const MAX_RATIO = 100
/** Small parts of a plain document compress very well (styles full of defaults): the ratio is not asked of them. */
const RATIO_FREE_BYTES = 1024 * 1024

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50

interface ZipEntry {
  name: string
  method: number
  compressedSize: number
  size: number
  crc: number
  offset: number
}

export interface ZipArchive {
  names: string[]
  /** The bytes of one entry, or null when there is none of that name. */
  read(name: string): Buffer | null
}

/** Opens an archive after judging its directory: nothing is inflated before the whole of it is found harmless. */
export function openZipArchive(bytes: Buffer, limits = ofDocuments): ZipArchive {
  const entries = readDirectory(bytes, limits)
  refuseBombs(entries, limits)
  refuseOverlaps(bytes, entries)
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  if (byName.size !== entries.length) throw damaged('two entries of one name')
  return {
    names: [...byName.keys()],
    read(name) {
      const entry = byName.get(name)
      return entry ? inflate(bytes, entry) : null
    },
  }
}

function readDirectory(bytes: Buffer, { maxEntries }: ZipLimits): ZipEntry[] {
  const end = findEndOfDirectory(bytes)
  const count = bytes.readUInt16LE(end + 10)
  const size = bytes.readUInt32LE(end + 12)
  let at = bytes.readUInt32LE(end + 16)
  if (bytes.readUInt16LE(end + 8) !== count) throw damaged('an archive in several parts')
  if (count === 0xffff || size === 0xffffffff || at === 0xffffffff) throw damaged('zip64')
  if (count > maxEntries) throw damaged('too many entries')
  if (at + size > end) throw damaged('its directory is outside the file')
  const entries: ZipEntry[] = []
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged('a broken directory')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    refuseUnsafeName(name)
    entries.push({
      name,
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    if (bytes.readUInt16LE(at + 8) & 1) throw new UnreadableDocument('encrypted', 'an encrypted entry')
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function findEndOfDirectory(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - 22 - 0xffff)
  for (let at = bytes.length - 22; at >= lowest; at--) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at
  }
  throw damaged('no directory')
}

function refuseUnsafeName(name: string): void {
  const unsafe = name.startsWith('/') || /[\\\0]|^[a-z]:/i.test(name) || name.split('/').includes('..')
  if (unsafe) throw damaged('an unsafe name')
}

function refuseBombs(entries: ZipEntry[], { maxTotalBytes }: ZipLimits): void {
  let total = 0
  for (const entry of entries) {
    total += entry.size
    if (entry.size === 0xffffffff || entry.compressedSize === 0xffffffff) throw damaged('zip64')
    if (entry.size > RATIO_FREE_BYTES && entry.size > entry.compressedSize * MAX_RATIO)
      throw damaged('a decompression bomb')
  }
  if (total > maxTotalBytes) throw damaged('too large when inflated')
}

function refuseOverlaps(bytes: Buffer, entries: ZipEntry[]): void {
  let free = 0
  for (const entry of [...entries].sort((one, other) => one.offset - other.offset)) {
    if (entry.offset < free) throw damaged('overlapping entries')
    free = dataStart(bytes, entry) + entry.compressedSize
    if (free > bytes.length) throw damaged('an entry outside the file')
  }
}

function dataStart(bytes: Buffer, entry: ZipEntry): number {
  const at = entry.offset
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL_ENTRY) throw damaged('a broken entry')
  return at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
}

function inflate(bytes: Buffer, entry: ZipEntry): Buffer {
  const start = dataStart(bytes, entry)
  const packed = bytes.subarray(start, start + entry.compressedSize)
  const content = unpack(packed, entry)
  if (content.length !== entry.size || crc32(content) !== entry.crc) throw damaged('a broken entry')
  return content
}

function unpack(packed: Buffer, entry: ZipEntry): Buffer {
  if (entry.method === 0) return packed
  if (entry.method !== 8) throw damaged('an unknown compression')
  // The directory may lie about the size: inflating stops where it said.
  return inflateRawSync(packed, { maxOutputLength: Math.max(entry.size, 1) })
}

function damaged(why: string): UnreadableDocument {
  return new UnreadableDocument('unreadable', `zip: ${why}`)
}
