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

/** A longer sentence nobody reads at a glance. */
const maxLength = 240

/** How many names of a list are said, fewer where the sentence would be too long. */
const named = [5, 3, 2, 1] as const

/** A sentence with lists of names, which are as long as it can bear. */
export function reasonNaming(write: (most: number) => Said): Reason & { said: Said } {
  const all = named.map((most) => reasonOf(write(most)))
  return all.find(({ reason }) => reason.length <= maxLength) ?? reasonOf(write(1))
}
