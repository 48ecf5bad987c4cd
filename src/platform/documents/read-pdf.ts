import { getResolvedPDFJS } from 'unpdf'
import type { HiddenText } from './documents.ts'
import type { Box, Matrix } from './pdf-graphics.ts'
import { hiddenReason } from './pdf-hidden.ts'
import { countPagesBeside, findPdfObjects, withFoundRoot } from './pdf-objects.ts'
import { type PlacedPage, textOfPages } from './pdf-pages.ts'
import { type PdfOperators, PdfPageWalk } from './pdf-pieces.ts'
import { UnreadableDocument } from './unreadable-document.ts'

type Pdf = Awaited<ReturnType<typeof openPdf>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** Larger pictures are not decoded: a scan has no text, and a page's text does not need them. */
const MAX_IMAGE_PIXELS = 8_000_000
const DEFAULT_FONT_MATRIX: Matrix = [0.001, 0, 0, 0.001, 0, 0]

/** Counted, as the number it states may lie; opening the first one shows that it is a PDF, not only its beginning. */
export async function pdfPages(bytes: Uint8Array): Promise<number> {
  return withPdf(bytes, async (pdf) => {
    const { ref } = await pdf.getPage(1)
    const counted = ref ? countPagesBeside(findPdfObjects(bytes), ref.num) : 0
    return Math.max(pdf.numPages, counted)
  })
}

/** Stops taking pages once `maxCharacters` are read. */
export async function readPdf(
  bytes: Uint8Array,
  maxCharacters: number,
): Promise<{ pages: number; text: string; hidden: HiddenText[] }> {
  return withPdf(bytes, async (pdf) => {
    const pages: PlacedPage[] = []
    const hidden: HiddenText[] = []
    let length = 0
    for (let number = 1; number <= pdf.numPages && length < maxCharacters; number++) {
      const page = await pdf.getPage(number)
      const content = await readPage(pdf, page)
      page.cleanup()
      pages.push(content)
      hidden.push(...content.hidden.map(({ where, text }) => ({ where: `page ${number}, ${where}`, text })))
      length += content.pieces.reduce((sum, piece) => sum + piece.text.length, 0)
    }
    return { pages: pdf.numPages, text: textOfPages(pages), hidden }
  })
}

async function readPage(pdf: Pdf, page: PdfPage): Promise<PlacedPage & { hidden: HiddenText[] }> {
  const { OPS } = await getResolvedPDFJS()
  const layers = await pdf.getOptionalContentConfig()
  const operators: PdfOperators = await page.getOperatorList()
  const walk = new PdfPageWalk({
    ops: OPS,
    fontMatrix: (name) => fontMatrixOf(page, name),
    isLayerVisible: (group) => layers.isVisible(group),
  })
  walk.walk(operators)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view
  const view: Box = { x0, y0, x1, y1 }
  const visible = []
  const hidden: HiddenText[] = []
  for (const piece of walk.pieces) {
    const why = hiddenReason(piece, view, walk.painted)
    if (!why) visible.push(piece)
    else if (piece.text.trim() !== '') note(hidden, why, piece.text)
  }
  return { pieces: visible, view, hidden }
}

function note(hidden: HiddenText[], where: string, text: string): void {
  const last = hidden.at(-1)
  if (last?.where === where) last.text += /\s$/.test(last.text) ? text : ` ${text}`
  else hidden.push({ where, text })
}

function fontMatrixOf(page: PdfPage, name: string): Matrix {
  if (!page.commonObjs.has(name)) return DEFAULT_FONT_MATRIX
  const matrix = page.commonObjs.get(name)?.fontMatrix
  return Array.isArray(matrix) && matrix.length === 6 ? (matrix as unknown as Matrix) : DEFAULT_FONT_MATRIX
}

async function withPdf<T>(bytes: Uint8Array, read: (pdf: Pdf) => Promise<T>): Promise<T> {
  const pdf = await openPdf(bytes).catch((error: unknown) => openFound(bytes, error))
  try {
    return await read(pdf)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** Opens what has no valid way to its catalog, or throws why it could not be opened. */
async function openFound(bytes: Uint8Array, error: unknown): Promise<Pdf> {
  const isBroken = error instanceof Error && error.name === 'InvalidPDFException'
  const mended = isBroken ? withFoundRoot(bytes) : null
  if (!mended) throw error
  return openPdf(mended)
}

async function openPdf(bytes: Uint8Array) {
  const { getDocument, VerbosityLevel } = await getResolvedPDFJS()
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.ERRORS,
      disableFontFace: true,
      useSystemFonts: true,
      useWorkerFetch: false,
      useWasm: false,
      maxImageSize: MAX_IMAGE_PIXELS,
      stopAtErrors: false,
    }).promise
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new UnreadableDocument('encrypted', 'a PDF with a password')
    throw error
  }
}
