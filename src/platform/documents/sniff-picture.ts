import type { DocumentKind } from './documents.ts'
import { UnreadableDocument } from './unreadable-document.ts'

export type PictureKind = Extract<DocumentKind, 'jpg' | 'png' | 'heic'>

const pictureKinds: readonly DocumentKind[] = ['jpg', 'png', 'heic'] satisfies PictureKind[]
/** Above what phones take within the size of a CV; whoever opens a larger one would wait for it. */
const MAX_PIXELS = 64_000_000

const JPEG_MAGIC = Buffer.from('ffd8ff', 'hex')
const PNG_MAGIC = Buffer.from('89504e470d0a1a0a', 'hex')
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

export const isPicture = (kind: DocumentKind): kind is PictureKind => pictureKinds.includes(kind)

/** The kind of a picture by its bytes; null for anything else. */
export function sniffPicture(bytes: Buffer): PictureKind | null {
  if (bytes.subarray(0, 3).equals(JPEG_MAGIC)) return 'jpg'
  if (bytes.subarray(0, 8).equals(PNG_MAGIC)) return 'png'
  const brand = bytes.toString('latin1', 4, 12)
  return brand.startsWith('ftyp') && HEIC_BRANDS.includes(brand.slice(4)) ? 'heic' : null
}

/** Throws `unreadable` for a picture without a size, or too large to open. It is not decoded here. */
export function checkPicture(bytes: Buffer, kind: PictureKind): void {
  // Browsers bound what they decode of a HEIC, whose size stands deep in its boxes.
  if (kind === 'heic') return
  const pixels = kind === 'png' ? pixelsOfPng(bytes) : pixelsOfJpeg(bytes)
  if (pixels === 0 || pixels > MAX_PIXELS) throw new UnreadableDocument('unreadable', `${pixels} pixels`)
}

function pixelsOfPng(bytes: Buffer): number {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return 0
  return bytes.readUInt32BE(16) * bytes.readUInt32BE(20)
}

/** From the first start of a frame: markers SOF0 to SOF15 without DHT, JPG and DAC. */
function pixelsOfJpeg(bytes: Buffer): number {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
  }
  return 0
}
