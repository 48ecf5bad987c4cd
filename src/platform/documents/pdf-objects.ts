import { inflateSync } from 'node:zlib'

/** The dictionary of each object of a PDF as it is written, found without its table of references, which may lie. */
export type PdfObjects = ReadonlyMap<number, PdfObject>

export interface PdfObject {
  dictionary: string
  /** Where it begins in the file; null when it is packed into a stream. */
  at: number | null
}

/** More of them than any CV has, and enough to count to. */
const MAX_OBJECTS = 100_000
const MAX_INFLATED = 16 * 1024 * 1024
const MAX_DICTIONARY = 20_000

export function findPdfObjects(bytes: Uint8Array): PdfObjects {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  const objects = new Map<number, PdfObject>()
  let inflatable = MAX_INFLATED
  for (const match of text.matchAll(/(?<!\d)(\d{1,7})[ \t\r\n]{1,20}\d{1,5}[ \t\r\n]{1,20}obj\b/g)) {
    if (objects.size >= MAX_OBJECTS) break
    const begin = match.index + match[0].length
    const written = dictionaryAt(text, begin)
    const dictionary = withPlainNames(written)
    // The last of one number counts: an earlier one was replaced.
    objects.set(Number(match[1]), { dictionary, at: match.index })
    if (!/\/Type\s*\/ObjStm\b/.test(dictionary)) continue
    const packed = inflated(file, begin + written.length, dictionary, inflatable)
    inflatable -= packed.length
    for (const [number, inner] of unpacked(packed, dictionary))
      objects.set(number, { dictionary: withPlainNames(inner), at: null })
  }
  return objects
}

/** Up to its stream or its end. */
function dictionaryAt(text: string, begin: number): string {
  const slice = text.slice(begin, begin + MAX_DICTIONARY)
  const end = slice.search(/\bstream\b|\bendobj\b/)
  return end < 0 ? slice : slice.slice(0, end)
}

/** A name may write its letters as numbers. */
function withPlainNames(dictionary: string): string {
  return dictionary.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

function inflated(file: Buffer, at: number, dictionary: string, maxOutputLength: number): string {
  const begin = file.indexOf('stream', at) + 'stream'.length
  if (maxOutputLength < 1 || !/\/FlateDecode\b/.test(dictionary)) return ''
  const start = file[begin] === 0x0d ? begin + 2 : begin + 1
  const end = file.indexOf('endstream', start)
  try {
    return inflateSync(file.subarray(start, end < 0 ? undefined : end), { maxOutputLength }).toString(
      'latin1',
    )
  } catch {
    return ''
  }
}

function unpacked(packed: string, dictionary: string): [number, string][] {
  const first = numberOf(dictionary, 'First') ?? 0
  const heads = packed.slice(0, first).trim().split(/\s+/).map(Number)
  const found: [number, string][] = []
  for (let at = 0; at + 1 < heads.length && found.length < MAX_OBJECTS; at += 2) {
    const next = heads[at + 3]
    const begin = first + (heads[at + 1] ?? 0)
    const end = next === undefined ? undefined : first + next
    found.push([heads[at] ?? 0, packed.slice(begin, end).slice(0, MAX_DICTIONARY)])
  }
  return found
}

export function numberOf(dictionary: string, key: string): number | null {
  const found = new RegExp(`/${key}\\s+(\\d+)`).exec(dictionary)?.[1]
  return found === undefined ? null : Number(found)
}

/** The pages that hang in the tree of a page, whatever the tree says of their number. */
export function countPagesBeside(objects: PdfObjects, page: number): number {
  const parents = new Map<number, number>()
  const kidsOf = new Map<number, number[]>()
  for (const [number, { dictionary }] of objects) {
    const kids = kidsIn(objects, dictionary)
    if (!kids) continue
    kidsOf.set(number, kids)
    for (const kid of kids) parents.set(kid, number)
  }
  const climbed = new Set<number>()
  let root = page
  for (let at = parents.get(page); at !== undefined && !climbed.has(at); at = parents.get(at)) {
    climbed.add(at)
    root = at
  }
  return leavesUnder(root, kidsOf)
}

function leavesUnder(root: number, kidsOf: ReadonlyMap<number, readonly number[]>): number {
  const seen = new Set<number>()
  const waiting = [root]
  let leaves = 0
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const kids = kidsOf.get(at)
    if (kids) waiting.push(...kids)
    else leaves++
  }
  return leaves
}

/** With its comments and without: a comment may hold a bracket, and a string what looks like a comment. The longer list counts. */
function kidsIn(objects: PdfObjects, written: string): number[] | null {
  const [, most] = [written, written.replace(/%[^\r\n]*/g, ' ')]
    .map((dictionary) => listedKids(objects, dictionary))
    .sort((one, other) => (one?.length ?? -1) - (other?.length ?? -1))
  return most ?? null
}

function listedKids(objects: PdfObjects, dictionary: string): number[] | null {
  const direct = /\/Kids\s*\[([^\]]*)\]/.exec(dictionary)?.[1]
  const elsewhere = direct === undefined ? /\/Kids\s+(\d+)\s+\d+\s+R/.exec(dictionary)?.[1] : undefined
  const list = direct ?? (elsewhere === undefined ? undefined : objects.get(Number(elsewhere))?.dictionary)
  return list === undefined
    ? null
    : [...list.matchAll(/(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number))
}

/**
 * The same PDF with a new table of references that leads to its catalog, or null without one. Readers give up where the
 * trailer leads elsewhere, although all of the document is there.
 */
export function withFoundRoot(bytes: Uint8Array): Buffer | null {
  const objects = findPdfObjects(bytes)
  const catalogs = [...objects].filter(([, { dictionary }]) => /\/Type\s*\/Catalog\b/.test(dictionary))
  const catalog = catalogs.findLast(([, { dictionary }]) => /\/Pages\s+\d+\s+\d+\s+R/.test(dictionary))
  if (!catalog) return null
  const placed = [...objects].filter(([, { at }]) => at !== null).sort(([one], [other]) => one - other)
  const table = placed.map(([number, { at }]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
  const size = Math.max(...objects.keys()) + 1
  const end = `\nxref\n0 1\n0000000000 65535 f \n${table.join('')}trailer\n<< /Size ${size} /Root ${catalog[0]} 0 R >>\nstartxref\n${bytes.length + 1}\n%%EOF\n`
  return Buffer.concat([bytes, Buffer.from(end, 'latin1')])
}
