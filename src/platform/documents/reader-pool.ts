import { fairLine, inTurn, LineFull, type LineLimits, type Sender } from '#platform/worker-pool/fair-line.ts'
import { type ReaderLimits, type ReaderProcess, startReader } from './reader-process.ts'

/** Warm reader processes, each for one document at a time. */
export interface ReaderPool {
  /** Waits for a free reader and lends it; a dead one is replaced. Throws LineFull and LeftTheLine. */
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
    if (!reader || isClosed) throw new LineFull()
    return aliveOf(reader)
  }
  const aliveOf = (reader: ReaderProcess): ReaderProcess => {
    if (reader.isAlive() || isClosed) return reader
    const started = startReader(limits)
    all.splice(all.indexOf(reader), 1, started)
    return started
  }
  return {
    use: (sender, work) =>
      inTurn(line, sender, async () => {
        const reader = takeReader()
        return work(reader).finally(() => idle.push(aliveOf(reader)))
      }),
    close: async () => {
      isClosed = true
      await Promise.all(all.map((reader) => reader.stop()))
    },
  }
}
