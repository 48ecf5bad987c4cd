/** Lets a few through at once; the others wait in line. */
export interface Gate {
  /** Runs `work` when there is room; rejects with the signal's reason when that comes first. */
  through<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>
}

export function openGate(atOnce: number): Gate {
  let inside = 0
  const line: (() => void)[] = []
  const enter = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      if (inside < atOnce) {
        inside++
        return resolve()
      }
      const turn = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        line.splice(line.indexOf(turn), 1)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      line.push(turn)
    })
  return {
    async through(work, signal) {
      await enter(signal)
      try {
        return await work()
      } finally {
        // The place goes to the next in line, or is free.
        const next = line.shift()
        if (next) next()
        else inside--
      }
    },
  }
}
