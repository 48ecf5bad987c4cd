import { useEffect, useRef } from 'react'

/** By the key's letter in lower case, or its name. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** Single keys for the page; not while somebody types, nor over an open dialog or menu. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (isTyping(event.target) || document.querySelector('dialog[open], [role=menu]')) return
      const run = latest.current[keyOf(event)]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** On a keyboard of another script, the letter at that place of a Latin one. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key.length > 1) return key
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
