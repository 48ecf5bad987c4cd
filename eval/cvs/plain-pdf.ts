import type { Block, Sheet } from './sheet.ts'

const pageHeight = 842
const margin = 50
const lineWidth = 595 - 2 * margin
/** Thousandths of the letter height, as Helvetica has them; letters with signs are as wide as those without. */
const widths: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'abdeghnopquLABEKPSVXY0123456789_$?'].map((letter) => [letter, 556])),
  ...Object.fromEntries([..." ,.:;/!|ft'()-il•jI[]"].map((letter) => [letter, 278])),
  ...Object.fromEntries([...'ckvxyzs'].map((letter) => [letter, 500])),
  ...Object.fromEntries([...'ABEKPSVXY&'].map((letter) => [letter, 667])),
  ...Object.fromEntries([...'CDHNRUw'].map((letter) => [letter, 722])),
  ...Object.fromEntries([...'GOQ'].map((letter) => [letter, 778])),
  i: 222,
  j: 222,
  l: 222,
  r: 333,
  m: 833,
  M: 833,
  W: 944,
  F: 611,
  T: 611,
  Z: 611,
  '—': 1000,
  '@': 1015,
  '%': 889,
}

/** In what order and pieces the words are drawn: programs differ. */
export type Drawing = 'lines' | 'words' | 'bottom-up'

interface Piece {
  page: number
  x: number
  y: number
  size: number
  spacing: number
  isStrong: boolean
  text: string
}

/** What stands in a file besides its layout. */
export interface PdfExtra {
  /** Operators drawn on the first page after everything else; `/Clear` is a state in which nothing shows. */
  drawing?: string
  /** In the file's own description. */
  title?: string
}

/** A second writer of PDFs, by hand: Helvetica, Windows characters, words where the layout puts them. */
export function writePlainPdf(sheet: Sheet, drawing: Drawing, extra: PdfExtra = {}): Buffer {
  const pen = new Pen()
  let below = pen.flow(sheet.top, { x: margin, width: lineWidth, from: margin })
  const start = below
  let x = margin
  for (const { share, blocks } of sheet.columns) {
    const width = lineWidth * share - (sheet.columns.length > 1 ? 14 : 0)
    below = Math.max(below, pen.flow(blocks, { x, width, from: start }))
    x += lineWidth * share
  }
  const pages = Math.max(1, ...pen.pieces.map(({ page }) => page + 1))
  for (let page = 0; page < pages; page++) {
    const at = (text: string | null, y: number) =>
      text !== null && pen.pieces.push({ page, x: margin, y, size: 8, spacing: 0, isStrong: false, text })
    at(sheet.header, 820)
    at(sheet.footer, 24)
  }
  const pieces = drawing === 'lines' ? pen.pieces : pen.pieces.flatMap(intoWords)
  if (drawing === 'bottom-up') pieces.reverse()
  return assemble(
    Array.from({ length: pages }, (_, page) => pieces.filter((piece) => piece.page === page)),
    extra,
  )
}

interface Area {
  x: number
  width: number
  /** How far down from the top of the first page. */
  from: number
}

class Pen {
  readonly pieces: Piece[] = []

  /** Sets blocks one below the other; answers with how far down it came. */
  flow(blocks: readonly Block[], area: Area): number {
    let down = area.from
    for (const block of blocks) down = this.#block(block, { ...area, from: down })
    return down
  }

  #block(block: Block, area: Area): number {
    switch (block.kind) {
      case 'gap':
        return area.from + 8
      case 'heading':
        return this.#lines(block.text, area, { size: 13, isStrong: true, spacing: block.isSpaced ? 4 : 0 })
      case 'text':
        return this.#lines(block.text, area, { size: block.size ?? 10, isStrong: block.isStrong ?? false })
      case 'bullet':
        this.#lines('•', area, {})
        return this.#lines(block.text, { ...area, x: area.x + 12, width: area.width - 12 }, {})
      case 'sides': {
        const right = widthOf(block.right, 10, {})
        this.#lines(block.right, { ...area, x: area.x + area.width - right, width: right + 5 }, {})
        return this.#lines(block.left, { ...area, width: area.width - right - 20 }, { isStrong: true })
      }
      case 'table': {
        let down = area.from
        for (const cells of block.rows) {
          let x = area.x
          const ends = cells.map((cell, at) => {
            const width = area.width * (block.shares[at] ?? 1)
            const end = this.flow(cell, { x, width: width - 10, from: down })
            x += width
            return end
          })
          down = Math.max(...ends) + 4
        }
        return down
      }
    }
  }

  #lines(text: string, { x, width, from }: Area, look: Partial<Piece>): number {
    const { size = 10, isStrong = false, spacing = 0 } = look
    let down = from
    for (const line of wrapped(text, width, size, look)) {
      const height = pageHeight - 2 * margin
      const room = (((down - margin) % height) + height) % height
      if (room + size * 1.4 > height) down += height - room
      const page = Math.floor((down - margin) / height)
      const y = pageHeight - margin - ((down - margin) % height) - size
      this.pieces.push({ page, x, y, size, spacing, isStrong, text: line })
      down += size * 1.4
    }
    return down
  }
}

/** Strong letters are about a tenth wider. */
function widthOf(text: string, size: number, { spacing = 0, isStrong = false }: Partial<Piece>): number {
  const units = [...text.normalize('NFD').replace(/\p{M}/gu, '')].reduce(
    (sum, letter) => sum + (widths[letter] ?? 556),
    0,
  )
  return (units / 1000) * size * (isStrong ? 1.09 : 1) + text.length * spacing
}

function wrapped(text: string, width: number, size: number, look: Partial<Piece>): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, size, look) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Each word drawn at its own place, without the spaces. */
function intoWords(piece: Piece): Piece[] {
  let x = piece.x
  return piece.text.split(' ').map((word) => {
    const own = { ...piece, x, text: word }
    x += widthOf(`${word} `, piece.size, piece)
    return own
  })
}

const windows: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  œ: 0x9c,
  '–': 0x96,
  '—': 0x97,
  '’': 0x92,
  '•': 0x95,
}

function encoded(text: string): string {
  return [...text]
    .map((letter) => windows[letter] ?? letter.codePointAt(0) ?? 0)
    .filter((code) => code < 256)
    .map((code) => String.fromCharCode(code))
    .join('')
    .replace(/[\\()]/g, '\\$&')
}

function drawn({ x, y, size, spacing, isStrong, text }: Piece): string {
  return `BT /F${isStrong ? 2 : 1} ${size} Tf ${spacing} Tc 1 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)} Tm (${encoded(text)}) Tj ET`
}

/** Operators that draw a text at a place of the page; `look` are operators that come before it. */
export function drawText(text: string, { x = 50, y = 30, size = 9, look = '' }): string {
  return `q ${look} BT /F1 ${size} Tf 0 Tc 1 0 0 1 ${x} ${y} Tm (${encoded(text)}) Tj ET Q`
}

function assemble(pages: Piece[][], { drawing = '', title }: PdfExtra): Buffer {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', font('Helvetica'), font('Helvetica-Bold')]
  const kids = pages.map((pieces, at) => {
    const content = [...pieces.map(drawn), at === 0 ? drawing : ''].join('\n')
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> /ExtGState << /Clear << /ca 0 >> >> >> >>`,
    )
    return `${objects.length} 0 R`
  })
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`
  if (title !== undefined) objects.push(`<< /Title (${encoded(title)}) /Keywords (${encoded(title)}) >>`)
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${title === undefined ? '' : ` /Info ${objects.length} 0 R`} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
