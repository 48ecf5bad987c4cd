import sharp from 'sharp'
import { Refusal } from '#contract/refusals.ts'
import { screenshotLimits } from '../../contract/limits.ts'

export const screenshotType = 'image/jpeg'

// The library reads many formats; only those of a screenshot are allowed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})
// One picture of 40 megapixels is 160 MB once decoded: it is neither kept nor read by many threads.
sharp.cache(false)
sharp.concurrency(1)

// Few screens show more, and the format we keep ends at 65,535.
const maxSide = 16_000
// Fine enough that two transfers, alike but for their digits, stay two.
const [across, down] = [128, 64]
// A step of brightness that no format makes by itself.
const step = 12

/** A screenshot as it is stored. */
export interface ReadPicture {
  /** A JPEG encoded from the pixels alone: metadata and appended bytes are gone. */
  bytes: Buffer
  /** Of the pixels: few of its 8192 bits differ between a picture and the same one in another format. */
  hash: string
}

let last: Promise<unknown> = Promise.resolve()

/** Decodes a PNG, JPEG or WebP and encodes it again; throws NOT_A_PICTURE or TOO_MANY_PIXELS. One at a time. */
export function readPicture(sent: Buffer): Promise<ReadPicture> {
  const read = last.then(() => decode(sent))
  last = read.catch(() => undefined)
  return read
}

async function decode(sent: Buffer): Promise<ReadPicture> {
  if (!isPicture(sent)) throw new Refusal('NOT_A_PICTURE')
  const { width, height, pages = 1 } = await measured(sent)
  if (pages > 1) throw new Refusal('NOT_A_PICTURE')
  if (width * height > screenshotLimits.pixels) throw new Refusal('TOO_MANY_PIXELS')
  try {
    const bytes = await sharp(sent, { failOn: 'error', limitInputPixels: screenshotLimits.pixels })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer()
    return { bytes, hash: await hashOf(bytes) }
  } catch {
    throw new Refusal('NOT_A_PICTURE')
  }
}

/** From the header alone. */
async function measured(sent: Buffer) {
  try {
    return await sharp(sent, { limitInputPixels: false }).metadata()
  } catch {
    throw new Refusal('NOT_A_PICTURE')
  }
}

function isPicture(sent: Buffer): boolean {
  const begins = (hex: string, at = 0) =>
    sent.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'))
  const png = begins('89504e470d0a1a0a')
  const jpeg = begins('ffd8ff')
  const webp = begins('52494646') && begins('57454250', 8)
  return png || jpeg || webp
}

/** Where brightness steps up from one cell to the next, row by row, as hex digits. */
async function hashOf(bytes: Buffer): Promise<string> {
  const grey = await sharp(bytes)
    .greyscale()
    .resize({ width: across + 1, height: down, fit: 'fill' })
    .raw()
    .toBuffer()
  const bits = Buffer.alloc((across * down) / 8)
  for (let bit = 0; bit < across * down; bit++) {
    const at = bit + Math.floor(bit / across)
    if ((grey[at + 1] ?? 0) - (grey[at] ?? 0) < step) continue
    bits.writeUInt8(bits.readUInt8(bit >> 3) | (1 << (bit & 7)), bit >> 3)
  }
  return bits.toString('hex')
}
