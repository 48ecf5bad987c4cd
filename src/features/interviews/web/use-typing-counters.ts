import { type RefObject, useEffect, useRef } from 'react'
import { addCounters } from '../contract/add-counters.ts'
import type { TypingCounters } from '../contract/typing-counters.ts'
import { keyOf, type Target } from './interview-steps.ts'

type Counts = Omit<TypingCounters, 'seconds'>

/** The writing of one text on this page, upon what was counted before. */
type Session = { before: TypingCounters | null; counts: Counts; ms: number; since: number }

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

type Stored = { answer: string | null; counters: TypingCounters | null }

/** Counts how each text is written, never which keys. What was counted before an edit stays. */
export function useTypingCounters(
  box: RefObject<HTMLTextAreaElement | null>,
  target: Target | null,
  stored: Stored | null,
) {
  const sessions = useRef(new Map<string, Session>())
  const key = target && keyOf(target)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is the reason to count apart.
  useEffect(() => {
    const element = box.current
    if (!element || key === null) return
    const known = sessions.current.get(key)
    const session = known ?? newSession(element, stored)
    session.since = Date.now()
    sessions.current.set(key, session)
    const stop = countInputs(element, session.counts)
    return () => {
      session.ms += Date.now() - session.since
      stop()
    }
  }, [box, key])
  return {
    /** All of a text; null where nothing was counted here. */
    of: (one: Target): TypingCounters | null => {
      const session = sessions.current.get(keyOf(one))
      if (!session) return null
      const { before, counts, ms, since } = session
      const isOpen = key === keyOf(one)
      const seconds = Math.min(maxCount, Math.round((ms + (isOpen ? Date.now() - since : 0)) / 1000))
      return addCounters(before, { ...counts, seconds })
    },
    /** After its text was saved: what is counted from now on comes on top. */
    forget: (one: Target) => void sessions.current.delete(keyOf(one)),
  }
}

const newSession = (element: HTMLTextAreaElement, stored: Stored | null): Session => ({
  before: stored?.counters ?? null,
  counts: {
    ...noCounts,
    restoredCharacters: Math.max(0, element.value.length - (stored?.answer?.length ?? 0)),
  },
  ms: 0,
  since: 0,
})

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
