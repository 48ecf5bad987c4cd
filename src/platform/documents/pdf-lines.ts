import type { PdfPiece } from './pdf-pieces.ts'

export type Placed = Pick<PdfPiece, 'text' | 'box' | 'y' | 'size'>

/** Text of a page that is read in one go: over its whole width, or one side of a strip between two columns. */
export interface Block {
  side: 'whole' | 'left' | 'right'
  /** Where the strip is; null over the whole width. */
  gutter: number | null
  /** How far it reaches from left to right. */
  from: number
  to: number
  text: string
}

/** In letter heights. */
const SPACE_GAP = 0.15
const SEGMENT_GAP = 1.2
const PARAGRAPH_GAP = 1.9
const GUTTER_POINTS = 8
const STEP_POINTS = 2
const LINES_OF_COLUMN = 4
const LEAST_IN_COLUMN = 2
/** In widths of the page. */
const COLUMN_APART = 0.15
const OVERHANG = 0.1
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g

/** The blocks of a page in reading order: top to bottom, and one column after the other where there are two. */
export function readingBlocks(pieces: readonly Placed[], page: { x0: number; x1: number }): Block[] {
  const segments = splitAtColumns(toLines(pieces), page)
  const gutter = findGutter(segments, page)
  if (gutter === null) return segments.length > 0 ? [blockOf('whole', null, segments)] : []
  const overhang = (page.x1 - page.x0) * OVERHANG
  const blocks: Block[] = []
  let band: Placed[] = []
  let crossing: Placed[] = []
  const end = () => {
    if (band.length > 0) blocks.push(...bandBlocks(band, gutter))
    if (crossing.length > 0) blocks.push(blockOf('whole', null, crossing))
    band = []
    crossing = []
  }
  for (const line of toLines(segments)) {
    const isCrossing = line.some(({ box }) => box.x0 < gutter - overhang && box.x1 > gutter + overhang)
    if (isCrossing ? band.length > 0 : crossing.length > 0) end()
    if (isCrossing) crossing.push(...line)
    else band.push(...line)
  }
  end()
  return blocks
}

function bandBlocks(band: Placed[], gutter: number): Block[] {
  const left = band.filter(({ box }) => (box.x0 + box.x1) / 2 <= gutter)
  const right = band.filter(({ box }) => (box.x0 + box.x1) / 2 > gutter)
  return areColumns(left, right)
    ? [blockOf('left', gutter, left), blockOf('right', gutter, right)]
    : [blockOf('whole', null, band)]
}

function blockOf(side: Block['side'], gutter: number | null, segments: readonly Placed[]): Block {
  return {
    side,
    gutter,
    from: Math.min(...segments.map(({ box }) => box.x0)),
    to: Math.max(...segments.map(({ box }) => box.x1)),
    text: writeLines([...segments]),
  }
}

/**
 * The segments of some lines. Where several begin one below the other, far from the left edge, a column begins:
 * text left of it is another segment, even where the gap is too small to see.
 */
function splitAtColumns(lines: Placed[][], page: { x0: number; x1: number }): Placed[] {
  const apart = (page.x1 - page.x0) * COLUMN_APART
  const segments = lines.flatMap((line) => toSegments(line))
  const left = Math.min(...segments.map(({ box }) => box.x0))
  const starts = new Map<number, number>()
  for (const { box } of segments) starts.set(Math.round(box.x0), (starts.get(Math.round(box.x0)) ?? 0) + 1)
  const columns = [...starts]
    .filter(([x, count]) => count >= LINES_OF_COLUMN && x > left + apart)
    .map(([x]) => x)
  if (columns.length === 0) return segments
  return lines.flatMap((line) =>
    toSegments(line, (piece, last) =>
      columns.some((x) => Math.abs(x - piece.box.x0) < 1 && last.box.x0 < x - apart),
    ),
  )
}

/** Dates at the right edge and tables share their lines with the text left of them; a second column has its own lines. */
function areColumns(left: Placed[], right: Placed[]): boolean {
  const band = [...left, ...right]
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left]
  if (fewer.length < 3) return false
  const isShared = (one: Placed) => band.some((other) => other !== one && Math.abs(one.y - other.y) < 1)
  if (isColumnOfDates(left, isShared) || isColumnOfDates(right, isShared)) return false
  if (fewer.filter(isShared).length / fewer.length < 0.6) return true
  // Dates and cells have no headings of their own; a column has.
  if (headingsAmong(fewer, band) >= 2 && headingsAmong(more, band) >= 1) return true
  return fewer.length >= 5 && wordsPerLine(left) >= 4 && wordsPerLine(right) >= 4
}

