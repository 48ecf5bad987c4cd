import { getDocument, type PDFPageProxy } from 'unpdf/pdfjs'

/** What the pane sends into its frame. */
export interface CvToDraw {
  file: ArrayBuffer
  /** A JPEG, PNG or HEIC; otherwise a PDF. */
  isPicture: boolean
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
const maxPictureSide = 3000

/**
 * Draws the PDF or picture that the page around this frame sends. The frame is sandboxed: it has no origin, reaches no network, and
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

async function draw({ file, isPicture, background, pageLabel, maxPages }: CvToDraw): Promise<void> {
  document.documentElement.style.background = background
  Object.assign(document.body.style, { margin: '0', padding: '12px', display: 'grid', gap: '12px' })
  if (isPicture) return drawPicture(file, pageLabel)
  const opened = await getDocument({ data: new Uint8Array(file), useSystemFonts: true }).promise
  for (let number = 1; number <= Math.min(opened.numPages, maxPages); number++)
    await drawPage(await opened.getPage(number), `${pageLabel} ${number}`)
}

function addCanvas(label: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-label', label)
  Object.assign(canvas.style, { width: '100%', maxWidth: '60rem', margin: '0 auto', background: 'white' })
  document.body.append(canvas)
  return canvas
}

/** Fails where the browser cannot decode it, as most cannot a HEIC. */
async function drawPicture(file: ArrayBuffer, label: string): Promise<void> {
  const picture = await createImageBitmap(new Blob([file]))
  const canvas = addCanvas(label)
  const shrink = Math.min(1, maxPictureSide / Math.max(picture.width, picture.height))
  canvas.width = picture.width * shrink
  canvas.height = picture.height * shrink
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
}

async function drawPage(page: PDFPageProxy, label: string): Promise<void> {
  const canvas = addCanvas(label)
  const { width } = page.getViewport({ scale: 1 })
  const ratio = Math.min(window.devicePixelRatio, maxPixelRatio)
  const viewport = page.getViewport({ scale: (canvas.clientWidth * ratio) / width })
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, viewport }).promise
}
