import { longestQuote } from '../engine/marks/draft.ts'
import type { Prepared } from '../engine/pipeline.ts'
import { opening, wordsOf } from '../engine/text.ts'
import type { Claim } from '../engine/verify-quote.ts'
import { instructionsIn } from '../manipulation/find-instructions.ts'

const fewestWords = 3

/** Typographic twins that models write for each other; each is one character long, so that places stay true. */
const twins: readonly [RegExp, string][] = [
  [/[’‘ʼ]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[–—]/g, '-'],
  [/[\s\u00A0]/g, ' '],
]
const plain = (text: string) => twins.reduce((said, [twin, sign]) => said.replace(twin, sign), text)

/** Where words stand in a text, letter by letter but for typographic twins; null when they do not. */
export function placeIn(text: string, quote: string): { start: number; end: number } | null {
  const wanted = plain(quote.trim())
  const start = wanted === '' ? -1 : plain(text).indexOf(wanted)
  return start < 0 ? null : { start, end: start + wanted.length }
}

/**
 * Where the words that a model quotes stand in the answer it names (from 1); null when they do not, when they are too
 * few to show anything, when that answer cannot be marked, and when they are themselves an attempt to steer.
 */
export function placeQuote(prepared: Prepared, answer: number, quote: string): Claim | null {
  const index = answer - 1
  const text = prepared.evidence.answers[index]?.text
  const reading = prepared.answers[index]
  if (text === undefined || reading?.kind !== 'given') return null
  if (wordsOf(quote).length < Math.min(fewestWords, wordsOf(text).length)) return null
  const place = placeIn(text, quote)
  if (!place) return null
  const { start, end } = place
  if (instructionsIn(text).some((one) => one.start < end && one.end > start)) return null
  return { source: 'answer', index, start, text: opening(text.slice(start, end), longestQuote) }
}
