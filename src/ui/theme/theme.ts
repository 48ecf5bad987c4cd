import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

const storageKey = 'theme'
const listeners = new Set<() => void>()

const asTheme = (value: unknown): Theme => (value === 'light' || value === 'dark' ? value : 'system')

/** The person's choice on this device; `system` without one, or without storage. */
export function storedTheme(): Theme {
  try {
    return asTheme(localStorage.getItem(storageKey))
  } catch {
    return 'system'
  }
}

/** Puts the stored choice on `<html>`: the first call of each browser entry. */
export function applyTheme(theme: Theme = storedTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const notify of listeners) notify()
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage (private window) the choice lasts for this page.
  }
  applyTheme(theme)
}

function subscribe(listener: () => void): () => void {
  const onOtherTab = ({ key }: StorageEvent) => key === storageKey && applyTheme()
  listeners.add(listener)
  window.addEventListener('storage', onOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onOtherTab)
  }
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    subscribe,
    () => asTheme(document.documentElement.dataset.theme),
    () => 'system',
  )
