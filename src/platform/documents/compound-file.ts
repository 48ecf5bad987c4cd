import { UnreadableDocument } from './unreadable-document.ts'

/** The container of Word 97-2003 documents, and of password-protected newer ones. */
export interface CompoundFile {
  names: string[]
  /** The bytes of the stream of that name, or null when there is none. */
  read(name: string): Buffer | null
  /** Where in the file each sector of a stream begins, and how large a sector is; null when there is no such stream. */
  sectorsOf(name: string): { starts: number[]; size: number } | null
}

export const COMPOUND_FILE_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const NOT_A_SECTOR = 0xfffffffa
const SMALL_SECTOR_SIZE = 64
const HEADER_FAT_ENTRIES = 109
const STREAM = 2
const ROOT = 5

interface Stream {
  name: string
  type: number
  start: number
  size: number
}

export function openCompoundFile(bytes: Buffer): CompoundFile {
  if (bytes.length < 512) throw damaged('no header')
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw damaged('an unknown sector size')
  const sectorSize = 1 << shift
  const fat = readFat(bytes, sectorSize)
  const smallLimit = bytes.readUInt32LE(56)
  const directory = readChain(bytes, sectorSize, fat, bytes.readUInt32LE(48))
  const streams = readStreams(directory)
  const root = streams.find((stream) => stream.type === ROOT)
  if (!root) throw damaged('no root')

  return {
    names: streams.filter((stream) => stream.type === STREAM).map((stream) => stream.name),
    read(name) {
      const stream = streams.find((each) => each.type === STREAM && each.name === name)
      if (!stream) return null
      if (stream.size >= smallLimit)
        return readChain(bytes, sectorSize, fat, stream.start).subarray(0, stream.size)
      const smallFat = toNumbers(readChain(bytes, sectorSize, fat, bytes.readUInt32LE(60)))
      const smallSectors = readChain(bytes, sectorSize, fat, root.start)
      return readChain(smallSectors, SMALL_SECTOR_SIZE, smallFat, stream.start, 0).subarray(0, stream.size)
    },
    sectorsOf(name) {
      const stream = streams.find((each) => each.type === STREAM && each.name === name)
      if (!stream) return null
      const placesOf = (start: number) =>
        chainOf(fat, start).map((sector) => sectorSize + sector * sectorSize)
      if (stream.size >= smallLimit) return { starts: placesOf(stream.start), size: sectorSize }
      const smallFat = toNumbers(readChain(bytes, sectorSize, fat, bytes.readUInt32LE(60)))
      const around = placesOf(root.start)
      const starts = chainOf(smallFat, stream.start).map((sector) => {
        const at = sector * SMALL_SECTOR_SIZE
        return (around[Math.floor(at / sectorSize)] ?? Number.NaN) + (at % sectorSize)
      })
      return { starts, size: SMALL_SECTOR_SIZE }
    },
  }
}

/** Which sector follows which. Its own sectors are listed in the header and, when there are many, in a chain after it. */
function readFat(bytes: Buffer, sectorSize: number): number[] {
  const fatSectors: number[] = []
  for (let i = 0; i < HEADER_FAT_ENTRIES; i++) fatSectors.push(bytes.readUInt32LE(76 + i * 4))
  const maxSectors = Math.ceil(bytes.length / sectorSize)
  let next = bytes.readUInt32LE(68)
  for (let seen = 0; next < NOT_A_SECTOR; seen++) {
    if (seen > maxSectors) throw damaged('a circle')
    const numbers = toNumbers(sectorAt(bytes, sectorSize, next, sectorSize))
    next = numbers.pop() ?? NOT_A_SECTOR
    fatSectors.push(...numbers)
  }
  return fatSectors
    .filter((sector) => sector < NOT_A_SECTOR)
    .flatMap((sector) => toNumbers(sectorAt(bytes, sectorSize, sector, sectorSize)))
}

function readChain(bytes: Buffer, size: number, fat: number[], start: number, first = size): Buffer {
  return Buffer.concat(chainOf(fat, start).map((sector) => sectorAt(bytes, size, sector, first)))
}

function chainOf(fat: number[], start: number): number[] {
  const chain: number[] = []
  for (let sector = start; sector < NOT_A_SECTOR; sector = fat[sector] ?? NOT_A_SECTOR) {
    if (chain.length > fat.length) throw damaged('a circle')
    chain.push(sector)
  }
  return chain
}

function sectorAt(bytes: Buffer, size: number, sector: number, first: number): Buffer {
  const at = first + sector * size
  if (at >= bytes.length) throw damaged('a sector outside the file')
  return bytes.subarray(at, at + size)
}

function readStreams(directory: Buffer): Stream[] {
  const streams: Stream[] = []
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const nameBytes = Math.min(64, directory.readUInt16LE(at + 64))
    if (nameBytes < 2) continue
    streams.push({
      name: directory.toString('utf16le', at, at + nameBytes - 2),
      type: directory.readUInt8(at + 66),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    })
  }
  return streams
}

function toNumbers(bytes: Buffer): number[] {
  const numbers: number[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) numbers.push(bytes.readUInt32LE(at))
  return numbers
}

function damaged(why: string): UnreadableDocument {
  return new UnreadableDocument('unreadable', `compound file: ${why}`)
}
