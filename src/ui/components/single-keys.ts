import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** What keys do, by the key or a sequence of two, such as `j` or `g d`. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>

type KeyOwner = 'page' | 'frame'

const storageKey = 'single-keys'
const maxBetweenMs = 1500
/** Those of the page before those of the frame around it. */
const registered: Record<KeyOwner, Set<{ current: KeyActions }>> = { page: new Set(), frame: new Set() }
const listeners = new Set<() => void>()
let before = { key: '', at: 0 }

/** Shortcuts of single keys can be switched off, for those who dictate or press keys by accident (WCAG 2.1.4). */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function chooseSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage (private window) they stay on.
  }
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSingleKeysOn = (): boolean => useSyncExternalStore(subscribe, singleKeysOn, () => true)

/** These keys work while the component is shown, but in no field, in no dialog, and with no modifier. */
export function useSingleKeys(actions: KeyActions, owner: KeyOwner = 'page'): void {
  const latest = useRef(actions)
  latest.current = actions
  // As soon as it is shown: a key pressed at once is not lost.
  useLayoutEffect(() => {
    // Adding the same listener again changes nothing.
    document.addEventListener('keydown', onKey)
    registered[owner].add(latest)
    return () => {
      registered[owner].delete(latest)
    }
  }, [owner])
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (!singleKeysOn() || isTyping(event.target) || document.querySelector('dialog[open]')) return
  const key = event.key.toLowerCase()
  const follows = event.timeStamp - before.at < maxBetweenMs
  const action = (follows ? actionOf(`${before.key} ${key}`) : undefined) ?? actionOf(key)
  before = { key: action ? '' : key, at: event.timeStamp }
  if (!action) return
  event.preventDefault()
  action()
}

const actionOf = (keys: string): (() => void) | undefined =>
  [...registered.page, ...registered.frame]
    .map(({ current }) => current[keys])
    .find((action) => action !== undefined)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
