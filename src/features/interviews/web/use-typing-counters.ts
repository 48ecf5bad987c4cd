import { type RefObject, useEffect, useRef } from 'react'
import type { TypingCounters } from '../contract.ts'

const nothing = () => ({ pastedCharacters: 0, typedCharacters: 0, pastes: 0, deletions: 0 })
const highest = 1_000_000

/** Counts how the answer to one question comes to be; never which keys. Starts anew with each question. */
export function useTypingCounters(
  box: RefObject<HTMLTextAreaElement | null>,
  question: number,
): () => TypingCounters {
  const counts = useRef(nothing())
  const since = useRef(0)
  useEffect(() => {
    counts.current = nothing()
    since.current = Date.now()
    const element = box.current
    if (!element || question < 0) return
    let length = element.value.length
    const onInput = (event: Event) => {
      const kind = event instanceof InputEvent ? event.inputType : ''
      const grown = Math.max(0, element.value.length - length)
      length = element.value.length
      if (kind.startsWith('delete')) counts.current.deletions += 1
      else if (/^insertFrom(Paste|Drop)/.test(kind)) {
        counts.current.pastes += 1
        counts.current.pastedCharacters += grown
      } else counts.current.typedCharacters += grown
    }
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
  }, [box, question])
  return () => {
    const seconds = Math.min(highest, Math.round((Date.now() - since.current) / 1000))
    return { ...counts.current, seconds }
  }
}
