import { createRequire } from 'node:module'
import sharp, { type OverlayOptions } from 'sharp'
import { endless, fairLine, inTurn } from '#platform/worker-pool/fair-line.ts'
import { escapeMarkup } from './company-feed.ts'
import { paintShapes, roundedBox, type Shape, strokedLine } from './paint-shapes.ts'

/** What a shared link shows: a title, who says it, and a card of the product. */
export interface SharePicture {
  brand: string
  title: string
  subtitle: string
  card: ShareCard | null
}

/** A list under a heading: of scores, of jobs, or of what is known of a job. */
export interface ShareCard {
  heading: string
  /** A score or a count, beside the heading. */
  figure: string | null
  rows: readonly ShareRow[]
}

export interface ShareRow {
  text: string
  note?: string
  /** Of 100, drawn as a bar. */
  score?: number
}

export const sharePictureSize = { width: 1200, height: 630 }

const fileOf = createRequire(import.meta.url).resolve
const latin = {
  font: 'Noto Sans',
  file: fileOf('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
}
const arabic = { font: 'Cairo', file: fileOf('@expo-google-fonts/cairo/600SemiBold/Cairo_600SemiBold.ttf') }
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

const colors = {
  ink: '#221d17',
  soft: '#4c453b',
  faint: '#675f53',
  line: '#e5dfd5',
  paper: '#faf8f4',
  sunken: '#f2eee7',
  accent: '#0b5d57',
}
const margin = 72
const maxLetters = 160
const card = { left: 692, width: 436, padding: 32, rows: 104, row: 76 }
const sign = { top: 96, size: 48 }
const titleTop = 188
const edge = 12

// Pictures are made for those who ask, one at a time: others need the processor too.
const line = fairLine({ places: 1, ...endless })

/** A PNG of 1200 x 630 for previews of a link, in the product's colours, with the texts as they are. */
export const drawSharePicture = (picture: SharePicture): Promise<Buffer> =>
  inTurn(line, { by: '' }, async () => {
    const layout = layoutOf(picture)
    const title = await drawText({ ...titleOf(picture, layout), text: picture.title })
    const below = titleTop + title.height + 34
    const rest = textsOf(picture, layout, below).filter(({ text }) => text !== '')
    const texts = await Promise.all(rest.map(drawText))
    const pixels = paintShapes(sharePictureSize, colors.paper, shapesOf(picture, layout))
    return sharp(pixels, { raw: { ...sharePictureSize, channels: 3 } })
      .composite([title, ...texts].map(({ overlay }) => overlay))
      .png({ palette: true })
      .toBuffer()
  })

const heightOfCard = (rows: number) => card.rows + rows * card.row + 14

interface Layout {
  /** The text stands at the right, as Arabic is read, and the card at the left. */
  mirrored: boolean
  /** The edge that the text begins at, and how wide it may be. */
  x: number
  width: number
  cardLeft: number
  cardTop: number
}

function layoutOf({ title, card: shown }: SharePicture): Layout {
  const mirrored = isArabic(title)
  return {
    mirrored,
    x: mirrored ? sharePictureSize.width - margin : margin,
    width: (shown ? card.left - 44 : sharePictureSize.width - margin) - margin,
    cardTop: (sharePictureSize.height + edge - heightOfCard(shown?.rows.length ?? 0)) / 2,
    cardLeft: mirrored ? sharePictureSize.width - card.left - card.width : card.left,
  }
}

interface Placed {
  text: string
  size: number
  color: string
  /** The left edge of the text, or its right one with `atEnd`. */
  x: number
  atEnd: boolean
  top: number
  width: number
  height: number
}

function titleOf({ title }: SharePicture, { x, width, mirrored }: Layout): Omit<Placed, 'text'> {
  const size = title.length > 60 ? 42 : title.length > 34 ? 50 : 60
  return { x, width, atEnd: mirrored, size, color: colors.ink, top: titleTop, height: 250 }
}

function textsOf({ subtitle, brand, card: shown }: SharePicture, layout: Layout, below: number): Placed[] {
  const { x, width, mirrored } = layout
  const beside = x + (sign.size + 16) * (mirrored ? -1 : 1)
  const column = { x, width, atEnd: mirrored }
  return [
    { ...column, text: subtitle, size: 27, color: colors.soft, top: below, height: 150 },
    { ...column, text: brand, x: beside, size: 30, color: colors.ink, top: sign.top + 9, height: 44 },
    ...(shown ? textsOfCard(shown, layout) : []),
  ]
}

const rowTop = ({ cardTop }: Layout, place: number) => cardTop + card.rows + place * card.row

function textsOfCard({ heading, figure, rows }: ShareCard, layout: Layout): Placed[] {
  const { cardLeft, cardTop, mirrored } = layout
  const left = cardLeft + card.padding
  const right = cardLeft + card.width - card.padding
  const wide = right - left
  const start = { x: mirrored ? right : left, atEnd: mirrored }
  const end = { x: mirrored ? left : right, atEnd: !mirrored }
  const ink = { color: colors.ink, height: 29 }
  return [
    { ...start, ...ink, text: heading, top: cardTop + 38, width: wide - 90, size: 25 },
    {
      ...end,
      text: figure ?? '',
      top: cardTop + 30,
      width: 120,
      height: 48,
      size: 38,
      color: colors.accent,
    },
    ...rows.flatMap(({ text, note = '', score }, place) => {
      const top = rowTop(layout, place) + (note || score !== undefined ? 10 : 24)
      return [
        { ...start, ...ink, text, top, width: wide - (score === undefined ? 0 : 70), size: 22 },
        { ...start, text: note, top: top + 31, width: wide, height: 26, size: 18, color: colors.faint },
        { ...end, ...ink, text: score === undefined ? '' : String(score), top, width: 60, size: 22 },
      ]
    }),
  ]
}

/** The edge of the sheet, the brand's sign, the card, its lines and its bars. */
function shapesOf({ card: shown }: SharePicture, layout: Layout): Shape[] {
  const { width } = sharePictureSize
  const left = layout.mirrored ? layout.x - sign.size : layout.x
  const signBox = { left, top: sign.top, width: sign.size, height: sign.size }
  const scale = sign.size / 28
  const stroke = signLine.map(([x, y]) => [left + x * scale, sign.top + y * scale] as const)
  return [
    roundedBox({ left: 0, top: 0, width, height: edge }, 0, colors.accent),
    roundedBox(signBox, 8 * scale, colors.accent),
    strokedLine(stroke, 2.4 * scale, signBox, '#ffffff'),
    ...(shown ? shapesOfCard(shown, layout) : []),
  ]
}

/** The letter of the brand's sign, on a square of 28. */
const signLine = [
  [7.5, 19.5],
  [7.5, 11.3],
  [8.6, 9.8],
  [10.4, 10.3],
  [14, 14.7],
  [17.6, 10.3],
  [19.4, 9.8],
  [20.5, 11.3],
  [20.5, 19.5],
] as const

function shapesOfCard({ rows }: ShareCard, layout: Layout): Shape[] {
  const { cardLeft, cardTop, mirrored } = layout
  const height = heightOfCard(rows.length)
  const outer = { left: cardLeft, top: cardTop, width: card.width, height }
  const inner = { left: outer.left + 2, top: outer.top + 2, width: outer.width - 4, height: outer.height - 4 }
  const left = cardLeft + card.padding
  const wide = card.width - 2 * card.padding
  const lines = rows.flatMap(({ score }, place) => {
    const top = rowTop(layout, place)
    if (score === undefined) return [roundedBox({ left, top, width: wide, height: 2 }, 0, colors.line)]
    const bar = { left, top: top + 46, width: wide, height: 10 }
    const filled = { ...bar, width: (wide * score) / 100 }
    if (mirrored) filled.left += wide - filled.width
    return [roundedBox(bar, 5, colors.sunken), roundedBox(filled, 5, colors.accent)]
  })
  return [roundedBox(outer, 20, colors.line), roundedBox(inner, 18, '#ffffff'), ...lines]
}

type Drawn = { overlay: OverlayOptions; height: number }

async function drawText(placed: Placed): Promise<Drawn> {
  const { x, atEnd, top, width, height, size } = placed
  const oneLine = height < 2 * size
  const drawn = await inkOf(placed, oneLine)
  const shown = { width: Math.min(width, drawn.info.width), height: Math.min(height, drawn.info.height) }
  const input = await sharp(drawn.data)
    .extract({ left: 0, top: 0, ...shown })
    .png()
    .toBuffer()
  return { overlay: { input, left: atEnd ? x - shown.width : x, top }, height: shown.height }
}

/** The text in its colour; what is too long for its one line ends with dots. */
async function inkOf({ text, size, color, width }: Placed, oneLine: boolean) {
  const { font, file } = isArabic(text) ? arabic : latin
  const draw = (letters: string) => {
    const markup = `<span foreground="${color}">${escapeMarkup(letters || ' ')}</span>`
    const lines = oneLine ? {} : { width, wrap: 'word-char' as const }
    const options = { text: markup, font: `${font} ${size}`, fontfile: file, dpi: 72, rgba: true, ...lines }
    return sharp({ text: options }).png().toBuffer({ resolveWithObject: true })
  }
  const whole = await draw(firstLetters(text, maxLetters))
  const share = width / whole.info.width
  return oneLine && share < 1 ? draw(firstLetters(text, Math.floor([...text].length * share) - 1)) : whole
}

const firstLetters = (text: string, count: number): string => {
  const letters = [...text]
  return letters.length > count ? `${letters.slice(0, count).join('').trimEnd()}…` : text
}
