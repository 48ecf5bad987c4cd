export type Send<Draft> = (draft: Draft, how: { signal: AbortSignal; keepalive: boolean }) => Promise<void>

const quietMs = 600
const retryMs = 5_000
const settleMs = 3_000

function begin<Draft>(send: Send<Draft>, draft: Draft) {
  const stop = new AbortController()
  const sent = send(draft, { signal: stop.signal, keepalive: false })
  return { draft, stop, sent, done: sent.catch(() => undefined) }
}

async function endOf({ stop, done }: { stop: AbortController; done: Promise<void> }): Promise<void> {
  const giveUp = setTimeout(() => stop.abort(), settleMs)
  await done
  clearTimeout(giveUp)
}

/**
 * Sends what was typed shortly after the last key, one at a time, and again until it has arrived. `send` throws what
 * is worth another try.
 */
export function createDraftSaver<Draft>(send: Send<Draft>) {
  let waiting: { draft: Draft } | null = null
  let underWay: ReturnType<typeof begin<Draft>> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (!waiting || underWay) return
    const one = begin(send, waiting.draft)
    waiting = null
    underWay = one
    try {
      await one.sent
      if (underWay === one && waiting) later(quietMs)
    } catch {
      if (underWay === one) {
        waiting ??= { draft: one.draft }
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
  function hold(): void {
    clearTimeout(timer)
    waiting = null
  }
  function drop(): void {
    hold()
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
      hold()
      if (underWay) await endOf(underWay)
      hold()
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
