import { type ReaderLimits, type ReaderProcess, startReader } from './reader-process.ts'

/** Thrown when too many documents wait for a reader: try again in a moment. */
export class ReadersBusy extends Error {
  constructor() {
    super('Too many documents are waiting to be read')
    this.name = 'ReadersBusy'
  }
}

/** Warm reader processes, each for one document at a time. */
export interface ReaderPool {
  /** Waits for a free reader, hands it over, and takes it back; a dead one is replaced. Throws ReadersBusy. */
  use<T>(work: (reader: ReaderProcess) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function openReaderPool(
  limits: ReaderLimits,
  { workers, mostWaiting }: { workers: number; mostWaiting: number },
): ReaderPool {
  const all = new Set<ReaderProcess>()
  const waiting: { take: (reader: ReaderProcess) => void; giveUp: () => void }[] = []
  let isClosed = false
  const start = () => {
    const reader = startReader(limits)
    all.add(reader)
    return reader
  }
  const idle = Array.from({ length: workers }, start)

  const living = (reader: ReaderProcess) => {
    if (reader.isAlive()) return reader
    all.delete(reader)
    return start()
  }
  const take = (): Promise<ReaderProcess> => {
    const reader = idle.pop()
    if (reader && !isClosed) return Promise.resolve(living(reader))
    if (isClosed || waiting.length >= mostWaiting) return Promise.reject(new ReadersBusy())
    return new Promise((resolve, reject) =>
      waiting.push({ take: resolve, giveUp: () => reject(new ReadersBusy()) }),
    )
  }
  const giveBack = (used: ReaderProcess) => {
    if (isClosed) return
    const reader = living(used)
    const next = waiting.shift()
    if (next) next.take(reader)
    else idle.push(reader)
  }
  return {
    async use(work) {
      const reader = await take()
      try {
        return await work(reader)
      } finally {
        giveBack(reader)
      }
    },
    async close() {
      isClosed = true
      for (const one of waiting.splice(0)) one.giveUp()
      await Promise.all([...all].map((reader) => reader.stop()))
    },
  }
}
