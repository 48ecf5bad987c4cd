import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const texts = z.array(text).check(z.minLength(1))
const ids = z.array(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)))
/** An occupation of this family (`nurse`) or of another one (`medicine/doctor`). */
const near = z.array(z.string().check(z.regex(/^([a-z0-9-]+\/)?[a-z0-9-]+$/)))

/** A question with what a good answer to it shows; complete in itself, without anything to be filled in. */
export const libraryQuestion = z.strictObject({
  text,
  intent: text,
  keyPoints: z.array(text).check(z.minLength(3), z.maxLength(5)),
  redFlags: z.array(text).check(z.minLength(2), z.maxLength(3)),
  /** An answer at 0, 25, 50, 75 and 100. */
  anchors: z.tuple([text, text, text, text, text]),
  /** Asked when an answer is short or lacks what the question asked. */
  followUp: text,
})
export type LibraryQuestion = z.infer<typeof libraryQuestion>

/** What does not depend on a language, in `families/<family>/family.json`. */
export const family = z.strictObject({
  occupations: z.record(
    text,
    z.strictObject({
      /** Group of the International Standard Classification of Occupations (ISCO-08), four digits. */
      isco: z.string().check(z.regex(/^\d{4}$/)),
      near,
      /** Whether people of this occupation lead others of the family. */
      leads: z.optional(z.literal(true)),
    }),
  ),
  skills: z.record(text, z.strictObject({ near: ids })),
  situations: z.record(
    text,
    z.strictObject({
      /** The skills that an answer shows: a job that asks for one of them is asked this first. */
      skills: ids,
      /** The job's soft skills that an answer shows, named as the job's options are. */
      softSkills: texts,
      /** Whether an answer tells of a mistake or a failure of one's own. */
      failure: z.optional(z.literal(true)),
      /** Whether an answer explains something of the trade to somebody outside of it. */
      explains: z.optional(z.literal(true)),
      /** Those who meet it in their work; everybody in the family when left out. */
      occupations: z.optional(ids),
      /** Those of the family who do not meet it. */
      notMetBy: z.optional(ids),
      /** Whether only those meet it who have worked in the trade for a while. */
      experienced: z.optional(z.literal(true)),
    }),
  ),
})
export type Family = z.infer<typeof family>

/** The words of a family in one language, in `families/<family>/<language>.json`; the keys are those of `family.json`. */
export const familyWords = z.strictObject({
  /** Names and synonyms of each skill, the usual one first. */
  skills: z.record(text, texts),
  /** Nouns and verbs that people of the trade use at work and others hardly do. */
  vocabulary: z.array(text).check(z.minLength(40)),
})
export type FamilyWords = z.infer<typeof familyWords>

/** Titles of each occupation in every gender and spelling that offers and CVs use, the usual one first; in `titles-<language>.json`. */
export const familyTitles = z.record(text, texts)
export type FamilyTitles = z.infer<typeof familyTitles>

/** What is asked about each situation, in `questions-<language>.json`. */
export const familyQuestions = z.record(text, libraryQuestion)
export type FamilyQuestions = z.infer<typeof familyQuestions>

/**
 * What people of each occupation speak of when they tell of their days at work, and most other trades hardly do, with a
 * comma between the words; in `families/<family>/spoken-<language>.json`.
 */
export const spokenWords = z.record(text, z.string().check(z.regex(/^[^,]+(, [^,]+){25,}$/)))
export type SpokenWords = z.infer<typeof spokenWords>

/**
 * What people say of each skill who tell of a time they used it, with a comma between the terms; in
 * `families/<family>/told-<language>.json`.
 */
export const toldWords = z.record(text, z.string().check(z.regex(/^[^,]+(, [^,]+){39,}$/)))
export type ToldWords = z.infer<typeof toldWords>

const questions = z.array(libraryQuestion).check(z.minLength(3))

/** Questions for every trade, in `questions/general/<language>.json`. */
export const generalQuestions = z.strictObject({
  motivation: questions,
  motivationEarly: questions,
  motivationLead: questions,
  failure: questions,
  explaining: questions,
  leadership: questions,
  direction: questions,
  numbers: questions,
  /** For an offer whose trade the library does not know. */
  anyWork: questions,
})
export type GeneralQuestions = z.infer<typeof generalQuestions>

/** Questions by soft skill, named as the job's options are, in `questions/soft-skills/<language>.json`. */
export const softSkillQuestions = z.record(text, questions)
export type SoftSkillQuestions = z.infer<typeof softSkillQuestions>

/** Questions by the company's values, named as its options are, in `questions/values/<language>.json`. */
export const valueQuestions = z.strictObject({
  values: z.record(text, questions),
  /** Two values that do pull apart in daily work, and what to ask then. */
  conflicts: z.array(z.strictObject({ between: z.tuple([text, text]), questions: z.array(libraryQuestion) })),
})
export type ValueQuestions = z.infer<typeof valueQuestions>

const words = z.array(text)

/** How the titles of a language are compared, in `title-words.json`. */
export const titleWords = z.strictObject({
  /** Words that join others. */
  small: words,
  /** Words that say how experienced somebody is, or by which contract, and not what the work is. */
  levels: words,
  /** Words that may be left out: "responsable du service achats". */
  loose: words,
  /** Words that name the same in a title of several words. */
  alike: z.array(words),
  /** What abbreviations stand for, in the words that titles use. */
  short: z.record(text, text),
  /** Two words that are written as one as well. */
  joined: words,
  /** In German: what a title ends with when its words are joined. */
  heads: words,
})
export type TitleWords = z.infer<typeof titleWords>
