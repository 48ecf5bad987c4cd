/** Who waits. */
export interface Sender {
  /** A network address, a company: each has its turn. */
  by: string
  /** Aborted when nobody waits any more. */
  gone?: AbortSignal
}

/** Thrown to one who left while waiting. */
export class LeftTheLine extends Error {
  override name = 'LeftTheLine'
}

/** Thrown when the line is too long: try again in a moment. */
export class LineFull extends Error {
  override name = 'LineFull'
  override message = 'Too many wait already'
}

export interface FairLine {
  /** Waits for a place. Throws LeftTheLine and LineFull. */
  enter(sender: Sender): Promise<void>
  leave(): void
}

export interface LineLimits {
  places: number
  maxWaiting: number
  /** Of one sender. */
  maxWaitingOfOne: number
}

/** Does the work when it is the sender's turn. Throws LeftTheLine and LineFull. */
export async function inTurn<T>(line: FairLine, sender: Sender, work: () => Promise<T>): Promise<T> {
  await line.enter(sender)
  try {
    return await work()
  } finally {
    line.leave()
  }
}

/** Without an end. */
export const endless = { maxWaiting: Number.POSITIVE_INFINITY, maxWaitingOfOne: Number.POSITIVE_INFINITY }

/** A line in which each sender has one turn for each turn of the others, however many it sends. */
export function fairLine({ places, maxWaiting, maxWaitingOfOne }: LineLimits): FairLine {
  // The one whose turn is next is the first key.
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
  const join = ({ by, gone }: Sender, resolve: () => void, reject: (why: Error) => void) => {
    const begin = () => {
      gone?.removeEventListener('abort', quit)
      resolve()
    }
    const quit = () => {
      const others = (waiting.get(by) ?? []).filter((one) => one !== begin)
      if (others.length > 0) waiting.set(by, others)
      else waiting.delete(by)
      queued--
      reject(new LeftTheLine())
    }
    gone?.addEventListener('abort', quit, { once: true })
    waiting.set(by, [...(waiting.get(by) ?? []), begin])
    queued++
    admit()
  }
  return {
    enter: (sender) =>
      new Promise<void>((resolve, reject) => {
        if (sender.gone?.aborted) return reject(new LeftTheLine())
        const own = waiting.get(sender.by)?.length ?? 0
        const isFull = queued >= maxWaiting || own >= maxWaitingOfOne
        if (taken >= places && isFull) return reject(new LineFull())
        join(sender, resolve, reject)
      }),
    leave: () => {
      taken--
      admit()
    },
  }
}
