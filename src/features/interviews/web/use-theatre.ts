import { useEffect, useState } from 'react'

/** What the interviewer seems to do before the message of this step is there. */
export type Theatre = 'pause' | 'typing' | 'shown'

const firstPauseMs = 1000
const firstTypingMs = 2000
const typingMs = { least: 1500, most: 2500 }

const wantsNoMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The waiting times before each message of the interviewer (spec part 2 §2.7); none for people who ask for
 * reduced motion, nor for what stood on the page already.
 */
export function useTheatre(step: number, begins: boolean): Theatre {
  const [shown, setShown] = useState(begins ? -1 : step)
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    if (shown === step) return
    if (wantsNoMotion()) {
      setShown(step)
      return
    }
    const first = shown === -1
    const pauseMs = first ? firstPauseMs : 0
    const writingMs = first
      ? firstTypingMs
      : typingMs.least + Math.random() * (typingMs.most - typingMs.least)
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
