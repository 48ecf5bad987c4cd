import { useEffect, useState } from 'react'

export type Sending = 'idle' | 'sending' | 'failed'

const retriesMs = [2000, 4000, 8000, 15_000]

type Wanted = {
  send: (text: string) => Promise<void>
  onSent: (text: string) => void
  /** Whether retrying is pointless. */
  isFinal: (error: unknown) => boolean
}

function createSender(onChange: (sending: Sending) => void) {
  let wanted: Wanted
  let pending: string | null = null
  let underWay = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function attempt(): Promise<void> {
    clearTimeout(timer)
    const text = pending
    if (text === null || underWay) return
    underWay = true
    onChange('sending')
    try {
      await wanted.send(text)
      pending = null
      onChange('idle')
      wanted.onSent(text)
    } catch (error) {
      onChange('failed')
      if (wanted.isFinal(error)) pending = null
      else timer = setTimeout(() => void attempt(), retriesMs[Math.min(tries++, retriesMs.length - 1)])
    } finally {
      underWay = false
    }
  }
  return {
    update: (current: Wanted) => {
      wanted = current
    },
    start: (text: string) => {
      tries = 0
      pending = text
      void attempt()
    },
    /** Ends the retries, unless an attempt is under way. */
    stop: () => {
      if (underWay) return
      pending = null
      clearTimeout(timer)
    },
    retry: () => void attempt(),
    pause: () => clearTimeout(timer),
  }
}

/** Sends a text and retries until it has arrived. */
export function useRetriedSending(wanted: Wanted) {
  const [sending, setSending] = useState<Sending>('idle')
  const [sender] = useState(() => createSender(setSending))
  sender.update(wanted)
  useEffect(() => {
    window.addEventListener('online', sender.retry)
    return () => {
      window.removeEventListener('online', sender.retry)
      sender.pause()
    }
  }, [sender])
  return { sending, start: sender.start, stop: sender.stop }
}
