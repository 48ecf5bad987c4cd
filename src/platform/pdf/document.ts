/** A document to print: A4 pages as plain values, with sizes in points. */
export interface PdfDocument {
  title: string
  author: string
  /** Of the content, so that the same content makes the same bytes. */
  createdAt: Date
  body: readonly PdfPart[]
  /** The footer of every page. */
  foot?: readonly PdfPart[]
}

export type PdfPart = PdfText | PdfBox

/** A paragraph in any script; one that is mostly Arabic is read from the right. */
export interface PdfText {
  text: string
  look?: PdfTextLook
}

export interface PdfTextLook {
  size?: number
  weight?: 'regular' | 'strong'
  color?: string
  align?: 'left' | 'right'
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
  /** A line over it, of this colour. */
  line?: string
  /** Parts that stand beside each other keep to both edges. */
  apart?: boolean
}
