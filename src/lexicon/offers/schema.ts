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

const opening = z.strictObject({ pattern: text, form: z.enum(['verb', 'gerund', 'noun', 'clause']) })
/** How a piece of an offer names a duty. */
export type DutyForm = z.infer<typeof opening>['form']

/** Words and regular expressions that duties are found by. */
export const duties = z.strictObject({
  /**
   * Where a duty may begin within a sentence; the first group is the duty. Holds {verbs}, {gerunds} and {nouns} of
   * the language. German ones heed the case.
   */
  openings: z.strictObject({
    en: z.array(opening),
    fr: z.array(opening),
    de: z.array(opening),
    es: z.array(opening),
  }),
  /** English verbs that open a duty; other languages tell a verb by its ending. */
  verbs: z.strictObject({ en: texts }),
  nouns: z.strictObject({ en: z.array(text), fr: texts, de: texts, es: texts }),
  /** Words that end like an infinitive and are none. */
  notVerbs: z.strictObject({ en: z.array(text), fr: texts, de: z.array(text), es: texts }),
  /** Words that may not end a phrase, for they lean on the next. */
  leaning: texts,
  /** Breaks between phrases, the strongest first. */
  breaks: texts,
  /** Headings of what is asked of people or offered to them, and of what they will do. */
  askedHeadings: texts,
  givenHeadings: texts,
  /** Words that make a sentence of what begins like a duty. */
  finiteVerbs: texts,
  /** What German verbs leave at the end of their sentence. */
  particles: texts,
  and: z.strictObject({ en: text, fr: text, de: text, es: text }),
})
export type DutyWords = z.infer<typeof duties>

/** Regular expressions for who a title or a sentence addresses. */
export const titles = z.strictObject({
  /** Forms that name women only, and words that only look like one. */
  womenOnly: text,
  notWomenOnly: text,
  /** More than one form, or a sign that stands for all. */
  forAll: text,
  bothForms: text,
  /** Words of sentences that welcome everybody. */
  welcoming: texts,
})
export type TitlePatterns = z.infer<typeof titles>

const range = z.tuple([z.number(), z.number()])

/** Demands that do not fit together; all conditions of a rule hold. */
const contradictionRule = z.strictObject({
  field: z.enum(['title', 'description', 'minExperienceYears', 'educationLevel']),
  /** Fills in {years}, {stated}, {level} and {found}. */
  message: text,
  levels: z.optional(texts),
  educations: z.optional(texts),
  types: z.optional(texts),
  notTypes: z.optional(texts),
  /** Years of experience in the profile. */
  years: z.optional(range),
  /** Years of experience that the text asks for. */
  stated: z.optional(range),
  /** The text and the profile ask for different years. */
  statedApart: z.optional(z.literal(true)),
  /** Regular expressions; what is found is quoted. */
  inTitle: z.optional(text),
  inText: z.optional(text),
  notInText: z.optional(text),
})
export type ContradictionRule = z.infer<typeof contradictionRule>

/** Of each group the first rule that fits gives a hint. */
export const contradictions = z.strictObject({
  yearsStated: text,
  /** Words before years that are the company's own. */
  ofTheCompany: text,
  rules: z.array(z.array(contradictionRule)),
})
export type ContradictionRules = z.infer<typeof contradictions>
