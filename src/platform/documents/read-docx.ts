import type { HiddenText } from './documents.ts'
import { docxMainPart } from './docx-main-part.ts'
import { docxPageBreaks } from './docx-page-breaks.ts'
import { type DocxStyles, hiddenStyles } from './docx-styles.ts'
import { type DocxText, walkDocxPart } from './docx-text.ts'
import { readXml } from './read-xml.ts'
import { openZipArchive, type ZipArchive } from './zip-archive.ts'

/** The page count the writing program stored, or more where the text itself begins more pages; null without either. */
export function docxPages(bytes: Buffer): number | null {
  const archive = openZipArchive(bytes)
  const xml = textOf(archive, 'docProps/app.xml')
  const stated = Number(/<(?:\w+:)?Pages>\s*(\d{1,6})\s*</.exec(xml ?? '')?.[1] ?? 0)
  const breaks = docxPageBreaks(textOf(archive, docxMainPart(archive) ?? '') ?? '')
  const pages = Math.max(stated, breaks > 0 ? breaks + 1 : 0)
  return pages > 0 ? pages : null
}

/** Headers first (they often hold names and addresses), then the body, notes and footers. Comments are no part of a CV. */
export function readDocx(bytes: Buffer): { text: string; hidden: HiddenText[] } {
  const archive = openZipArchive(bytes)
  const styles = hiddenStyles(textOf(archive, 'word/styles.xml') ?? '')
  const body = docxMainPart(archive) ?? ''
  const parts = partsInOrder(archive, body)
  const seen = new Set<string>()
  const read: DocxText[] = []
  for (const part of parts) {
    const content = walkDocxPart(textOf(archive, part) ?? '', styles, part === body ? 'body' : placeOf(part))
    // The headers of a first page and of the others often say the same.
    if (seen.has(content.text)) continue
    seen.add(content.text)
    read.push(content)
  }
  return {
    text: read
      .map((part) => part.text)
      .filter((text) => text !== '')
      .join('\n'),
    hidden: [...read.flatMap((part) => part.hidden), ...commentsOf(archive, styles)],
  }
}

function commentsOf(archive: ZipArchive, styles: DocxStyles): HiddenText[] {
  const { text, hidden } = walkDocxPart(textOf(archive, 'word/comments.xml') ?? '', styles, 'comment')
  return [...(text === '' ? [] : [{ where: 'comment', text }]), ...hidden]
}

/** Parses the start of the body, so that an unreadable file is refused on upload and not when it is scored. */
export function tryDocx(bytes: Buffer): void {
  const archive = openZipArchive(bytes)
  const xml = textOf(archive, docxMainPart(archive) ?? '') ?? ''
  readXml(xml.slice(0, 2000).replace(/<[^>]*$/, ''), { open() {}, close() {}, text() {} })
}

function partsInOrder(archive: ZipArchive, body: string): string[] {
  const named = (pattern: RegExp) => archive.names.filter((name) => pattern.test(name)).sort()
  return [
    ...named(/^word\/header\d*\.xml$/),
    body,
    ...named(/^word\/(?:footnotes|endnotes)\.xml$/),
    ...named(/^word\/footer\d*\.xml$/),
  ]
}

function placeOf(part: string): string {
  return part.replace(/^word\/|\d*\.xml$/g, '')
}

function textOf(archive: ZipArchive, name: string): string | null {
  const bytes = archive.read(name)
  if (!bytes) return null
  return bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le').slice(1) : bytes.toString('utf8')
}
