import { readXml } from './read-xml.ts'

/** Struck out, moved away, set down twice, or no part of the flow of pages. */
const APART = new Set([
  'w:del',
  'w:moveFrom',
  'w:sectPrChange',
  'w:pPrChange',
  'w:txbxContent',
  'mc:Fallback',
])
const OFF = ['0', 'false', 'off']
const ON_SAME_PAGE = ['continuous', 'nextColumn']

/**
 * How many pages a Word document begins after its first: by the breaks that are written in it, or by those at which
 * Word showed it last, whichever are more. Breaks that a style makes are not seen.
 */
export function docxPageBreaks(body: string): number {
  const count = new BreakCount()
  readXml(body, count)
  return Math.max(count.written, count.rendered)
}

class BreakCount {
  written = 0
  rendered = 0
  #apart = 0
  /** What began the page that has no words yet. */
  #begunBy: 'section' | 'break' | null = 'section'
  #sections = 0
  #section = { isOnNewPage: true, begins: false }
  #isInSection = false
  /** A row that runs over pages has a break in each of its cells: the row's are those of the cell with the most. */
  #rows: { most: number; cell: number }[] = []

  open(name: string, attribute: (name: string) => string | undefined): void {
    if (APART.has(name)) this.#apart++
    if (this.#apart > 0) return
    const value = () => attribute('w:val') ?? ''
    if (name === 'w:t') this.#begunBy = null
    else if (name === 'w:br') this.#endPage(attribute('w:type') === 'page')
    else if (name === 'w:lastRenderedPageBreak') this.#render(1)
    else if (name === 'w:pageBreakBefore') this.#beginPage(!OFF.includes(value()))
    else if (name === 'w:sectPr') this.#isInSection = true
    else if (name === 'w:type' && this.#isInSection)
      this.#section.isOnNewPage = !ON_SAME_PAGE.includes(value())
    else if (name === 'w:tr') this.#rows.push({ most: 0, cell: 0 })
  }

  close(name: string): void {
    if (APART.has(name)) this.#apart = Math.max(0, this.#apart - 1)
    if (this.#apart > 0) return
    const row = this.#rows.at(-1)
    if (name === 'w:sectPr') this.#endSection()
    else if (name === 'w:tc' && row) {
      row.most = Math.max(row.most, row.cell)
      row.cell = 0
    } else if (name === 'w:tr') this.#render(this.#rows.pop()?.most ?? 0)
  }

  text(): void {}

  #endPage(isPage: boolean): void {
    if (!isPage) return
    this.written++
    this.#begunBy = 'break'
  }

  /** A paragraph on a page of its own begins none where one begins already. */
  #beginPage(isOn: boolean): void {
    if (!isOn) return
    if (this.#begunBy === 'section') this.#section.begins = true
    else if (this.#begunBy === null) this.#endPage(true)
  }

  /** Its properties come last and say how it began: on a new page unless they say otherwise. */
  #endSection(): void {
    const { isOnNewPage, begins } = this.#section
    if (this.#sections > 0 && (isOnNewPage || begins)) this.written++
    this.#sections++
    this.#isInSection = false
    this.#section = { isOnNewPage: true, begins: false }
    this.#begunBy = 'section'
  }

  #render(breaks: number): void {
    const row = this.#rows.at(-1)
    if (row) row.cell += breaks
    else this.rendered += breaks
  }
}
