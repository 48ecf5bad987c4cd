import { type RefObject, useEffect, useRef } from 'react'
import type { TypingCounters } from '../contract/typing-counters.ts'

type Counts = Omit<TypingCounters, 'seconds'>

const noCounts: Counts = {
  pastedCharacters: 0,
  typedCharacters: 0,
  pastes: 0,
  deletions: 0,
  insertions: 0,
  largestInsertion: 0,
  largestPaste: 0,
  restoredCharacters: 0,
}
const maxCount = 1_000_000

/** Counts how an answer is written, never which keys; starts again with each question. */
export function useTypingCounters(box: RefObject<HTMLTextAreaElement | null>, question: number) {
  const counts = useRef(noCounts)
  const since = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason to count again.
  useEffect(() => {
    since.current = Date.now()
    const element = box.current
    counts.current = { ...noCounts, restoredCharacters: element?.value.length ?? 0 }
    if (element) return countInputs(element, counts.current)
  }, [box, question])
  return (): TypingCounters => {
    const seconds = Math.min(maxCount, Math.round((Date.now() - since.current) / 1000))
    return { ...counts.current, seconds }
  }
}

function countInputs(element: HTMLTextAreaElement, counts: Counts): () => void {
  let length = element.value.length
  // Text last cut, copied or dragged in this box: moving it is no paste. It never leaves the browser.
  let own = ''
  const onCopy = () => {
    own = element.value.slice(element.selectionStart, element.selectionEnd)
  }
  const onInput = (event: Event) => {
    const kind = event instanceof InputEvent ? event.inputType : ''
    const grown = Math.max(0, element.value.length - length)
    length = element.value.length
    if (kind.startsWith('delete')) counts.deletions += 1
    else if (!/^insertFrom(Paste|Drop)/.test(kind)) countInsertion(counts, grown)
    else if (!(own !== '' && endsAtCaret(element, own))) countPaste(counts, grown)
  }
  const copyEvents = ['cut', 'copy', 'dragstart'] as const
  for (const kind of copyEvents) element.addEventListener(kind, onCopy)
  element.addEventListener('input', onInput)
  return () => {
    for (const kind of copyEvents) element.removeEventListener(kind, onCopy)
    element.removeEventListener('input', onInput)
  }
}

/** Whether `text` ends at the caret or the selection, as text just inserted does. */
function endsAtCaret({ value, selectionEnd }: HTMLTextAreaElement, text: string): boolean {
  return value.slice(0, selectionEnd).endsWith(text)
}

function countInsertion(counts: Counts, grown: number): void {
  counts.typedCharacters += grown
  counts.insertions += 1
  counts.largestInsertion = Math.max(counts.largestInsertion, grown)
}

function countPaste(counts: Counts, grown: number): void {
  counts.pastes += 1
  counts.pastedCharacters += grown
  counts.largestPaste = Math.max(counts.largestPaste, grown)
}
