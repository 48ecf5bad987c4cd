import { aZip } from './a-zip.ts'

export interface DocxOptions {
  lines?: readonly string[]
  /** The page count the document states about itself; none when left out. */
  pages?: number
  /** WordprocessingML put after the lines, as it is. */
  body?: string
  header?: string
  /** More entries of the archive, or others in place of those written. */
  entries?: Readonly<Record<string, string | Buffer>>
}

const SPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A small valid Word document. */
export function aDocx(options: DocxOptions = {}): Buffer {
  const { lines = ['Salma Ferchichi', 'Ingénieure logiciel'], pages, body = '', header } = options
  const paragraphs = lines.map((line) => docxParagraph(line)).join('')
  return aZip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${SPACE}><w:body>${paragraphs}${body}</w:body></w:document>`,
    ...(pages === undefined
      ? {}
      : { 'docProps/app.xml': `<Properties><Pages>${pages}</Pages></Properties>` }),
    ...(header === undefined
      ? {}
      : { 'word/header1.xml': `<w:hdr ${SPACE}>${docxParagraph(header)}</w:hdr>` }),
    ...options.entries,
  })
}

/** One paragraph; `properties` go into the run's own, as in `<w:vanish/>`. */
export function docxParagraph(text: string, properties = ''): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped}</w:t></w:r></w:p>`
}
