import { expect, it } from 'vitest'
import { aDocx } from '#testing/documents/a-docx.ts'
import { checkDocument, problemOf } from './read-document.ts'

const LIMITS = { maxPages: 5 }
const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
const text = '<w:r><w:t>Words</w:t></w:r>'
const beginsPage = `<w:p><w:pPr><w:pageBreakBefore/></w:pPr>${text}</w:p>`
const wasRendered = '<w:p><w:r><w:lastRenderedPageBreak/><w:t>Words</w:t></w:r></w:p>'
/** As Word writes a section: how it begins stands in its last paragraph, and nothing is a new page. */
const section = (type = '') =>
  `<w:p><w:pPr><w:sectPr>${type && `<w:type w:val="${type}"/>`}<w:pgSz w:w="1"/></w:sectPr></w:pPr>${text}</w:p>`
const row = `<w:tr>${`<w:tc>${wasRendered}${wasRendered}</w:tc>`.repeat(2)}</w:tr>`
const inTwoColumns = `<w:tbl>${row}</w:tbl>`
/** The end of a page, shown there when it was saved, and a paragraph that begins it. */
const sameBreaks = `${pageBreak}<w:p><w:pPr><w:pageBreakBefore/></w:pPr><w:r><w:lastRenderedPageBreak/></w:r></w:p>`
const noBreaks = `<w:p><w:pPr><w:pageBreakBefore w:val="0"/></w:pPr><w:del><w:r><w:br w:type="page"/></w:r></w:del>
  <w:r><w:br w:type="column"/><w:br/></w:r></w:p>`

it.each([
  ['a DOCX of six sections', aDocx({ body: section().repeat(6), pages: 1 })],
  ['a DOCX whose paragraphs begin six pages', aDocx({ body: beginsPage.repeat(5), pages: 1 })],
  ['a DOCX that Word showed on six pages', aDocx({ body: wasRendered.repeat(5) })],
])('§2.5-5 %s has too many pages', async (_, bytes) => {
  expect(await checkDocument(bytes, LIMITS).catch(problemOf)).toBe('too-many-pages')
})

it.each([
  ['a DOCX of two columns on three pages', aDocx({ body: inTwoColumns }), 3],
  ['a DOCX of sections on one page', aDocx({ body: section('continuous').repeat(9) }), null],
  ['a DOCX whose breaks begin the same page', aDocx({ body: sameBreaks }), 2],
  ['a DOCX whose breaks were deleted or switched off', aDocx({ body: noBreaks }), null],
])('§2.5-5 %s is taken', async (_, bytes, pages) => {
  expect(await checkDocument(bytes, LIMITS)).toEqual({ kind: 'docx', pages })
})
