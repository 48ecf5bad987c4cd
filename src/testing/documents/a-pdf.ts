import { deflateSync } from 'node:zlib'

export interface PdfOptions {
  /** Lines of each page; the last page repeats when more `pages` are asked for. */
  lines?: readonly string[]
  pages?: number
  /** What it says of their number. */
  statedPages?: number
  /** Written before the list of pages. */
  beforePages?: string
  /** Drawn on the first page as it is, after the lines: content stream operators, font `/F1`. */
  drawing?: string
  /** All that the pages draw, in place of the lines; written packed. */
  packed?: Buffer
  /** Under the lines of the first page. */
  underneath?: string
  /** Further entries of the catalog, such as what happens when it is opened. */
  catalog?: string
  hasPassword?: boolean
}

const WINDOWS_CHARACTERS: Readonly<Record<string, string>> = {
  '’': '\x92',
  '–': '\x96',
  '•': '\x95',
  œ: '\x9c',
  '€': '\x80',
}

/** A small valid PDF, A4, in Helvetica. */
export function aPdf(options: PdfOptions = {}): Buffer {
  const { lines = ['Salma Ferchichi', 'Ingénieure logiciel'], pages = 1 } = options
  const objects = [
    '',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  const kids: string[] = []
  for (let page = 0; page < pages; page++) {
    const parts = [textLines(lines)]
    if (page === 0) parts.unshift(options.underneath ?? '')
    if (page === 0) parts.push(options.drawing ?? '')
    const content = parts.filter((part) => part !== '').join('\n')
    objects.push(options.packed ? packedStream(options.packed) : stream(content))
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> /ExtGState << /Clear << /ca 0 >> >> >> >>`,
    )
    kids.push(`${objects.length} 0 R`)
  }
  objects[0] = `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`
  objects[1] = `<< /Type /Pages /Kids [${options.beforePages ?? ''}${kids.join(' ')}] /Count ${options.statedPages ?? pages} >>`
  return write(objects, options.hasPassword ?? false)
}

const stream = (content: string, filter = '') =>
  `<< /Length ${content.length} ${filter} >>\nstream\n${content}\nendstream`
const packedStream = (content: Buffer) =>
  stream(deflateSync(content).toString('latin1'), '/Filter /FlateDecode')

/** Text drawn at a place, as a string of content operators; `look` comes before it. */
export function pdfText(text: string, { x = 50, y = 100, size = 11, look = '' } = {}): string {
  return `q ${look} BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm ${pdfString(text)} Tj ET Q`
}

function textLines(lines: readonly string[]): string {
  return lines.map((line, at) => pdfText(line, { y: 790 - at * 16 })).join('\n')
}

function pdfString(text: string): string {
  const encoded = text.replace(/[’–•œ€]/g, (character) => WINDOWS_CHARACTERS[character] ?? '?')
  return `(${encoded.replace(/[\\()]/g, '\\$&')})`
}

function write(objects: string[], hasPassword: boolean): Buffer {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  const key = 'ab'.repeat(32)
  // No password fits these keys: all a reader can tell is that one is needed.
  const encryption = hasPassword
    ? `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<${key}> <${key}>]`
    : ''
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${encryption} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
