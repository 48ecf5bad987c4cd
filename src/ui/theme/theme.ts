import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

const storageKey = 'theme'
const listeners = new Set<() => void>()

/** The person's choice on this device; `system` when none was made or storage is closed. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Puts the stored choice on `<html>`: the first thing a browser entry calls. */
export function applyTheme(theme: Theme = storedTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is closed (private window): the choice lasts for this page.
  }
  applyTheme(theme)
  for (const tell of listeners) tell()
}

function currentTheme(): Theme {
  const shown = document.documentElement.dataset.theme
  return shown === 'light' || shown === 'dark' ? shown : 'system'
}

function subscribe(tell: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key !== storageKey) return
    applyTheme()
    tell()
  }
  listeners.add(tell)
  window.addEventListener('storage', otherTab)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', otherTab)
  }
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'system')
