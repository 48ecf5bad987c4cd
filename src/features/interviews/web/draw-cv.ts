import { getDocument, type PDFPageProxy } from 'unpdf/pdfjs'

/** What the pane sends into its frame. */
export interface CvToDraw {
  pdf: ArrayBuffer
  /** Behind the pages, as CSS writes it. */
  background: string
  /** For screen readers, before the number of a page. */
  pageLabel: string
  maxPages: number
}

/** What the frame says to its pane. */
export type CvFrameState = 'ready' | 'drawn' | 'failed'

// The file is a stranger's: nothing is drawn sharper than a screen shows.
const maxPixelRatio = 2

/**
 * Draws the PDF that the page around this frame sends. The frame is sandboxed: it has no origin, reaches no network, and
 * runs this script alone; nothing of the file is run.
 */
export function listenForCv(): void {
  const say = (state: CvFrameState) => window.parent.postMessage(state, '*')
  window.addEventListener('message', ({ data, source }: MessageEvent<CvToDraw>) => {
    if (source !== window.parent) return
    draw(data).then(
      () => say('drawn'),
      () => say('failed'),
    )
  })
  say('ready')
}

async function draw({ pdf, background, pageLabel, maxPages }: CvToDraw): Promise<void> {
  document.documentElement.style.background = background
  Object.assign(document.body.style, { margin: '0', padding: '12px', display: 'grid', gap: '12px' })
  const opened = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: true }).promise
  for (let number = 1; number <= Math.min(opened.numPages, maxPages); number++)
    await drawPage(await opened.getPage(number), `${pageLabel} ${number}`)
}

async function drawPage(page: PDFPageProxy, label: string): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-label', label)
  Object.assign(canvas.style, { width: '100%', maxWidth: '60rem', margin: '0 auto', background: 'white' })
  document.body.append(canvas)
  const { width } = page.getViewport({ scale: 1 })
  const ratio = Math.min(window.devicePixelRatio, maxPixelRatio)
  const viewport = page.getViewport({ scale: (canvas.clientWidth * ratio) / width })
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, viewport }).promise
}
