import { parentPort } from 'node:worker_threads'
import type { PdfDocument } from './document.ts'
import { setDocument } from './set-document.ts'

export interface SetOrder {
  order: number
  document: PdfDocument
}

export type SetReply = { order: number; bytes: Uint8Array } | { order: number; problem: string }

let last = Promise.resolve()

parentPort?.on('message', (one: SetOrder) => {
  last = last.then(() => answer(one))
})

async function answer({ order, document }: SetOrder): Promise<void> {
  const reply = await setDocument(document).then(
    (bytes): SetReply => ({ order, bytes }),
    (error: unknown): SetReply => ({
      order,
      problem: error instanceof Error ? error.message : String(error),
    }),
  )
  parentPort?.postMessage(reply)
}
