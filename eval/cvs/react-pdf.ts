import { Document, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { fontFamilies, loadFonts } from '../../src/platform/pdf/fonts.ts'
import { aPhoto } from './photo.ts'
import type { Block, Sheet } from './sheet.ts'

const made = new Date('2026-11-01T08:00:00Z')
const margin = 48

/** Letters that its typefaces cannot set are left out, as a word processor would take another typeface. */
export async function writeReactPdf(sheet: Sheet): Promise<Buffer> {
  const hasLetter = await loadFonts()
  const printable = (words: string) => [...words].filter((letter) => hasLetter(letter)).join('')
  const of = (block: Block) => elementOf(block, printable)
  const fixed = (words: string | null, place: object) =>
    words === null
      ? []
      : [
          createElement(
            Text,
            { fixed: true, style: { position: 'absolute', left: margin, fontSize: 8, ...place } },
            printable(words),
          ),
        ]
  const page = createElement(
    Page,
    { size: 'A4', style: { padding: margin, fontFamily: fontFamilies, fontSize: 10 } },
    ...fixed(sheet.header, { top: 20 }),
    ...(sheet.photo ? [createElement(Image, { src: aPhoto, style: { width: 60, height: 70 } })] : []),
    ...sheet.top.map(of),
    createElement(
      View,
      { style: { flexDirection: 'row' } },
      ...sheet.columns.map(({ share, blocks }, at) =>
        createElement(
          View,
          { style: { flexGrow: share, flexBasis: 0, paddingLeft: at > 0 ? 16 : 0 } },
          ...blocks.map(of),
        ),
      ),
    ),
    ...fixed(sheet.footer, { bottom: 20 }),
  )
  const about = { title: 'CV', creationDate: made, modificationDate: made }
  return renderToBuffer(createElement(Document, about, page))
}

function elementOf(block: Block, printable: (words: string) => string): ReactElement {
  const words = (content: string, style: object = {}) =>
    createElement(Text, { style: { lineHeight: 1.35, ...style } }, printable(content))
  switch (block.kind) {
    case 'heading':
      return words(block.text, { fontSize: 13, fontWeight: 600, ...(block.isSpaced && { letterSpacing: 4 }) })
    case 'text':
      return words(block.text, { fontSize: block.size ?? 10, ...(block.isStrong && { fontWeight: 600 }) })
    case 'bullet':
      return createElement(
        View,
        { style: { flexDirection: 'row' } },
        words('•', { width: 12 }),
        words(block.text, { flexGrow: 1, flexBasis: 0 }),
      )
    case 'sides':
      return createElement(
        View,
        { style: { flexDirection: 'row', justifyContent: 'space-between' } },
        words(block.left, { fontWeight: 600, maxWidth: '70%' }),
        words(block.right),
      )
    case 'table':
      return createElement(
        View,
        {},
        ...block.rows.map((cells) =>
          createElement(
            View,
            { style: { flexDirection: 'row', paddingBottom: 4 }, wrap: false },
            ...cells.map((cell, at) =>
              createElement(
                View,
                { style: { flexGrow: block.shares[at] ?? 1, flexBasis: 0, paddingRight: 8 } },
                ...cell.map((inner) => elementOf(inner, printable)),
              ),
            ),
          ),
        ),
      )
    case 'gap':
      return createElement(View, { style: { height: 9 } })
  }
}
