export type Send<Draft> = (draft: Draft, how: { signal: AbortSignal; keepalive: boolean }) => Promise<void>

const quietMs = 600
const retryMs = 5_000
const settleMs = 3_000

/**
 * Sends what was typed shortly after the last key, one at a time, and again until it has arrived. `send` throws what
 * is worth another try.
 */
export function createDraftSaver<Draft>(send: Send<Draft>) {
  let waiting: { draft: Draft } | null = null
  let underWay: { draft: Draft; stop: AbortController; done: Promise<void> } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (!waiting || underWay) return
    const { draft } = waiting
    const stop = new AbortController()
    const sent = send(draft, { signal: stop.signal, keepalive: false })
    const one = { draft, stop, done: sent.catch(() => undefined) }
    waiting = null
    underWay = one
    try {
      await sent
      if (underWay === one && waiting) later(quietMs)
    } catch {
      if (underWay === one) {
        waiting ??= { draft }
        later(retryMs)
      }
    } finally {
      if (underWay === one) underWay = null
    }
  }
  function later(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  function drop(): void {
    clearTimeout(timer)
    waiting = null
    underWay?.stop.abort()
    underWay = null
  }
  return {
    note(draft: Draft): void {
      waiting = { draft }
      later(quietMs)
    },
    flush,
    drop,
    /** Sends nothing more, and waits a moment for what is under way: nothing arrives after this. */
    async settle(): Promise<void> {
      clearTimeout(timer)
      waiting = null
      if (!underWay) return
      const { stop, done } = underWay
      const giveUp = setTimeout(() => stop.abort(), settleMs)
      await done
      clearTimeout(giveUp)
      clearTimeout(timer)
      waiting = null
    },
    /** The page is being left: what has not arrived is sent in a way that outlives it. */
    leave(): void {
      const last = waiting ?? underWay
      drop()
      if (!last) return
      send(last.draft, { signal: new AbortController().signal, keepalive: true }).catch(() => {
        // This tab's own copy is left, and is sent when it is opened again.
      })
    },
  }
}
