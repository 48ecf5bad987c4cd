import { useEffect, useState } from 'react'

/** What the interviewer seems to do before the next message. */
export type TypingPhase = 'pause' | 'typing' | 'shown'

const firstPauseMs = 1000
const firstTypingMs = 2000
const typingMs = { min: 1500, max: 2500 }

const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** The delays before each message (spec part 2 §2.7); none with reduced motion, nor for messages shown before. */
export function useTypingSimulation(step: number, justStarted: boolean): TypingPhase {
  const [shown, setShown] = useState(justStarted ? -1 : step)
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    if (shown === step) return
    if (prefersReducedMotion()) {
      setShown(step)
      return
    }
    const first = shown === -1
    const pauseMs = first ? firstPauseMs : 0
    const writingMs = first ? firstTypingMs : typingMs.min + Math.random() * (typingMs.max - typingMs.min)
    const type = setTimeout(() => setTyping(true), pauseMs)
    const show = setTimeout(() => {
      setTyping(false)
      setShown(step)
    }, pauseMs + writingMs)
    return () => {
      clearTimeout(type)
      clearTimeout(show)
    }
  }, [shown, step])
  if (shown === step) return 'shown'
  return typing ? 'typing' : 'pause'
}
