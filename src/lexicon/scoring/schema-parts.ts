import * as z from 'zod/mini'

/**
 * The one notation of phrases: words as they are written, accents and case of no matter. `develop*` stands for any
 * ending, `*menge*` for any word that contains it, a `*` alone for any one word, `leiter(in)` for optional letters.
 */
export const phrases = z.array(z.string().check(z.minLength(1)))
/** A regular expression over folded text (lower case, no accents), unless the topic says otherwise. */
export const pattern = z.string().check(z.minLength(1))
export const record = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z.record(z.enum(keys), phrases)
/** Written so, and as what it is brought to. */
export const pairs = z.array(z.tuple([z.string(), z.string()]))
