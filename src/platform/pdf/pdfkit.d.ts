declare module 'pdfkit' {
  export interface StructureContent {
    readonly __content: unique symbol
  }

  export interface StructureElement {
    add(child: StructureElement | StructureContent): StructureElement
  }

  /** What is used of PDFKit itself: React-pdf draws on it. */
  class PDFDocument {
    constructor(options: {
      tagged: boolean
      lang: string
      displayTitle: boolean
      autoFirstPage: boolean
      pdfVersion: string
      info: Record<string, string | Date>
    })
    /** The typefaces used so far, with the letters of each glyph. */
    readonly _fontFamilies: Record<string, { unicode?: (number[] | undefined)[] }>
    struct(type: string, options: { alt?: string; lang?: string; actual?: string }): StructureElement
    addStructure(element: StructureElement): this
    markStructureContent(type: string): StructureContent
    markContent(type: 'Artifact'): this
    endMarkedContent(): this
    on(event: 'data', listen: (bytes: Buffer) => void): this
    on(event: 'end', listen: () => void): this
    on(event: 'error', listen: (error: Error) => void): this
  }
  export default PDFDocument
}
