import { Refusal } from '#contract/refusals.ts'

/** Runs work in its turn. */
export type WaitingLine = <T>(work: () => Promise<T>) => Promise<T>

/** Does `atOnce` things at a time and lets `mostWaiting` more wait; throws UNAVAILABLE to whoever comes then. */
export function waitingLine({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): WaitingLine {
  let free = atOnce
  const waiting: (() => void)[] = []
  const turn = () => {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    if (waiting.length >= mostWaiting) return Promise.reject(new Refusal('UNAVAILABLE'))
    return new Promise<void>((resolve) => waiting.push(resolve))
  }
  // A place goes straight to the next in line, so that nobody slips in between.
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
