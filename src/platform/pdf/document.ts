/** A document to print: A4 pages as plain values, with sizes in points. */
export interface PdfDocument {
  title: string
  author: string
  subject?: string
  /** BCP 47, English when absent; an Arabic document stands mirrored, from right to left. */
  language?: string
  /** Of the content, so that the same content makes the same bytes. */
  createdAt: Date
  body: readonly PdfPart[]
  /** The footer of every page; no part of what is read aloud. */
  foot?: readonly PdfPart[]
  /** At the end of the footer: in it `#` is the number of the page, and `##` how many there are. */
  pageNumber?: string
}

export type PdfPart = PdfText | PdfBox | PdfDrawing

/** A paragraph in any script; one that is mostly Arabic is read from the right. */
export interface PdfText {
  text: string
  /** What it is to a screen reader: a paragraph when absent. Headings are bookmarks too. */
  role?: PdfRole
  /** BCP 47, where it is not that of the document. */
  language?: string
  look?: PdfTextLook
}

/** `decoration` is not read aloud. */
export type PdfRole = 'title' | 'heading' | 'subheading' | 'quote' | 'item' | 'decoration'

export interface PdfTextLook {
  size?: number
  weight?: 'regular' | 'strong'
  color?: string
  /** `left` and `right` swap in an Arabic document; `start` is the side from which the text is read. */
  align?: 'left' | 'right' | 'start'
  /** Letter spacing. */
  spacing?: number
  /** Space above. */
  above?: number
}

/** Parts below each other, or beside each other. */
export interface PdfBox {
  parts: readonly PdfPart[]
  look?: PdfBoxLook
}

export interface PdfBoxLook {
  beside?: boolean
  /** How much of the row's width it takes. */
  share?: number
  width?: number
  /** Space between its parts. */
  gap?: number
  above?: number
  padding?: number
  fill?: string
  rounded?: number
  /** A line over it, of this colour, and the space between the two. */
  line?: string
  lineSpace?: number
  /** A line along the side from which it is read, of this colour. */
  sideLine?: string
  /** Parts that stand beside each other keep to both edges. */
  apart?: boolean
  /** May continue on the next page; otherwise it moves there whole. */
  splits?: boolean
}

/** Vector shapes on a canvas of this size, from its top left corner. */
export interface PdfDrawing {
  width: number
  height: number
  shapes: readonly PdfShape[]
  /** What it shows, for those who do not see it; a drawing without is decoration. */
  alt?: string
}

export type PdfShape =
  /** As an SVG writes it. */
  | { path: string; fill: string }
  | { line: readonly [x1: number, y1: number, x2: number, y2: number]; color: string; width?: number }
  | { polygon: readonly (readonly [x: number, y: number])[]; color?: string; fill?: string; opacity?: number }
  | { circle: readonly [x: number, y: number, r: number]; fill: string }
  | {
      rectangle: readonly [x: number, y: number, width: number, height: number]
      fill: string
      rounded?: number
    }
  | {
      label: string
      at: readonly [x: number, y: number]
      anchor: 'start' | 'middle' | 'end'
      size: number
      color: string
    }
