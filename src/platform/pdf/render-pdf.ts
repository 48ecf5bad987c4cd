import { openWorkerPool, type WorkerPoolOptions } from '#platform/worker-pool/worker-pool.ts'
import type { PdfDocument } from './document.ts'

/** Renders in one thread, which ends when idle, since it holds much memory. */
export function openPdfRenderer(options: Partial<WorkerPoolOptions> = {}) {
  const file = new URL('./render-document.ts', import.meta.url)
  const pool = openWorkerPool<PdfDocument, Uint8Array>(file, {
    handler: 'renderDocument',
    maxThreads: 1,
    maxMs: 45_000,
    idleMs: 15_000,
    ...options,
  })
  return {
    render: async (document: PdfDocument) => Buffer.from(await pool.run(document)),
    close: () => pool.close(),
  }
}

const renderer = openPdfRenderer()

/** The bytes of a PDF: the same for the same document. Throws when it cannot be rendered, or not in time. */
export const renderPdf = (document: PdfDocument): Promise<Buffer> => renderer.render(document)
