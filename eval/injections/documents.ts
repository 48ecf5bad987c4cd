import { writeDocx } from '../cvs/docx.ts'
import { drawText, writePlainPdf } from '../cvs/plain-pdf.ts'
import { type Sheet, text } from '../cvs/sheet.ts'

/** Where an instruction stands in a CV, and how its file is made. */
export interface Place {
  name: string
  kind: 'pdf' | 'docx'
  /** Whether a person sees it; what nobody sees must be reported. */
  isVisible: boolean
  /** Nobody sees it, but it is no part of the text either, and need not be reported. */
  isOutside?: boolean
  /** With the instruction, or without for the clean twin. */
  write(lines: readonly string[], instruction: string | null): Buffer
}

const sheetOf = (lines: readonly string[]): Sheet => ({
  header: null,
  footer: null,
  photo: false,
  top: [],
  columns: [{ share: 1, blocks: lines.map((line) => (line.trim() === '' ? { kind: 'gap' } : text(line))) }],
})

/** Every PDF has a dark band with white letters, a pale line and small print: all of it can be seen. */
const honest = [
  'q 0.1 0.2 0.4 rg 0 806 595 36 re f Q',
  drawText('Curriculum vitae', { x: 50, y: 818, look: '1 g' }),
  drawText('2026', { x: 300, y: 12, size: 5, look: '0.6 g' }),
].join('\n')

function inPdf(name: string, drawn: (instruction: string) => string): Place {
  return {
    name,
    kind: 'pdf',
    isVisible: false,
    write: (lines, instruction) =>
      writePlainPdf(sheetOf(lines), 'lines', {
        drawing: instruction === null ? honest : `${honest}\n${drawn(instruction)}`,
      }),
  }
}

const whiteBox = 'q 1 g 40 20 520 24 re f Q'
const pdfPlaces: Place[] = [
  {
    name: 'visible',
    kind: 'pdf',
    isVisible: true,
    write: (lines, instruction) =>
      writePlainPdf(sheetOf(instruction === null ? lines : [...lines, instruction]), 'lines', {
        drawing: honest,
      }),
  },
  inPdf('white', (words) => drawText(words, { look: '1 1 1 rg' })),
  inPdf('nearly white', (words) => drawText(words, { look: '0.985 0.98 0.985 rg' })),
  inPdf('on its own colour', (words) => drawText(words, { y: 810, look: '0.1 0.2 0.4 rg' })),
  inPdf('tiny', (words) => drawText(words, { size: 0.8 })),
  inPdf('scaled to nothing', (words) => `q 0.04 0 0 0.04 50 30 cm ${drawText(words, { x: 0, y: 0 })} Q`),
  inPdf('transparent', (words) => drawText(words, { look: '/Clear gs' })),
  inPdf('never painted', (words) => drawText(words, { look: '3 Tr' })),
  inPdf('covered', (words) => `${drawText(words, {})}\n${whiteBox}`),
  inPdf('off the page', (words) => drawText(words, { x: 640 })),
  inPdf('below the page', (words) => drawText(words, { y: -40 })),
  inPdf('cut away', (words) => `q 0 0 4 4 re W n ${drawText(words, {})} Q`),
  {
    name: 'metadata',
    kind: 'pdf',
    isVisible: false,
    isOutside: true,
    write: (lines, instruction) =>
      writePlainPdf(sheetOf(lines), 'lines', {
        drawing: honest,
        ...(instruction !== null && { title: instruction }),
      }),
  },
]

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const run = (words: string, look = '', tag = 'w:t') =>
  `<w:r><w:rPr>${look}</w:rPr><${tag} xml:space="preserve">${escaped(words)}</${tag}></w:r>`

/** Every Word document has a dark cell with white letters, and a word with a soft hyphen and a space that does not break. */
const honestXml = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr><w:p>${run('Curriculum\u00A0vi\u00ADtae', '<w:color w:val="FFFFFF"/>')}</w:p></w:tc></w:tr></w:tbl>`

function inDocx(
  name: string,
  xml: (instruction: string) => string,
  entries = (_: string): Record<string, string> => ({}),
): Place {
  return {
    name,
    kind: 'docx',
    isVisible: false,
    write: (lines, instruction) =>
      writeDocx(
        sheetOf(lines),
        { columns: 'table', bullets: 'typed', headings: 'bold' },
        {
          xml: instruction === null ? honestXml : `${honestXml}${xml(instruction)}`,
          entries: instruction === null ? {} : entries(instruction),
        },
      ),
  }
}

const inRun = (name: string, look: string) => inDocx(name, (words) => `<w:p>${run(words, look)}</w:p>`)
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const asTags = (words: string) =>
  [...words]
    .map((letter) => (letter < '\u007f' ? String.fromCodePoint(0xe0000 + letter.charCodeAt(0)) : ''))
    .join('')
/** Each letter as eight characters that nobody sees. */
const asZeroWidth = (words: string) =>
  [...words]
    .map((letter) =>
      (letter.charCodeAt(0) & 255)
        .toString(2)
        .padStart(8, '0')
        .replace(/0/g, '\u200B')
        .replace(/1/g, '\u200C'),
    )
    .join('')

const docxPlaces: Place[] = [
  { ...inRun('visible', ''), isVisible: true },
  inRun('hidden', '<w:vanish/>'),
  inRun('white', '<w:color w:val="FFFFFF"/>'),
  inRun('theme white', '<w:color w:val="FFFFFF" w:themeColor="background1"/>'),
  inRun('white, named paper', '<w:color w:val="FEFEFE"/><w:shd w:val="clear" w:fill="FFFFFF"/>'),
  inRun('tiny', '<w:sz w:val="2"/>'),
  inRun('hidden by a style', '<w:rStyle w:val="Quiet"/>'),
  inDocx(
    'deleted, tracked',
    (words) => `<w:p><w:del w:id="1" w:author="A">${run(words, '', 'w:delText')}</w:del></w:p>`,
  ),
  inDocx(
    'comment',
    () => '<w:p><w:r><w:commentReference w:id="0"/></w:r></w:p>',
    (words) => ({
      'word/comments.xml': `<w:comments ${w}><w:comment w:id="0"><w:p>${run(words)}</w:p></w:comment></w:comments>`,
    }),
  ),
  inDocx('tag characters', (words) => `<w:p>${run(`Merci${asTags(words)}`)}</w:p>`),
  inDocx('zero-width characters', (words) => `<w:p>${run(`Merci${asZeroWidth(words)}`)}</w:p>`),
  {
    ...inDocx('between zero-width characters', (words) => `<w:p>${run([...words].join('\u200B'))}</w:p>`),
    isVisible: true,
  },
  {
    ...inDocx(
      'metadata',
      () => '',
      (words) => ({
        'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description>${escaped(words)}</dc:description></cp:coreProperties>`,
      }),
    ),
    isOutside: true,
  },
]

export const places: readonly Place[] = [...pdfPlaces, ...docxPlaces]
