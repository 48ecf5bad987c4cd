import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ThreadOrder, ThreadReply } from './answer-orders.ts'

/** Threads that all run the same file, which calls `answerOrders`. */
export interface Threads<Order, Reply> {
  /** Throws when the work does, when it takes too long, and when its thread breaks. */
  run(order: Order): Promise<Reply>
  close(): Promise<void>
}

export interface ThreadsOptions {
  /** As many as there are cores, when left out. */
  atOnce?: number
  /** One order may take this long, its time in line not counted; then its thread is killed. */
  longestMs: number
  /** Idle threads end after a while, since they hold memory. */
  idleMs?: number
  memoryMb?: number
}

interface Waiting<Order, Reply> {
  order: Order
  done(reply: Reply): void
  fail(error: Error): void
}

interface Thread<Order, Reply> {
  worker: Worker
  busy: (Waiting<Order, Reply> & { timer: NodeJS.Timeout }) | null
  idle: NodeJS.Timeout | undefined
}

/** Starts no thread before it is needed, and keeps no process alive for an idle one. */
export function openThreads<Order, Reply>(
  file: URL,
  { atOnce = availableParallelism(), longestMs, idleMs = 60_000, memoryMb = 512 }: ThreadsOptions,
): Threads<Order, Reply> {
  const threads = new Set<Thread<Order, Reply>>()
  const line: Waiting<Order, Reply>[] = []

  const end = (thread: Thread<Order, Reply>, why: Error) => {
    if (!threads.delete(thread)) return
    clearTimeout(thread.idle)
    const { busy } = thread
    if (busy) {
      clearTimeout(busy.timer)
      busy.fail(why)
    }
    void thread.worker.terminate()
    next()
  }
  const rest = (thread: Thread<Order, Reply>) => {
    thread.worker.unref()
    thread.idle = setTimeout(() => end(thread, new Error('An idle thread ended')), idleMs).unref()
  }
  const take = (thread: Thread<Order, Reply>, reply: ThreadReply<Reply>) => {
    const { busy } = thread
    if (!busy) return
    clearTimeout(busy.timer)
    thread.busy = null
    rest(thread)
    if ('problem' in reply) busy.fail(new Error(reply.problem))
    else busy.done(reply.reply)
    next()
  }
  const start = (): Thread<Order, Reply> => {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    const thread: Thread<Order, Reply> = { worker, busy: null, idle: undefined }
    worker.on('message', (reply: ThreadReply<Reply>) => take(thread, reply))
    worker.on('error', (error) => end(thread, error instanceof Error ? error : new Error('A thread broke')))
    worker.on('exit', () => end(thread, new Error('A thread ended')))
    threads.add(thread)
    return thread
  }
  function next(): void {
    const free =
      [...threads].find(({ busy }) => busy === null) ?? (threads.size < atOnce && line[0] ? start() : null)
    const waiting = free && line.shift()
    if (!free || !waiting) return
    clearTimeout(free.idle)
    free.worker.ref()
    const timer = setTimeout(() => end(free, new Error('The work took too long')), longestMs)
    free.busy = { ...waiting, timer }
    free.worker.postMessage({ order: waiting.order } satisfies ThreadOrder<Order>)
    next()
  }

  return {
    run: (order) =>
      new Promise<Reply>((done, fail) => {
        line.push({ order, done, fail })
        next()
      }),
    close: async () => {
      const why = new Error('The threads are closed')
      for (const { fail } of line.splice(0)) fail(why)
      const ended = [...threads].map(({ worker }) => worker.terminate())
      for (const thread of [...threads]) end(thread, why)
      await Promise.all(ended)
    },
  }
}
