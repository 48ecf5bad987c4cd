import { createRequire } from 'node:module'
import sharp from 'sharp'
import { endless, fairLine, inTurn } from '#platform/worker-pool/fair-line.ts'
import { escapeMarkup } from './company-feed.ts'

/** What a shared link shows: a title, and who says it. */
export interface SharePicture {
  title: string
  subtitle: string
}

export const sharePictureSize = { width: 1200, height: 630 }

const fileOf = createRequire(import.meta.url).resolve
const latin = {
  font: 'Noto Sans',
  file: fileOf('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
}
const arabic = { font: 'Cairo', file: fileOf('@expo-google-fonts/cairo/600SemiBold/Cairo_600SemiBold.ttf') }
const margin = 80
const maxLetters = 140

// Pictures are made for those who ask, one at a time: others need the processor too.
const line = fairLine({ places: 1, ...endless })

/** A PNG of 1200 x 630 for previews of a link, in the product's colours, with the texts as they are. */
export const drawSharePicture = ({ title, subtitle }: SharePicture): Promise<Buffer> =>
  inTurn(line, { by: '' }, async () => {
    const above = await drawText(title, { size: title.length > 60 ? 56 : 72, color: '#221d17', height: 300 })
    const below = await drawText(subtitle, { size: 36, color: '#4c453b', height: 110 })
    return sharp({ create: { ...sharePictureSize, channels: 3, background: '#faf8f4' } })
      .composite([
        {
          input: {
            create: { width: sharePictureSize.width, height: 16, channels: 3, background: '#0b5d57' },
          },
          left: 0,
          top: 0,
        },
        { input: above, left: margin, top: 110 },
        { input: below, left: margin, top: sharePictureSize.height - 170 },
      ])
      .png({ palette: true })
      .toBuffer()
  })

type TextLook = { size: number; color: string; height: number }

async function drawText(text: string, { size, color, height }: TextLook): Promise<Buffer> {
  const letters = [...text].length > maxLetters ? `${[...text].slice(0, maxLetters).join('')}…` : text
  const { font, file } = /\p{Script=Arabic}/u.test(text) ? arabic : latin
  const width = sharePictureSize.width - 2 * margin
  const markup = `<span foreground="${color}">${escapeMarkup(letters || ' ')}</span>`
  const drawn = await sharp({
    text: {
      text: markup,
      font: `${font} ${size}`,
      fontfile: file,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return sharp(drawn.data)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(width, drawn.info.width),
      height: Math.min(height, drawn.info.height),
    })
    .png()
    .toBuffer()
}
