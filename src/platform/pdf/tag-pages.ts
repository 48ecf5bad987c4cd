import type { SafeDocumentNode } from '@react-pdf/layout'
import { Canvas } from '@react-pdf/renderer'
import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'

/** What a text or drawing is in the structure tree of a tagged PDF. */
export interface Tag {
  /** Texts that continue on another page keep it. */
  id: number
  type: 'H1' | 'H2' | 'H3' | 'P' | 'BlockQuote' | 'LI' | 'Figure'
  alt?: string
  lang?: string
  /** The words in the order of reading, where they are drawn in another one. */
  actual?: string
}

interface LaidOutNode {
  type: string
  props?: { tag?: Tag; paint?: () => void }
  box?: object
  style?: object
  children?: LaidOutNode[]
}

/**
 * The pages with marks around all that has a tag, so that PDFKit writes the structure tree when they are drawn; what
 * has none is decoration.
 */
export function tagPages(document: SafeDocumentNode, pdf: PDFDocument): SafeDocumentNode {
  const structure = openStructure(pdf)
  const around = (node: LaidOutNode): LaidOutNode[] => {
    const tag = node.props?.tag
    if (tag) return [drawn(() => structure.begin(tag)), node, drawn(decorate)]
    return [node.children ? { ...node, children: node.children.flatMap(around) } : node]
  }
  const decorate = () => void pdf.markContent('Artifact')
  const pages = (document.children as unknown as LaidOutNode[]).map((page) => ({
    ...page,
    children: [
      drawn(decorate),
      ...(page.children ?? []).flatMap(around),
      drawn(() => pdf.endMarkedContent()),
    ],
  }))
  pages.at(-1)?.children.push(drawn(() => reverseLigatures(pdf)))
  return { ...document, children: pages } as unknown as SafeDocumentNode
}

/** A node that draws nothing and does something at its place in the order of drawing. */
function drawn(paint: () => void): LaidOutNode {
  return {
    type: Canvas as unknown as string,
    box: { top: 0, left: 0, width: 1, height: 1 },
    style: {},
    props: { paint },
  }
}

function openStructure(pdf: PDFDocument) {
  const root = pdf.struct('Document', {})
  pdf.addStructure(root)
  const begun = new Map<number, StructureElement>()
  let list: StructureElement | null = null
  const create = ({ id: _id, type, ...options }: Tag): StructureElement => {
    const element = pdf.struct(type === 'LI' ? 'LBody' : type, options)
    if (type !== 'LI') {
      list = null
      root.add(element)
      return element
    }
    if (!list) {
      list = pdf.struct('L', {})
      root.add(list)
    }
    list.add(pdf.struct('LI', {}).add(element))
    return element
  }
  return {
    begin(tag: Tag): void {
      const element = begun.get(tag.id) ?? create(tag)
      begun.set(tag.id, element)
      // Closes the decoration before it.
      pdf.endMarkedContent()
      element.add(pdf.markStructureContent(tag.type === 'LI' ? 'LBody' : tag.type))
    },
  }
}

/** Readers take what stands in a line from the right as reversed, letter by letter, those of one glyph too. */
function reverseLigatures(pdf: PDFDocument): void {
  for (const { unicode = [] } of new Set(Object.values(pdf._fontFamilies)))
    for (const [glyph, letters] of unicode.entries())
      if (letters && letters.length > 1 && /^\p{Script=Arabic}/u.test(String.fromCodePoint(...letters)))
        unicode[glyph] = letters.toReversed()
}
