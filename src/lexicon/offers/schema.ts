import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const texts = z.array(text).check(z.minLength(1))

/** A family of words in job offers: what is wrong with them, what to write instead, and their patterns by language. */
export const terms = z.array(
  z.strictObject({
    kind: z.enum(['protected', 'exclusionary']),
    message: text,
    /** Regular expressions of whole words. */
    words: z.strictObject({ en: texts, fr: texts, de: texts, es: texts }),
  }),
)
export type OfferTerm = z.infer<typeof terms>[number]

/** Words that duties are found by. */
export const duties = z.strictObject({
  /** English verbs that open a duty; other languages tell a verb by its ending. */
  verbs: z.strictObject({ en: texts }),
  nouns: z.strictObject({ fr: texts, de: texts, es: texts }),
  /** Words that end like an infinitive and are none. */
  notVerbs: z.strictObject({ fr: texts, es: texts }),
  /** Words that may not end a phrase, for they lean on the next. */
  leaning: texts,
})
export type DutyWords = z.infer<typeof duties>
