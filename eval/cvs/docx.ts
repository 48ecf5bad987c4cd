import { aZip } from '../../src/testing/documents/a-zip.ts'
import { aPhoto } from './photo.ts'
import type { Block, Column, Sheet } from './sheet.ts'

/** What people use for two columns, and for the dots of a list. */
export interface DocxHabits {
  columns: 'table' | 'text-box' | 'sections'
  bullets: 'numbering' | 'typed'
  headings: 'style' | 'bold'
}

const textWidth = 9600
const main = 'http://schemas.openxmlformats.org'
const spaces = [
  `xmlns:w="${main}/wordprocessingml/2006/main"`,
  `xmlns:r="${main}/officeDocument/2006/relationships"`,
  `xmlns:wp="${main}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${main}/drawingml/2006/main"`,
  `xmlns:pic="${main}/drawingml/2006/picture"`,
  `xmlns:mc="${main}/markup-compatibility/2006"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** What stands in a document besides its layout. */
export interface DocxExtra {
  /** After everything else. */
  xml?: string
  /** More files in it. */
  entries?: Readonly<Record<string, string>>
}

/** A Word document, written as XML by hand. */
export function writeDocx(
  sheet: Sheet,
  habits: DocxHabits,
  { xml = '', entries: more = {} }: DocxExtra = {},
): Buffer {
  const entries: Record<string, string | Buffer> = {
    '[Content_Types].xml': contentTypes(sheet),
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relationships(partsOf(sheet)),
    'word/document.xml': `${declaration}<w:document ${spaces}><w:body>${bodyOf(sheet, habits).replace(/(?=<w:sectPr>(?!.*<w:sectPr>))/, () => xml)}</w:body></w:document>`,
    'word/styles.xml': `${declaration}<w:styles ${spaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Liberation Sans" w:hAnsi="Liberation Sans" w:cs="Liberation Sans"/><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:color w:val="1F3864"/><w:sz w:val="26"/></w:rPr></w:style><w:style w:type="character" w:styleId="Quiet"><w:name w:val="Quiet"/><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`,
    'word/numbering.xml': `${declaration}<w:numbering ${spaces}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="360" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  }
  if (sheet.header !== null)
    entries['word/header1.xml'] = `${declaration}<w:hdr ${spaces}>${paragraph(run(sheet.header))}</w:hdr>`
  if (sheet.footer !== null)
    entries['word/footer1.xml'] = `${declaration}<w:ftr ${spaces}>${paragraph(run(sheet.footer))}</w:ftr>`
  if (sheet.photo) entries['word/media/image1.png'] = aPhoto
  return aZip({ ...entries, ...more })
}

function partsOf(sheet: Sheet): [string, string, string][] {
  const parts: [string, string, string][] = [
    ['rId1', 'styles', 'styles.xml'],
    ['rId2', 'numbering', 'numbering.xml'],
  ]
  if (sheet.header !== null) parts.push(['rId3', 'header', 'header1.xml'])
  if (sheet.footer !== null) parts.push(['rId4', 'footer', 'footer1.xml'])
  if (sheet.photo) parts.push(['rId5', 'image', 'media/image1.png'])
  return parts
}

function relationships(parts: readonly [string, string, string][]): string {
  const each = parts.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${main}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  )
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`
}

function contentTypes(sheet: Sheet): string {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const named = [
    'document.main',
    'styles',
    'numbering',
    ...(sheet.header !== null ? ['header'] : []),
    ...(sheet.footer !== null ? ['footer'] : []),
  ]
  const files: Record<string, string> = { 'document.main': 'document', header: 'header1', footer: 'footer1' }
  const overrides = named.map(
    (part) => `<Override PartName="/word/${files[part] ?? part}.xml" ContentType="${word}.${part}+xml"/>`,
  )
  return `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${overrides.join('')}</Types>`
}

function bodyOf(sheet: Sheet, habits: DocxHabits): string {
  const photo = sheet.photo ? paragraph(`<w:r>${picture}</w:r>`) : ''
  const top = blocksOf(sheet.top, habits, textWidth)
  const ends = `${sheet.header !== null ? '<w:headerReference w:type="default" r:id="rId3"/>' : ''}${sheet.footer !== null ? '<w:footerReference w:type="default" r:id="rId4"/>' : ''}`
  const page =
    '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/>'
  const [first, second] = sheet.columns
  if (!first || !second)
    return `${photo}${top}${blocksOf(first?.blocks ?? [], habits, textWidth)}<w:sectPr>${ends}${page}</w:sectPr>`
  if (habits.columns === 'sections') {
    const widths = sheet.columns.map(
      ({ share }) => `<w:col w:w="${Math.round(share * 9200)}" w:space="400"/>`,
    )
    const one = `<w:p><w:pPr><w:sectPr>${ends}${page}</w:sectPr></w:pPr></w:p>`
    const turn = '<w:p><w:r><w:br w:type="column"/></w:r></w:p>'
    return `${photo}${top}${one}${blocksOf(first.blocks, habits, 4600)}${turn}${blocksOf(second.blocks, habits, 4600)}<w:sectPr><w:type w:val="continuous"/>${page}<w:cols w:num="2" w:equalWidth="0">${widths.join('')}</w:cols></w:sectPr>`
  }
  const beside =
    habits.columns === 'table' ? columnsAsTable(sheet.columns, habits) : columnsWithBox(sheet.columns, habits)
  return `${photo}${top}${beside}<w:p/><w:sectPr>${ends}${page}</w:sectPr>`
}

function columnsAsTable(columns: readonly Column[], habits: DocxHabits): string {
  const cells = columns.map(({ share, blocks }) => cell(blocks, habits, Math.round(share * textWidth)))
  return `<w:tbl><w:tblPr><w:tblW w:w="${textWidth}" w:type="dxa"/></w:tblPr><w:tr>${cells.join('')}</w:tr></w:tbl>`
}

/** The narrow column is a drawing that floats beside the text. */
function columnsWithBox(columns: readonly Column[], habits: DocxHabits): string {
  const [narrow, wide] = [...columns].sort((a, b) => a.share - b.share)
  const isLeft = columns[0] === narrow
  const inside = `<w:txbxContent>${blocksOf(narrow?.blocks ?? [], habits, 2800)}</w:txbxContent>`
  const place = `<wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:posOffset>${isLeft ? 0 : 4200000}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="1800000" cy="6500000"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="7" name="Box"/>`
  const shape = `<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="6500000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${inside}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic>`
  const drawing = `<w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1">${place}${shape}</wp:anchor></w:drawing>`
  const older = `<w:pict><v:shape style="width:140pt;height:500pt"><v:textbox>${inside}</v:textbox></v:shape></w:pict>`
  const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${older}</mc:Fallback></mc:AlternateContent></w:r>`
  return `${paragraph(box)}${blocksOf(wide?.blocks ?? [], habits, 6400)}`
}

function blocksOf(blocks: readonly Block[], habits: DocxHabits, width: number): string {
  return blocks.map((block) => blockOf(block, habits, width)).join('')
}

function blockOf(block: Block, habits: DocxHabits, width: number): string {
  switch (block.kind) {
    case 'gap':
      return '<w:p/>'
    case 'heading': {
      const look = `${habits.headings === 'bold' ? '<w:b/><w:sz w:val="26"/>' : ''}${block.isSpaced ? '<w:spacing w:val="80"/>' : ''}`
      return paragraph(
        run(block.text, look),
        habits.headings === 'style' ? '<w:pStyle w:val="Heading1"/>' : '',
      )
    }
    case 'text':
      return paragraph(
        run(
          block.text,
          `${block.isStrong ? '<w:b/>' : ''}${block.size ? `<w:sz w:val="${block.size * 2}"/>` : ''}`,
        ),
      )
    case 'bullet':
      return habits.bullets === 'numbering'
        ? paragraph(run(block.text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
        : paragraph(run(`- ${block.text}`))
    case 'sides':
      return paragraph(
        `${run(block.left, '<w:b/>')}<w:r><w:tab/></w:r>${run(block.right)}`,
        `<w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs>`,
      )
    case 'table': {
      const rows = block.rows.map(
        (cells) =>
          `<w:tr>${cells.map((blocks, at) => cell(blocks, habits, Math.round((block.shares[at] ?? 0.5) * width))).join('')}</w:tr>`,
      )
      return `<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/></w:tblPr>${rows.join('')}</w:tbl>`
    }
  }
}

/** The last thing in a cell has to be a paragraph. */
function cell(blocks: readonly Block[], habits: DocxHabits, width: number): string {
  const end = blocks.length === 0 || blocks.at(-1)?.kind === 'table' ? '<w:p/>' : ''
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${blocksOf(blocks, habits, width)}${end}</w:tc>`
}

function paragraph(runs: string, properties = ''): string {
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`
}

function run(text: string, properties = ''): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped}</w:t></w:r>`
}

const picture = `<w:drawing><wp:inline><wp:extent cx="760000" cy="890000"/><wp:docPr id="1" name="Photo"/><a:graphic><a:graphicData uri="${main}/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="photo.png"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId5"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="760000" cy="890000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
