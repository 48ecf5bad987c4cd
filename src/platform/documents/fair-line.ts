/** For whom a document is read. */
export interface Sender {
  /** The network address that sent it, or another name that has its turn like one. */
  by: string
  /** Aborted when the sender no longer waits. */
  gone?: AbortSignal
}

/** Thrown to one who left while waiting. */
export class LeftTheLine extends Error {
  override name = 'LeftTheLine'
}

export interface FairLine {
  /** Waits for a place. Throws LeftTheLine. */
  enter(sender: Sender): Promise<void>
  leave(): void
  /** How many have a place or wait for one. */
  size(): number
}

/** A line in which each address has its turn after every other one, however many it sends. */
export function fairLine(places: number): FairLine {
  const waiting = new Map<string, (() => void)[]>()
  let [taken, queued] = [0, 0]
  const admit = () => {
    const [first] = waiting
    if (!first || taken >= places) return
    const [by, [begin, ...others]] = first
    waiting.delete(by)
    if (others.length > 0) waiting.set(by, others)
    taken++
    queued--
    begin?.()
  }
  const remove = (by: string, begin: () => void) => {
    const line = waiting.get(by)
    if (!line?.includes(begin)) return false
    queued--
    const others = line.filter((one) => one !== begin)
    if (others.length > 0) waiting.set(by, others)
    else waiting.delete(by)
    return true
  }
  return {
    enter: ({ by, gone }) =>
      new Promise<void>((resolve, reject) => {
        if (gone?.aborted) return reject(new LeftTheLine())
        const left = () => {
          if (remove(by, begin)) reject(new LeftTheLine())
        }
        const begin = () => {
          gone?.removeEventListener('abort', left)
          resolve()
        }
        gone?.addEventListener('abort', left)
        waiting.set(by, [...(waiting.get(by) ?? []), begin])
        queued++
        admit()
      }),
    leave: () => {
      taken--
      admit()
    },
    size: () => taken + queued,
  }
}
