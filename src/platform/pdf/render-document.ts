import layoutDocument, { type SafeDocumentNode } from '@react-pdf/layout'
import renderPages from '@react-pdf/render'
import { Document, Font, pdf as mount, Page, Text, View } from '@react-pdf/renderer'
import PDFDocument from 'pdfkit'
import { createElement } from 'react'
import type { PdfDocument } from './document.ts'
import { elementOf, type Setting } from './element-of.ts'
import { fontFamilies, loadFonts } from './fonts.ts'
import { printableText } from './printable-text.ts'
import { type Tag, tagPages } from './tag-pages.ts'

// Its types leave the typefaces out.
const layOut = layoutDocument as (document: unknown, fonts: typeof Font) => Promise<SafeDocumentNode>

const margin = 50
const footRoom = 76

/** Takes a moment: for a thread that answers no requests, one document after the other. */
export async function renderDocument(document: PdfDocument): Promise<Buffer> {
  const hasLetter = await loadFonts()
  const printable = (text: string) => printableText(text, hasLetter)
  let tags = 0
  const tag = (one: Omit<Tag, 'id'>): Tag => ({ id: ++tags, ...one })
  const mirrored = document.language === 'ar'
  const pages = createElement(
    Document,
    null,
    pageOf(document, { printable, tag, mirrored }, { printable, mirrored }),
  )
  // React-pdf as one would leave no place for the structure between laying out and drawing.
  const laidOut = await layOut(mount(pages).container.document, Font)
  const { title, author, subject, createdAt } = document
  const about = { Title: printable(title), Author: author, Creator: author, Producer: author }
  const pdf = new PDFDocument({
    tagged: true,
    lang: document.language ?? 'en',
    displayTitle: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    info: {
      ...about,
      ...(subject && { Subject: printable(subject) }),
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
  const bytes = collect(pdf)
  renderPages(pdf as never, tagPages(laidOut, pdf))
  return bytes
}

function pageOf({ body, foot = [], pageNumber }: PdfDocument, setting: Setting, ofFoot: Setting) {
  return createElement(
    Page,
    { size: 'A4', style: pageLook },
    ...body.map((part) => elementOf(part, setting)),
    createElement(
      View,
      { fixed: true, style: { position: 'absolute', left: margin, right: margin, bottom: margin * 0.75 } },
      ...foot.map((part) => elementOf(part, ofFoot)),
    ),
    ...(pageNumber === undefined ? [] : [numberOf(pageNumber, setting.mirrored)]),
  )
}

function numberOf(text: string, mirrored = false) {
  const render = ({ pageNumber, totalPages }: { pageNumber: number; totalPages?: number }) =>
    text.replace('##', String(totalPages)).replace('#', String(pageNumber))
  const side = mirrored ? { left: margin } : { right: margin }
  const style = { position: 'absolute' as const, ...side, bottom: margin * 0.75, ...numberLook }
  // In the footer's box it would be measured before it is known.
  return createElement(Text, { fixed: true, style, render: render as never })
}

// Without a line height: laid out again, it would be multiplied again.
const numberLook = { fontSize: 8.5, color: '#6b665d' }

const pageLook = {
  padding: margin,
  paddingBottom: footRoom,
  fontFamily: fontFamilies,
  color: '#1c1b19',
}

function collect(pdf: PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
