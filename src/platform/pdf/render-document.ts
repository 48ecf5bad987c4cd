import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { directionOf } from '#platform/mail/text-direction.ts'
import type { PdfBox, PdfDocument, PdfPart, PdfText } from './document.ts'
import { fontFamilies, fontWeights, loadFonts } from './fonts.ts'
import { printableText } from './printable-text.ts'

const margin = 56
const footRoom = 84

/** Takes a moment: for a thread that answers no requests, one document after the other. */
export async function renderDocument(document: PdfDocument): Promise<Buffer> {
  const hasLetter = await loadFonts()
  const printable = (text: string) => printableText(text, hasLetter)
  const { title, author, createdAt, body, foot } = document
  const page = createElement(
    Page,
    { size: 'A4', style: pageLook },
    ...body.map((part) => elementOf(part, printable)),
    createElement(
      View,
      { fixed: true, style: { position: 'absolute', left: margin, right: margin, bottom: margin * 0.75 } },
      ...(foot ?? []).map((part) => elementOf(part, printable)),
    ),
  )
  const about = { title, author, creationDate: createdAt, modificationDate: createdAt, language: 'en' }
  return renderToBuffer(createElement(Document, { ...about, creator: author, producer: author }, page))
}

const pageLook = {
  padding: margin,
  paddingBottom: footRoom,
  fontFamily: fontFamilies,
  color: '#1c1b19',
}

type Printable = (text: string) => string

function elementOf(part: PdfPart, printable: Printable): ReactElement {
  return 'text' in part ? textOf(part, printable) : boxOf(part, printable)
}

function textOf({ text, look = {} }: PdfText, printable: Printable): ReactElement {
  const { size = 10, weight, color, align = 'left', spacing, above } = look
  const style = {
    textAlign: align,
    // Both here, since a relative line height is not inherited.
    fontSize: size,
    lineHeight: 1.45,
    direction: directionOf(text),
    ...(weight && { fontWeight: fontWeights[weight] }),
    ...(color && { color }),
    ...(spacing && { letterSpacing: spacing }),
    ...(above && { marginTop: above }),
  }
  return createElement(Text, { style }, printable(text))
}

function boxOf({ parts, look = {} }: PdfBox, printable: Printable): ReactElement {
  const { beside, share, width, gap, above, padding, fill, rounded, line, apart } = look
  const style = {
    flexDirection: beside ? ('row' as const) : ('column' as const),
    ...(apart && { justifyContent: 'space-between' as const }),
    ...(share && { flexGrow: share, flexBasis: 0 }),
    ...(width && { width }),
    ...(gap && { gap }),
    ...(above && { marginTop: above }),
    ...(padding && { padding }),
    ...(fill && { backgroundColor: fill }),
    ...(rounded && { borderRadius: rounded }),
    ...(line && {
      borderTopWidth: 0.75,
      borderTopColor: line,
      borderTopStyle: 'solid' as const,
      paddingTop: 10,
    }),
  }
  return createElement(View, { style, wrap: false }, ...parts.map((part) => elementOf(part, printable)))
}
