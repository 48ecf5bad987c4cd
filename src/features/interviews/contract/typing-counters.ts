import * as z from 'zod/mini'

const maxCount = 1_000_000
const count = z._default(z.number().check(z.int(), z.gte(0), z.lte(maxCount)), 0)
/** How an answer was written, counted by the page. */
export const typingCounters = z.strictObject({
  /** From outside the answer: text moved within it does not count. */
  pastedCharacters: count,
  typedCharacters: count,
  pastes: count,
  deletions: count,
  seconds: count,
  /** Inputs other than pastes: a key, a suggested word, a dictated phrase. */
  insertions: count,
  largestInsertion: count,
  largestPaste: count,
  /** Text in the box when counting began: a draft from before the page was loaded. */
  restoredCharacters: count,
})
export type TypingCounters = z.output<typeof typingCounters>
