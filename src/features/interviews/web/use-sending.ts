import { useEffect, useRef, useState } from 'react'

export type Sending = 'idle' | 'sending' | 'failed'

const retriesMs = [2000, 4000, 8000, 15_000]

type Wanted = {
  send: (text: string) => Promise<void>
  onSent: (text: string) => void
  /** True when there is no use in trying again. */
  isOver: (error: unknown) => boolean
}

/** Sends a text and keeps trying until it has arrived; `stop` gives up trying by itself. */
export function useSending(wanted: Wanted) {
  const [sending, setSending] = useState<Sending>('idle')
  const now = useRef(wanted)
  now.current = wanted
  const pending = useRef<string | null>(null)
  const underWay = useRef(false)
  const tries = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const attempt = async () => {
    clearTimeout(timer.current)
    const text = pending.current
    if (text === null || underWay.current) return
    underWay.current = true
    setSending('sending')
    try {
      await now.current.send(text)
      pending.current = null
      setSending('idle')
      now.current.onSent(text)
    } catch (error) {
      setSending('failed')
      if (now.current.isOver(error)) pending.current = null
      else
        timer.current = setTimeout(again.current, retriesMs[Math.min(tries.current++, retriesMs.length - 1)])
    } finally {
      underWay.current = false
    }
  }
  const again = useRef(() => {})
  again.current = () => void attempt()

  useEffect(() => {
    const retry = () => again.current()
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
      clearTimeout(timer.current)
    }
  }, [])
  const start = (text: string) => {
    tries.current = 0
    pending.current = text
    again.current()
  }
  const stop = () => {
    if (underWay.current) return
    pending.current = null
    clearTimeout(timer.current)
  }
  return { sending, start, stop }
}
