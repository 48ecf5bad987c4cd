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
export function openThreads<Order, Reply>(file: URL, options: ThreadsOptions): Threads<Order, Reply> {
  const pool = new Pool<Order, Reply>(file, options)
  return { run: (order) => pool.run(order), close: () => pool.close() }
}

class Pool<Order, Reply> {
  readonly #file: URL
  readonly #options: ThreadsOptions
  readonly #threads = new Set<Thread<Order, Reply>>()
  readonly #line: Waiting<Order, Reply>[] = []

  constructor(file: URL, options: ThreadsOptions) {
    this.#file = file
    this.#options = options
  }

  run(order: Order): Promise<Reply> {
    return new Promise<Reply>((done, fail) => {
      this.#line.push({ order, done, fail })
      this.#next()
    })
  }

  async close(): Promise<void> {
    const why = new Error('The threads are closed')
    for (const { fail } of this.#line.splice(0)) fail(why)
    const ended = [...this.#threads].map(({ worker }) => worker.terminate())
    for (const thread of [...this.#threads]) this.#end(thread, why)
    await Promise.all(ended)
  }

  #next(): void {
    const free = [...this.#threads].find(({ busy }) => busy === null) ?? this.#startForLine()
    const waiting = free && this.#line.shift()
    if (!free || !waiting) return
    clearTimeout(free.idle)
    free.worker.ref()
    const late = () => this.#end(free, new Error('The work took too long'))
    free.busy = { ...waiting, timer: setTimeout(late, this.#options.longestMs) }
    free.worker.postMessage({ order: waiting.order } satisfies ThreadOrder<Order>)
    this.#next()
  }

  #startForLine(): Thread<Order, Reply> | null {
    const { atOnce = availableParallelism(), memoryMb = 512 } = this.#options
    if (this.#threads.size >= atOnce || this.#line.length === 0) return null
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    const thread: Thread<Order, Reply> = { worker, busy: null, idle: undefined }
    worker.on('message', (reply: ThreadReply<Reply>) => this.#take(thread, reply))
    worker.on('error', (error) =>
      this.#end(thread, error instanceof Error ? error : new Error('A thread broke')),
    )
    worker.on('exit', () => this.#end(thread, new Error('A thread ended')))
    this.#threads.add(thread)
    return thread
  }

  #take(thread: Thread<Order, Reply>, reply: ThreadReply<Reply>): void {
    const { busy } = thread
    if (!busy) return
    clearTimeout(busy.timer)
    thread.busy = null
    this.#rest(thread)
    if ('problem' in reply) busy.fail(new Error(reply.problem))
    else busy.done(reply.reply)
    this.#next()
  }

  #rest(thread: Thread<Order, Reply>): void {
    const { idleMs = 60_000 } = this.#options
    thread.worker.unref()
    thread.idle = setTimeout(() => this.#end(thread, new Error('An idle thread ended')), idleMs).unref()
  }

  #end(thread: Thread<Order, Reply>, why: Error): void {
    if (!this.#threads.delete(thread)) return
    clearTimeout(thread.idle)
    const { busy } = thread
    if (busy) {
      clearTimeout(busy.timer)
      busy.fail(why)
    }
    void thread.worker.terminate()
    this.#next()
  }
}
