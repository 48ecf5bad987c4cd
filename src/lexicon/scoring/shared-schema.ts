import * as z from 'zod/mini'
import { pattern, phrases } from './schema-parts.ts'

/** Topics whose words stand together for all languages. */
export const sharedTopics = {
  'cv-languages': z.strictObject({
    languageNames: z.record(z.string(), phrases),
    languageLevels: z.record(z.string(), phrases),
  }),
  /** Fields of knowledge: what their studies are called, and the families of occupations that they lead to. */
  'cv-fields': z.record(z.string(), z.strictObject({ studies: phrases, families: phrases })),
  /** Names of one skill; skills near enough for part of the credit; words that alone name no skill. */
  'cv-skills': z.strictObject({ aliases: z.array(phrases), siblings: z.array(phrases), everywhere: phrases }),
  /** Schools over text as it is written: what names one with the capitalised words around it, or alone. */
  places: z.strictObject({ schoolKinds: pattern, knownSchools: pattern, legalForms: phrases }),
  'gender-context': z.strictObject({ leads: phrases, notEndings: phrases }),
  /** What one calls the two who speak in a written dialogue. */
  speakers: z.strictObject({ asking: pattern, answering: pattern }),
  /** Learned, never edited: kinds of words by their stems, and a byte for each feature of a sentence. */
  'assessment-act-weights': z.strictObject({
    kinds: z.record(z.string(), z.string()),
    weights: z.string(),
    scale: z.number(),
    /** Above the first a sentence is shown as an attempt, above the second it is counted for nothing. */
    threshold: z.number(),
    doubtful: z.number(),
  }),
  /** Turns of phrase that speak to a machine: `{{name}}` stands for a fragment. */
  'injected-instructions': z.strictObject({
    fragments: z.record(z.string(), pattern),
    patterns: z.record(z.string(), z.array(pattern)),
    /** Words of scores and rules, which an instruction goes on with: it is seldom one sentence. */
    continuing: pattern,
    /** Letters of other alphabets that look like Latin ones. */
    lookalikes: z.record(z.string(), z.string()),
  }),
  /** Orders that people at work are given and tell of. */
  'benign-instructions': z.strictObject({
    /** Who or what is scored here: with one of these an order is none of the candidate's own work. */
    assessed: pattern,
    /** Whom and what people score, rate and serve at work. */
    workObjects: pattern,
    measures: pattern,
    /** "Score leads from 1 to 100". */
    scale: pattern,
    /** "Give full marks only for a reason". */
    condition: pattern,
    handedOn: pattern,
    /** "Mark the candidate as hired in Workday": work with a tool, at its time. */
    recorded: pattern,
    inTool: pattern,
    /** Somebody said it, and the writer tells so. */
    reported: pattern,
    machines: pattern,
    role: pattern,
    rule: pattern,
    addressed: pattern,
    /** What the writer did, in the words of a sentence that also holds what was said. */
    ownDeed: pattern,
    ignoring: pattern,
    /** "Ignore rules of the old system": the rules of some thing. */
    ofThing: pattern,
    ofScores: pattern,
    /** "Maximum 4 degrees". */
    measured: pattern,
    received: pattern,
    /** "Rate wines, top marks go on the card". */
    interjection: pattern,
    continues: pattern,
    /** In a classroom answers have scores. */
    school: pattern,
    /** "Give customers the best possible price": the best of something that is no score. */
    bestOfThing: pattern,
  }),
  /** What a writer may say of a private life, by language: family, health, belief, origin. Nobody is quoted with it. */
  'private-life': z.record(z.string(), phrases),
  /** Personal facts and what they become: of two that overlap the first one counts. */
  'personal-facts': z.array(z.strictObject({ label: z.string(), pattern, flags: z.string() })),
}

export type SharedTopics = { [Topic in keyof typeof sharedTopics]: z.output<(typeof sharedTopics)[Topic]> }
