import { fairLine, type Sender } from './fair-line.ts'
import { type ReaderLimits, type ReaderProcess, startReader } from './reader-process.ts'

/** Thrown when too many documents wait for a reader: try again in a moment. */
export class ReadersBusy extends Error {
  override name = 'ReadersBusy'
  override message = 'Too many documents are waiting to be read'
}

/** Warm reader processes, each for one document at a time. */
export interface ReaderPool {
  /** Waits for a free reader and lends it; a dead one is replaced. Throws ReadersBusy and LeftTheLine. */
  use<T>(sender: Sender, work: (reader: ReaderProcess) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function openReaderPool(
  limits: ReaderLimits,
  { readers, maxWaiting }: { readers: number; maxWaiting: number },
): ReaderPool {
  const all = Array.from({ length: readers }, () => startReader(limits))
  const idle = [...all]
  const line = fairLine(readers)
  let isClosed = false
  const takeReader = (): ReaderProcess => {
    const reader = idle.pop()
    if (!reader || isClosed) throw new ReadersBusy()
    if (reader.isAlive()) return reader
    const started = startReader(limits)
    all.splice(all.indexOf(reader), 1, started)
    return started
  }
  return {
    use: async (sender, work) => {
      if (line.size() >= readers + maxWaiting) throw new ReadersBusy()
      await line.enter(sender)
      try {
        const reader = takeReader()
        return await work(reader).finally(() => idle.push(reader))
      } finally {
        line.leave()
      }
    },
    close: async () => {
      isClosed = true
      await Promise.all(all.map((reader) => reader.stop()))
    },
  }
}
