import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const texts = z.array(text).check(z.minLength(1))
/** Regular expressions of whole words, written as they stand in a text. */
const patterns = texts

/** Questions that can stand for each other, by what they ask about. */
const groups = [
  'motivation',
  'motivationEarly',
  'motivationLead',
  'topSkill',
  'topSkillEarly',
  'duty',
  'dutyByTitle',
  'dilemma',
  'singleValue',
  'tradeOff',
  'failure',
  'layperson',
  'leadership',
  'direction',
  'numbers',
  'learning',
] as const
export type TemplateGroup = (typeof groups)[number]

/**
 * Questions with placeholders: {role}, {place}, {skill}, {inSkill}, {otherSkill}, {inOtherSkill}, {intro}, {sector},
 * {values}, {value}, {actA} and {actB}. Each stands where any filling is right; `de {role}` elides in French.
 */
export const templates = z.strictObject({
  slots: z.record(z.enum(groups), texts),
  softSkills: z.record(text, texts),
})
export type Templates = z.infer<typeof templates>

/** The words that a language puts around what comes from the job. */
export const phrases = z.strictObject({
  quotes: z.tuple([text, text]),
  /** The role with its title, and without one. */
  role: z.tuple([text, text]),
  /** At the company, when its name cannot be used. */
  ourPlace: text,
  /** "At" before a company's name, and before names that begin like these; "" where the name cannot be said. */
  at: text,
  atNamesLike: z.array(z.strictObject({ names: patterns, before: z.string() })),
  /** Before a skill that is used like a tool, and before one that is practised like a field. */
  withTool: text,
  inField: text,
  /** Sentences that introduce a {duty}, by its form in the offer. */
  introductions: z.strictObject({ verb: texts, gerund: texts, noun: texts, clause: texts }),
  and: text,
  values: z.record(text, z.strictObject({ name: text, act: text })),
  sectors: z.record(text, text),
  anySector: text,
  /** Closing sentences that welcome studies and volunteering. */
  welcome: texts,
})
export type Phrases = z.infer<typeof phrases>

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
  /** One of these welcomes studies or volunteering. */
  welcomes: patterns,
  /** The commonest words of the language. */
  commonWords: texts,
  /** Words of topics that no question of ours may touch. */
  protectedTopics: z.record(text, patterns),
  /** How one asks a person about a protected topic: a nurse may be asked about health on the ward. */
  personalQuestions: z.record(text, text),
})
export type Checks = z.infer<typeof checks>

const guide = z.strictObject({
  intent: text,
  showsWell: text,
  redFlags: texts,
  /** An answer at 0, 25, 50, 75 and 100. */
  anchors: z.tuple([text, text, text, text, text]),
  competency: z.enum(['mindset', 'culture', 'communication', 'potential', 'skills']),
})
export type Guide = z.infer<typeof guide>

const guidedSlots = [
  'motivation',
  'topSkill',
  'duty',
  'dilemma',
  'failure',
  'layperson',
  'leadership',
  'numbers',
  'learning',
] as const

/** How to score the answers, by slot, by soft skill and, for questions that an employer added, by competency. */
export const guides = z.strictObject({
  slots: z.record(z.enum(guidedSlots), guide),
  softSkills: z.record(text, guide),
  competencies: z.record(guide.shape.competency, guide),
})
export type Guides = z.infer<typeof guides>

/** Names that are used like a tool ("with Excel") and not practised like a field ("in accounting"). */
export const tools = texts
export type Tools = z.infer<typeof tools>
