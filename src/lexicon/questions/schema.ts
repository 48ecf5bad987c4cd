import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const texts = z.array(text).check(z.minLength(1))
/** Regular expressions of whole words, written as they stand in a text. */
const patterns = texts

/** The patterns that questions are checked with. */
export const checks = z.strictObject({
  /** A sentence that begins so can be answered with yes or no. */
  closedOpenings: patterns,
  /** The same for questions of an employer, who may put words before it. */
  closedStart: text,
  /** One of these makes a question open. */
  openWords: patterns,
  /** One of these asks for a lived episode. */
  episodes: patterns,
  /** The commonest words of the language. */
  commonWords: texts,
  /** Words of topics that no question of ours may touch. */
  protectedTopics: z.record(text, patterns),
  /** How one asks a person about a protected topic: a nurse may be asked about health on the ward. */
  personalQuestions: z.record(text, text),
})
export type Checks = z.infer<typeof checks>

/** How to read the answers to a question that an employer added, by what it is about; nothing follows up on it. */
export const competencyGuides = z.record(
  z.enum(['mindset', 'culture', 'communication', 'potential', 'skills']),
  z.strictObject({
    intent: text,
    keyPoints: texts,
    redFlags: texts,
    /** An answer at 0, 25, 50, 75 and 100. */
    anchors: z.tuple([text, text, text, text, text]),
    followUp: z.literal(''),
  }),
)
/** Gentle questions that follow an answer, by what it leaves out. */
export const followUps = z.record(
  z.enum(['en', 'fr', 'de', 'es']),
  z.strictObject({ deed: text, result: text, example: text }),
)
export type FollowUps = z.infer<typeof followUps>
export type CompetencyGuides = z.infer<typeof competencyGuides>
