import { maxCvBytes } from '../contract/limits.ts'
import { type PhotoPage, pdfOfPhotos } from './pdf-of-photos.ts'

/** Tried in turn until the photos fit: the longest side in pixels, and the quality of the JPEG. */
const attempts = [
  { side: 2200, quality: 0.82 },
  { side: 1800, quality: 0.7 },
  { side: 1500, quality: 0.55 },
] as const

/** The photos as one PDF within the limit, made on this device; null where the browser cannot read one of them. */
export async function photosToPdf(photos: readonly File[]): Promise<File | null> {
  for (const attempt of attempts) {
    const pages: PhotoPage[] = []
    for (const photo of photos) {
      const page = await readPhoto(photo, attempt)
      if (!page) return null
      pages.push(page)
    }
    const pdf = pdfOfPhotos(pages)
    if (pdf.length <= maxCvBytes)
      return new File([pdf], `${nameOf(photos[0])}.pdf`, { type: 'application/pdf' })
  }
  return null
}

const nameOf = (photo: File | undefined) => photo?.name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'CV'

async function readPhoto(
  photo: File,
  { side, quality }: (typeof attempts)[number],
): Promise<PhotoPage | null> {
  const picture = await Promise.resolve()
    .then(() => createImageBitmap(photo))
    .catch(() => null)
  if (!picture) return null
  const shrink = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * shrink)
  canvas.height = Math.round(picture.height * shrink)
  const drawing = canvas.getContext('2d')
  if (!drawing) return null
  // What is transparent in a PNG would be black in a JPEG.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  if (!jpeg) return null
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width: canvas.width, height: canvas.height }
}
