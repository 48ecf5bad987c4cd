import { type Block, type Placed, readingBlocks, toLines } from './pdf-lines.ts'

export interface PlacedPage {
  pieces: readonly Placed[]
  view: { x0: number; y0: number; x1: number; y1: number }
}

const SAME_PLACE = 3
const SAME_GUTTER = 15

/** The text of a document in reading order: columns continue over pages, repeated headers and footers are kept once. */
export function textOfPages(pages: readonly PlacedPage[]): string {
  const { top, bottom, isRepeated } = repeatedLines(pages)
  const blocks: Block[] = []
  for (const { pieces, view } of pages) {
    const own = readingBlocks(
      pieces.filter((piece) => !isRepeated(piece)),
      view,
    )
    joinBlocks(blocks, own)
  }
  return [...top, ...blocks.map(({ text }) => text), ...bottom].filter((text) => text !== '').join('\n')
}

/** Puts the blocks of the next page after those before it, column to column. */
function joinBlocks(all: Block[], next: Block[]): void {
  const right = all.at(-1)
  const left = all.at(-2)
  const [first, second] = next
  if (!first) return
  if (!left || !right || right.side !== 'right' || right.gutter === null) {
    // A new page is a new paragraph.
    if (all.length > 0) first.text = `\n${first.text}`
    all.push(...next)
    return
  }
  const isSamePlace = first.side === 'left' && Math.abs((first.gutter ?? 0) - right.gutter) < SAME_GUTTER
  if (isSamePlace && second) {
    left.text += `\n${first.text}`
    right.text += `\n${second.text}`
    all.push(...next.slice(2))
  } else if (first.side === 'whole' && first.to <= right.gutter + SAME_GUTTER) {
    left.text += `\n${first.text}`
    all.push(...next.slice(1))
  } else if (first.side === 'whole' && first.from >= right.gutter - SAME_GUTTER) {
    right.text += `\n${first.text}`
    all.push(...next.slice(1))
  } else {
    first.text = `\n${first.text}`
    all.push(...next)
  }
}

/** Headers and footers: lines in the same place of several pages that differ only in numbers. */
function repeatedLines(pages: readonly PlacedPage[]) {
  const lines = pages.flatMap(({ pieces, view }, page) => {
    const all = toLines(pieces)
    return [...all.slice(0, 3), ...all.slice(3).slice(-3)].map((line) => {
      const text = line
        .map((piece) => piece.text)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim()
      const y = line[0]?.y ?? 0
      return { page, line, text, y, key: text.replace(/\d+/g, '#'), isTop: y > (view.y0 + view.y1) / 2 }
    })
  })
  const repeated = lines.filter((one) =>
    lines.some(
      (other) => other.page !== one.page && other.key === one.key && Math.abs(other.y - one.y) < SAME_PLACE,
    ),
  )
  const pieces = new Set(repeated.flatMap(({ line }) => line))
  const first = repeated.filter(
    (one) => one.text !== '' && repeated.find((other) => other.key === one.key) === one,
  )
  return {
    top: first.filter(({ isTop }) => isTop).map(({ text }) => text),
    bottom: first.filter(({ isTop }) => !isTop).map(({ text }) => text),
    isRepeated: (piece: Placed) => pieces.has(piece),
  }
}
