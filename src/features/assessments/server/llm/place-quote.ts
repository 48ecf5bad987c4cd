import { maxQuoteLength } from '#features/scoring/scores/draft.ts'
import { opening, wordsOf } from '#features/scoring/text/text.ts'
import type { Claim } from '#features/scoring/verify-quote.ts'
import type { ReadInterview } from './read-interview.ts'

/** Fewer words than these are no quote of an answer that has more. */
export const minWords = 3

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

/** Where a quote stands in `answer` (from 1); null when it does not, was not sent, or is too short. */
export function placeQuote({ prepared, sent }: ReadInterview, answer: number, quote: string): Claim | null {
  const index = answer - 1
  const text = prepared.evidence.answers[index]?.text
  const reading = prepared.answers[index]
  if (text === undefined || reading?.kind !== 'given') return null
  if (wordsOf(quote).length < Math.min(minWords, wordsOf(text).length)) return null
  const place = placeIn(text, quote)
  if (!place || !placeIn(sent.answers[index]?.text ?? '', quote)) return null
  const { start, end } = place
  return { source: 'answer', index, start, text: opening(text.slice(start, end), maxQuoteLength) }
}
