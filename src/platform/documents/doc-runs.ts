import { openCompoundFile } from './compound-file.ts'
import type { HiddenText } from './documents.ts'

/** A run of characters of one look, by its bytes in the stream of the text. */
interface Run {
  from: number
  to: number
  why: string
}

/** A stretch of the text, of one or of two bytes a character. */
interface Piece {
  from: number
  to: number
  width: 1 | 2
}

/** Offsets in the header of a Word 97-2003 document. */
const FLAGS = 10
const TABLE_ONE = 0x0200
const LOOKS = 0xfa
const PIECES = 0x1a2
/** Looks of runs come in pages of this size, each with a count at its end. */
const PAGE = 512
/** Properties of a run, by their codes in the file. */
const PROPERTY = { vanish: 0x083c, deleted: 0x0800, halfPoints: 0x4a43, colour: 0x6870, colourNumber: 0x2a42 }
const BACKGROUNDS = new Set([0x2a0c, 0x4866, 0xca71])
/** By the highest three bits of a code; 0 where the first byte of the value says it. */
const VALUE_SIZES = [1, 1, 2, 4, 2, 2, 0, 3]
const WHITE_NUMBER = 8
const WHITE_FROM = 0xf0
const TINY_HALF_POINTS = 4
const CELL_END = 0x07
const PARAGRAPH_END = 0x0d
const SPACE = 0x20

/** Overwrites every run that the page does not show with spaces, in the file's own bytes; returns the hidden text. */
export function blankHiddenRuns(file: Buffer): HiddenText[] {
  const compound = openCompoundFile(file)
  const text = compound.read('WordDocument')
  const sectors = compound.sectorsOf('WordDocument')
  if (!text || !sectors || text.length < PIECES + 8) return []
  const table = compound.read(text.readUInt16LE(FLAGS) & TABLE_ONE ? '1Table' : '0Table')
  if (!table) return []
  const pieces = piecesOf(text, table)
  const hidden: HiddenText[] = []
  for (const { from, to, why } of hiddenRuns(text, table)) {
    let said = ''
    for (const piece of pieces) {
      const end = Math.min(to, piece.to)
      for (let at = Math.max(from, piece.from); at + piece.width <= end; at += piece.width) {
        const code = piece.width === 2 ? text.readUInt16LE(at) : text.readUInt8(at)
        if (code < SPACE) continue
        said += String.fromCharCode(code)
        const place = (sectors.starts[Math.floor(at / sectors.size)] ?? Number.NaN) + (at % sectors.size)
        if (Number.isNaN(place)) continue
        file.writeUInt8(SPACE, place)
        if (piece.width === 2) file.writeUInt8(0, place + 1)
      }
    }
    const last = hidden.at(-1)
    if (last?.where === `body, ${why}`) last.text += ` ${said}`
    else if (said.trim() !== '') hidden.push({ where: `body, ${why}`, text: said })
  }
  return hidden
}

function piecesOf(text: Buffer, table: Buffer): Piece[] {
  const { start, end } = tableAt(text, table, PIECES)
  let at = start
  // Property lists precede the list of pieces, each with its length.
  while (at + 3 <= end && table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1)
  if (at + 5 > end || table.readUInt8(at) !== 2) return []
  const length = Math.min(table.readUInt32LE(at + 1), end - at - 5)
  const count = Math.floor((length - 4) / 12)
  const positions = at + 5
  return Array.from({ length: Math.max(0, count) }, (_, i): Piece => {
    const characters = table.readUInt32LE(positions + (i + 1) * 4) - table.readUInt32LE(positions + i * 4)
    const coded = table.readUInt32LE(positions + (count + 1) * 4 + i * 8 + 2)
    const width = coded & 0x40000000 ? 1 : 2
    const from = width === 1 ? (coded & 0x3fffffff) / 2 : coded
    return { from, to: Math.min(text.length, from + characters * width), width }
  })
}

function hiddenRuns(text: Buffer, table: Buffer): Run[] {
  const { start, end } = tableAt(text, table, LOOKS)
  const count = Math.floor((end - start - 4) / 8)
  const runs: Run[] = []
  for (let i = 0; i < count; i++) {
    const page = (table.readUInt32LE(start + (count + 1) * 4 + i * 4) & 0x3fffff) * PAGE
    if (page + PAGE > text.length) continue
    const looks = text.readUInt8(page + PAGE - 1)
    for (let run = 0; run < looks && (run + 2) * 4 + run < PAGE; run++) {
      const from = text.readUInt32LE(page + run * 4)
      const to = text.readUInt32LE(page + (run + 1) * 4)
      const look = text.readUInt8(page + (looks + 1) * 4 + run) * 2
      if (look === 0 || look >= PAGE - 1 || to > text.length) continue
      const length = text.readUInt8(page + look)
      const why = hiddenReason(
        text.subarray(page + look + 1, Math.min(page + PAGE, page + look + 1 + length)),
      )
      if (why && !(why === 'white text' && isInTable(text, to))) runs.push({ from, to, why })
    }
  }
  return runs
}

function tableAt(text: Buffer, table: Buffer, field: number): { start: number; end: number } {
  const start = text.readUInt32LE(field)
  const end = start + text.readUInt32LE(field + 4)
  return end <= table.length ? { start, end } : { start: 0, end: 0 }
}

function hiddenReason(properties: Buffer): string | null {
  let why: string | null = null
  let hasBackground = false
  let isWhite = false
  for (let at = 0; at + 3 <= properties.length; ) {
    const code = properties.readUInt16LE(at)
    const fixed = VALUE_SIZES[code >> 13] ?? 1
    const size = fixed || properties.readUInt8(at + 2) + 1
    const value = properties.subarray(at + 2, at + 2 + size)
    if (value.length < size) break
    const on = (value[0] ?? 0) % 2 === 1
    if (code === PROPERTY.vanish && on) why = 'hidden text'
    else if (code === PROPERTY.deleted && on) why = 'deleted text'
    else if (code === PROPERTY.halfPoints && value.readUInt16LE(0) < TINY_HALF_POINTS)
      why ??= 'text under 2 points'
    else if (code === PROPERTY.colourNumber) isWhite = value[0] === WHITE_NUMBER
    else if (code === PROPERTY.colour)
      isWhite = value[3] === 0 && value.subarray(0, 3).every((part) => part >= WHITE_FROM)
    else if (BACKGROUNDS.has(code)) hasBackground = true
    at += 2 + size
  }
  return why ?? (isWhite && !hasBackground ? 'white text' : null)
}

/** A paragraph of a table ends with the mark of its cell. */
function isInTable(text: Buffer, from: number): boolean {
  for (let at = Math.max(0, from - 2); at < Math.min(text.length, from + 4000); at++) {
    const code = text[at]
    if (code === CELL_END) return true
    if (code === PARAGRAPH_END) return false
  }
  return false
}
