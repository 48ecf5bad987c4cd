import { useEffect, useRef } from 'react'
import type { InterfaceLanguage } from '#contract/languages.ts'
import { useWantedLanguages } from './language-provider.tsx'

/** Keeps a language chosen with the switch where the server knows another; null where nothing can be kept. */
export function useKeptLanguage(
  known: InterfaceLanguage | null,
  keep: (chosen: InterfaceLanguage) => Promise<unknown>,
): void {
  const { chosen } = useWantedLanguages()
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    if (chosen === null || known === null || chosen === known) return
    // The page speaks it anyway; the next visit tries again.
    latest.current(chosen).catch(() => undefined)
  }, [chosen, known])
}
