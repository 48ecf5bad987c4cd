import { parentPort } from 'node:worker_threads'
import type { PdfDocument } from './document.ts'
import { setDocument } from './set-document.ts'

export interface SetOrder {
  order: number
  document: PdfDocument
}

export type SetReply = { order: number; bytes: Uint8Array } | { order: number; problem: string }

parentPort?.on('message', ({ order, document }: SetOrder) => {
  setDocument(document)
    .then((bytes): SetReply => ({ order, bytes }))
    .catch(
      (error: unknown): SetReply => ({
        order,
        problem: error instanceof Error ? error.message : String(error),
      }),
    )
    .then((reply) => parentPort?.postMessage(reply))
})
