import type { HiddenText } from './documents.ts'
import { applyRunProperty, type DocxStyles, hiddenReason, type RunLook } from './docx-styles.ts'
import { readXml } from './read-xml.ts'

export interface DocxText {
  text: string
  hidden: HiddenText[]
}

/** Not shown on the page, or shown twice: moved text, and the fallback of a newer drawing. */
const SKIPPED = new Set(['w:moveFrom', 'mc:Fallback', 'w:instrText'])
const TEXTS = new Set(['w:t', 'w:delText'])

/** Walks one part of a Word document and separates visible from hidden text. */
export function walkDocxPart(xml: string, styles: DocxStyles, place: string): DocxText {
  const walk = new DocxWalk(styles, place)
  readXml(xml, walk)
  return walk.result()
}

/** Which colour a theme gives a shape is not known here, only that light ones are light and the others dark. */
const schemeFill = (name: string | undefined): string =>
  name === undefined || /^(?:bg1|lt1)$/.test(name) ? 'FFFFFF' : 'theme'

class DocxWalk {
  #visible: string[] = []
  #hidden: HiddenText[] = []
  #skipping = 0
  #deleting = 0
  /** The last fill of a shape: the background of the text in it. An outline is not a fill. */
  #shapeFill: string | undefined
  #outlines = 0
  #inText = false
  #properties: 'run' | 'paragraph' | 'cell' | null = null
  #markProperties = 0
  #paragraph: RunLook[] = []
  #run: RunLook[] = []
  #cells: (string | undefined)[] = []
  readonly #styles: DocxStyles
  readonly #place: string

  constructor(styles: DocxStyles, place: string) {
    this.#styles = styles
    this.#place = place
  }

  open(name: string, attribute: (name: string) => string | undefined): void {
    if (SKIPPED.has(name)) this.#skipping++
    if (this.#skipping > 0) return
    if (name === 'w:del') this.#deleting++
    else if (name === 'w:p') this.#paragraph.push({})
    else if (name === 'w:r') this.#run.push({ ...this.#paragraph.at(-1) })
    else if (name === 'w:tc') this.#cells.push(undefined)
    else if (name === 'w:tbl') this.#cells.push(undefined)
    else if (name === 'w:tblStyle')
      this.#cells[this.#cells.length - 1] = this.#styles.get(attribute('w:val') ?? '')?.background
    else if (name === 'w:txbxContent') this.#cells.push(this.#shapeFill ?? 'auto')
    else if (TEXTS.has(name)) this.#inText = true
    else if (name === 'w:tab' && this.#properties === null) this.#add('\t')
    else if (name === 'w:br' || name === 'w:cr') this.#add('\n')
    else if (name === 'w:noBreakHyphen') this.#add('-')
    else if (name === 'w:pPr') this.#properties = 'paragraph'
    else if (name === 'w:tcPr') this.#properties = 'cell'
    else if (name === 'w:rPr') this.#openRunProperties()
    else if (name === 'wps:spPr') this.#shapeFill = undefined
    else if (name === 'a:ln') this.#outlines++
    else if (name === 'a:srgbClr' && this.#outlines === 0) this.#shapeFill ??= attribute('val')
    else if (name === 'a:schemeClr' && this.#outlines === 0) this.#shapeFill ??= schemeFill(attribute('val'))
    else this.#property(name, attribute)
  }

  close(name: string): void {
    if (SKIPPED.has(name)) this.#skipping = Math.max(0, this.#skipping - 1)
    if (this.#skipping > 0) return
    if (TEXTS.has(name)) this.#inText = false
    else if (name === 'w:del') this.#deleting = Math.max(0, this.#deleting - 1)
    else if (name === 'w:tbl' || name === 'w:txbxContent') this.#cells.pop()
    else if (name === 'a:ln') this.#outlines = Math.max(0, this.#outlines - 1)
    else if (name === 'w:r') this.#run.pop()
    else if (name === 'w:p') this.#endParagraph()
    else if (name === 'w:tc') this.#endCell()
    else if (name === 'w:tr') this.#visible.push('\n')
    else if (name === 'w:pPr' || name === 'w:tcPr') this.#properties = null
    else if (name === 'w:rPr') this.#closeRunProperties()
  }

  text(text: string): void {
    if (this.#inText && this.#skipping === 0) this.#add(text)
  }

  result(): DocxText {
    const text = this.#visible
      .join('')
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
    return { text, hidden: this.#hidden.filter((piece) => piece.text.trim() !== '') }
  }

  /** Inside a paragraph's properties they style the paragraph mark, not the text. */
  #openRunProperties(): void {
    if (this.#properties === 'paragraph') this.#markProperties++
    else this.#properties = 'run'
  }

  #closeRunProperties(): void {
    if (this.#markProperties > 0) this.#markProperties--
    else this.#properties = null
  }

  #property(name: string, attribute: (name: string) => string | undefined): void {
    if (this.#properties === null || this.#markProperties > 0) return
    if (this.#properties === 'cell') {
      if (name === 'w:shd') this.#cells[this.#cells.length - 1] = attribute('w:fill')
      return
    }
    const look = this.#properties === 'run' ? this.#run.at(-1) : this.#paragraph.at(-1)
    if (!look) return
    if (name === 'w:rStyle' || name === 'w:pStyle')
      Object.assign(look, this.#styles.get(attribute('w:val') ?? ''))
    else applyRunProperty(look, name, attribute)
  }

  #add(text: string): void {
    const background = this.#cells.findLast((cell) => cell !== undefined)
    const why = this.#deleting > 0 ? 'deleted text' : hiddenReason(this.#run.at(-1) ?? {}, background)
    if (!why) {
      this.#visible.push(text)
      return
    }
    const where = `${this.#place}, ${why}`
    const last = this.#hidden.at(-1)
    if (last?.where === where) last.text += text
    else this.#hidden.push({ where, text })
  }

  #endParagraph(): void {
    this.#paragraph.pop()
    this.#visible.push('\n')
  }

  /** A row of a table reads as one line: its cells side by side. */
  #endCell(): void {
    this.#cells.pop()
    while (this.#visible.at(-1) === '\n') this.#visible.pop()
    this.#visible.push('\t')
  }
}
