import { Worker } from 'node:worker_threads'
import type { PdfDocument } from './document.ts'
import type { SetOrder, SetReply } from './pdf-thread.ts'

export interface PdfPress {
  /** Throws when the document cannot be set, or not in time. */
  render(document: PdfDocument): Promise<Buffer>
  close(): Promise<void>
}

interface Waiting {
  done(bytes: Buffer): void
  fail(error: Error): void
  timer: NodeJS.Timeout
}

/** A thread that starts with the first document and ends when none came for a while, as it holds much memory. */
export function openPress({ idleMs = 15_000, longestMs = 45_000 } = {}): PdfPress {
  let thread: Worker | undefined
  let orders = 0
  let idle: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting>()

  const stop = async (why: Error) => {
    const ended = thread
    thread = undefined
    clearTimeout(idle)
    for (const [order, one] of waiting) {
      waiting.delete(order)
      clearTimeout(one.timer)
      one.fail(why)
    }
    await ended?.terminate()
  }
  const rest = () => {
    // An idle thread keeps no process alive.
    thread?.unref()
    idle = setTimeout(() => void stop(new Error('The press is closed')), idleMs).unref()
  }
  const take = (reply: SetReply) => {
    const one = waiting.get(reply.order)
    if (!one) return
    waiting.delete(reply.order)
    clearTimeout(one.timer)
    if (waiting.size === 0) rest()
    if ('bytes' in reply) one.done(Buffer.from(reply.bytes))
    else one.fail(new Error(`A document could not be set: ${reply.problem}`))
  }
  const start = () => {
    const started = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const ended = (error: Error) => {
      if (thread === started) void stop(error)
    }
    started.on('message', take)
    started.on('error', (error) => ended(error instanceof Error ? error : new Error('The press broke')))
    started.on('exit', () => ended(new Error('The press ended')))
    return started
  }
  return {
    render: (document) =>
      new Promise((done, fail) => {
        clearTimeout(idle)
        thread ??= start()
        thread.ref()
        const order = orders++
        const timer = setTimeout(() => void stop(new Error('A document took too long to set')), longestMs)
        waiting.set(order, { done, fail, timer })
        thread.postMessage({ order, document } satisfies SetOrder)
      }),
    close: () => stop(new Error('The press is closed')),
  }
}

const press = openPress()

/** The bytes of a PDF: the same for the same document. Made in another thread, so that nothing waits for it. */
export function renderPdf(document: PdfDocument): Promise<Buffer> {
  return press.render(document)
}
