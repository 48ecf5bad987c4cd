import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { endless, fairLine, inTurn } from './fair-line.ts'

/** Threads that all run the same function. */
export interface WorkerPool<Message, Reply> {
  /** Throws when the work does, WorkTimedOut, and when its thread breaks. Each of `by` has its turn. */
  run(message: Message, by?: string): Promise<Reply>
  close(): Promise<void>
}

/** Thrown when one message took longer than `maxMs`. */
export class WorkTimedOut extends Error {
  override name = 'WorkTimedOut'
}

export interface WorkerPoolOptions {
  /** The file's export that takes a message and returns the reply. */
  handler: string
  /** As many as there are cores, when left out. */
  maxThreads?: number
  /** One message may take this long, its time in the queue not counted; then its thread is killed. */
  maxMs: number
  /** Idle threads end after a while, since they hold memory. */
  idleMs?: number
  maxMemoryMb?: number
}

/** Starts no thread before it is needed, and keeps no process alive for an idle one. */
export function openWorkerPool<Message, Reply>(
  file: URL,
  {
    handler,
    maxThreads = availableParallelism(),
    maxMs,
    idleMs = 60_000,
    maxMemoryMb = 512,
  }: WorkerPoolOptions,
): WorkerPool<Message, Reply> {
  const pool = new Piscina<Message, Reply>({
    filename: fileURLToPath(file),
    name: handler,
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  })
  // A thread that breaks without work, as when it is killed while it starts, has nobody to tell: the next starts another.
  pool.on('error', () => undefined)
  // Piscina's own queue would count against `maxMs`.
  const line = fairLine({ places: maxThreads, ...endless })
  const closing = new AbortController()
  return {
    run: (message, by = '') =>
      inTurn(line, { by, gone: closing.signal }, async () => {
        const signal = AbortSignal.timeout(maxMs)
        try {
          return await pool.run(message, { signal })
        } catch (error) {
          if (signal.aborted) throw new WorkTimedOut()
          // Its message may quote personal data.
          throw new Error(error instanceof Error ? error.name : 'The work failed')
        }
      }),
    close: () => {
      closing.abort()
      return pool.destroy()
    },
  }
}
