import type { Language } from '#contract/languages.ts'

/** A family of words in offers, and what to tell the one who wrote them. */
export type OfferTerm = {
  readonly kind: 'protected' | 'exclusionary'
  /** What is the matter and what to write instead. */
  readonly message: string
  /** Each entry is a regular expression of whole words. */
  readonly words: Readonly<Record<Language, readonly string[]>>
}
