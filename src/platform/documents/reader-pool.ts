import { fairLine, type LineLimits, ReadersBusy, type Sender } from '#platform/worker-pool/fair-line.ts'
import { type ReaderLimits, type ReaderProcess, startReader } from './reader-process.ts'

/** Warm reader processes, each for one document at a time. */
export interface ReaderPool {
  /** Waits for a free reader and lends it; a dead one is replaced. Throws ReadersBusy and LeftTheLine. */
  use<T>(sender: Sender, work: (reader: ReaderProcess) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function openReaderPool(limits: ReaderLimits, lineLimits: LineLimits): ReaderPool {
  const all = Array.from({ length: lineLimits.places }, () => startReader(limits))
  const idle = [...all]
  const line = fairLine(lineLimits)
  let isClosed = false
  const takeReader = (): ReaderProcess => {
    const reader = idle.pop()
    if (!reader || isClosed) throw new ReadersBusy()
    return aliveOf(reader)
  }
  const aliveOf = (reader: ReaderProcess): ReaderProcess => {
    if (reader.isAlive() || isClosed) return reader
    const started = startReader(limits)
    all.splice(all.indexOf(reader), 1, started)
    return started
  }
  return {
    use: async (sender, work) => {
      await line.enter(sender)
      try {
        const reader = takeReader()
        return await work(reader).finally(() => idle.push(aliveOf(reader)))
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
