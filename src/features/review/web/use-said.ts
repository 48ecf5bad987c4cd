import { use } from 'react'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { SaidSpeaker } from '#features/scoring/sentences/render-said.ts'
import { type SaidOrEnglish, saidOrEnglish } from '#features/scoring/sentences/said-or-english.ts'
import { useLanguage } from '#ui/texts/language-provider.tsx'

const modules: Partial<Record<InterfaceLanguage, () => Promise<{ speaker: SaidSpeaker }>>> = {
  fr: () => import('#features/scoring/sentences/in-french.ts'),
  ar: () => import('#features/scoring/sentences/in-arabic.ts'),
}
const loaded = new Map<InterfaceLanguage, Promise<SaidSpeaker | null>>()

/** Fetches what it takes to say reasons in a language, once; without it they are English. */
export function loadSaid(language: InterfaceLanguage): Promise<SaidSpeaker | null> {
  const known = loaded.get(language)
  if (known) return known
  const loading = modules[language]?.().then(
    ({ speaker }) => speaker,
    () => null,
  )
  const promise = loading ?? Promise.resolve(null)
  loaded.set(language, promise)
  return promise
}

/** Says what the engine found in the reader's language, and what is only there in English as it is; suspends until it can. */
export function useSaid(): SaidOrEnglish {
  const language = useLanguage()
  return saidOrEnglish(language === 'en' ? null : use(loadSaid(language)))
}
