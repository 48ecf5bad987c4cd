import { speakerOf } from './render-said.ts'
import type { Said } from './said.ts'

/** A sentence in English, which is kept and exported, and what it says in no language, for readers of others. */
export interface Reason {
  reason: string
  /** None in older results, and in the words of a language model. */
  said?: Said | undefined
}

const english = speakerOf('en')

export const inEnglish = (said: Said): string => english.sentence(said) ?? ''

export const phraseInEnglish = (said: Said): string => english.phrase(said) ?? ''

export const reasonOf = (said: Said): Reason & { said: Said } => ({ reason: inEnglish(said), said })