/** Dates, each beside its entry. */
function isColumnOfDates(side: Placed[], isShared: (segment: Placed) => boolean): boolean {
  const dates = side.filter(
    ({ text }) => text.length < 40 && /(?:19|20)\d\d|\d\d[./]\d\d/.test(text) && !/[@+]/.test(text),
  )
  return dates.length >= 2 && dates.length >= side.length * 0.1 && dates.every(isShared)
}

/** How many segments are clearly larger than most of the text around them. */
function headingsAmong(segments: Placed[], around: Placed[]): number {
  const sizes = around.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  return segments.filter(({ size }) => size > usual * 1.15).length
}

function wordsPerLine(segments: Placed[]): number {
  const words = segments.reduce((sum, segment) => sum + segment.text.trim().split(/\s+/).length, 0)
  return words / segments.length
}

/** The widest strip that the fewest lines cross, away from the edges; null where the page is one column. */
function findGutter(segments: Placed[], page: { x0: number; x1: number }): number | null {
  if (segments.length < 6) return null
  const width = page.x1 - page.x0
  let best = { crossing: Number.POSITIVE_INFINITY, from: 0, to: 0 }
  let current = best
  for (let x = page.x0 + width * 0.2; x <= page.x0 + width * 0.8; x += STEP_POINTS) {
    const crossing = segments.filter((segment) => crosses(segment, x)).length
    if (crossing !== current.crossing) current = { crossing, from: x, to: x }
    current.to = x
    const isWide = current.to - current.from >= GUTTER_POINTS && partsColumns(segments, x)
    const isBetter =
      current.crossing < best.crossing ||
      (current.crossing === best.crossing && current.to - current.from > best.to - best.from)
    if (isWide && isBetter) best = { ...current }
  }
  if (best.crossing > segments.length * 0.35) return null
  // Near the right column: overhanging text belongs to the left one.
  return best.to - STEP_POINTS / 2
}

/** Whether both sides have several segments: a ragged right edge is no gutter. */
function partsColumns(segments: Placed[], x: number): boolean {
  const left = segments.filter(({ box }) => box.x1 <= x).length
  const right = segments.filter(({ box }) => box.x0 >= x).length
  return Math.min(left, right) >= LEAST_IN_COLUMN
}

function crosses(segment: Placed, x: number): boolean {
  return segment.box.x0 < x && segment.box.x1 > x
}

/** Pieces on one baseline, from left to right; lines from top to bottom. */
export function toLines(pieces: readonly Placed[]): Placed[][] {
  const lines: Placed[][] = []
  for (const piece of [...pieces].sort((one, other) => other.y - one.y)) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && first.y - piece.y < Math.min(first.size, piece.size) * 0.45) line.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => line.sort((one, other) => one.box.x0 - other.box.x0))
}

function toSegments(
  line: Placed[],
  beginsColumn: (piece: Placed, last: Placed) => boolean = () => false,
): Placed[] {
  const segments: Placed[] = []
  for (const piece of line) {
    const last = segments.at(-1)
    const gap = last ? piece.box.x0 - last.box.x1 : 0
    const text = inReadingDirection(piece.text)
    if (!last || gap > piece.size * SEGMENT_GAP || beginsColumn(piece, last))
      segments.push({ ...piece, text, box: { ...piece.box } })
    else {
      const space = gap > piece.size * SPACE_GAP && !/\s$/.test(last.text) && !/^\s/.test(text) ? ' ' : ''
      last.text = isRightToLeft(last.text + text)
        ? `${text}${space}${last.text}`
        : `${last.text}${space}${text}`
      last.box.x1 = Math.max(last.box.x1, piece.box.x1)
    }
  }
  return segments
}

function writeLines(segments: Placed[]): string {
  const written: string[] = []
  let above: Placed | undefined
  for (const line of toLines(segments)) {
    const first = line[0]
    if (above && first && above.y - first.y > Math.max(above.size, first.size) * PARAGRAPH_GAP)
      written.push('')
    const texts = line.map((segment) => segment.text.trim()).filter((text) => text !== '')
    if (isRightToLeft(texts.join(''))) texts.reverse()
    if (texts.length > 0) written.push(texts.join('\t'))
    above = first
  }
  return written.join('\n')
}

function isRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters > 0 && (text.match(RIGHT_TO_LEFT)?.length ?? 0) > letters / 2
}

/** A page draws Arabic and Hebrew from left to right: turned round, but for the numbers and Latin words in it. */
function inReadingDirection(text: string): string {
  const plain = text.normalize('NFKC')
  if (!isRightToLeft(plain)) return text.replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
  return Array.from(plain)
    .reverse()
    .join('')
    .replace(/[\p{Script=Latin}\d][\p{Script=Latin}\d.,:/@-]*/gu, (kept) =>
      Array.from(kept).reverse().join(''),
    )
}
