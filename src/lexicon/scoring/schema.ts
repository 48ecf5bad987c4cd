import * as z from 'zod/mini'
import { pairs, pattern, phrases, record } from './schema-parts.ts'

/** What a sentence shows, by what shows it. */
const signals = z.strictObject({
  functionWords: phrases,
  self: phrases,
  group: phrases,
  learning: phrases,
  sharing: phrases,
  time: phrases,
  reasons: phrases,
  tradeoff: phrases,
  praise: phrases,
  nonAnswer: phrases,
  motivation: phrases,
  opinion: phrases,
  nextStep: phrases,
  vague: phrases,
  rigour: phrases,
  askBack: phrases,
  smallTalk: phrases,
  /** By the option lists of the company profile and the job form. */
  values: z.record(z.string(), phrases),
  softSkills: z.record(z.string(), phrases),
})

/** The grammar that tells who did something. Patterns run over a clause or a word as written, in lower case. */
const grammar = z.strictObject({
  /** Subjects: "I"; "we" or the team as a whole; pronouns and nouns that begin somebody else's part. */
  self: phrases,
  group: phrases,
  others: phrases,
  /** Words that a noun follows: a clause that begins with one has that noun for its subject. */
  determiners: phrases,
  /** Adverbs, small pronouns and helping verbs that may stand between a subject and its verb. */
  between: phrases,
  /** Words that part one clause from the next. */
  joints: phrases,
  /** Helping verbs of "I would"; by their endings: "je ferais", "haría", "könnte". */
  wishes: phrases,
  wishEnding: z.optional(pattern),
  /** Verbs of being, having, thinking, feeling: no deed. */
  states: phrases,
  negations: phrases,
  /** First persons of the past which no ending gives away. */
  pasts: phrases,
  /** "have" and "am" as helping verbs. */
  havings: phrases,
  copulas: phrases,
  pastEnding: pattern,
  /** The speaker's past with a helping verb, for languages that drop the pronoun: "he revisado". */
  perfect: z.optional(pattern),
  /** The past of those who leave accents out: "j'ai verifie"; on the clause up to the verb. */
  plainPast: z.optional(pattern),
  /** Pasts that are another word without their accent: "trouvé" and "je trouve". */
  surePast: z.optional(pattern),
  /** What is no past though it ends like one, on the clause up to the verb. */
  notPast: z.optional(pattern),
  /** Where a noun may open the speaker's own clause (German), what tells that it is the noun's deed after all. */
  othersHelpers: z.optional(phrases),
  /** Pronouns that can only be a subject (German). */
  nominatives: z.optional(phrases),
  /** Past forms of "we" for languages that drop the pronoun. */
  groupEnding: z.optional(pattern),
  /** Present forms of "I" for languages that drop the pronoun; only with a listed beginning. */
  presentBeginnings: z.optional(phrases),
  /** True when a past ending is the speaker's own without any pronoun (Spanish). */
  endingNamesSpeaker: z.boolean(),
  /** True when the verb may stand anywhere in the clause (German). */
  freeOrder: z.boolean(),
})

/** What shows each STAR element. Patterns run over the text in lower case, with its accents. */
const starElements = z.strictObject({
  /** Verbs of the past, anybody's. */
  past: pattern,
  /** A past by a participle that stands away from its helping verb (German): both in one sentence. */
  participle: z.optional(pattern),
  helper: z.optional(pattern),
  /** A verb of the speaker's or of a "we", past or present. */
  own: pattern,
  /** True when no deed is the speaker's without a pronoun (German, where the verb stands anywhere). */
  deedsNeedPronoun: z.boolean(),
  joints: phrases,
  /** What puts an event into its time: "once", "one evening", a month, a weekday. */
  occasion: phrases,
  result: phrases,
  /** What holds a former state against a later one, each half alone showing nothing. */
  before: phrases,
  after: phrases,
  reasons: phrases,
  cost: phrases,
  /** Something learned, and a habit changed since. */
  lesson: phrases,
  habit: pattern,
  /** Something noticed, or a fault owned: it may have been a lesson. */
  noticed: phrases,
  /** Numbers written as words, from three on. */
  numbers: phrases,
  /** How a question asks what has changed since, and why or at what cost. */
  asksLesson: phrases,
  asksReasons: phrases,
})

/** What machine text overuses. */
const writingStyle = z.strictObject({
  formulas: phrases,
  polish: phrases,
})

const headings = [
  'experience',
  'internships',
  'education',
  'languages',
  'skills',
  'profile',
  'volunteering',
  'certificates',
  'interests',
  'projects',
  'references',
  'contact',
] as const

/** How a CV is written. */
const cv = z.strictObject({
  headings: record(headings),
  headingFillers: phrases,
  /** One entry a month, its names parted by bars. */
  months: z.array(z.string()).check(z.length(12)),
  seasons: record(['winter', 'spring', 'summer', 'autumn']),
  open: phrases,
  since: phrases,
  until: phrases,
  monthsLong: phrases,
  /** By level, 1 (high school) to 5 (doctorate); 0 only sounds like a degree. */
  degrees: record(['0', '1', '2', '3', '4', '5']),
  /** By step; `plain` only sounds like a higher one, as "account manager". */
  titles: record(['intern', 'junior', 'senior', 'lead', 'executive', 'plain']),
  occupations: phrases,
  notWork: phrases,
  labels: record(['title', 'other']),
  languageNames: z.record(z.string(), phrases),
  /** By the score of the rubric. */
  languageLevels: z.record(z.string(), phrases),
})

/** Forms by which a writer's gender can be read, and the form that everybody gets. */
const gender = z.strictObject({
  roles: pairs,
  alone: pairs,
  articles: pairs,
  selfVerbs: phrases,
  adverbs: phrases,
  endings: pairs,
  parents: phrases,
})

/** How one turns to a reader instead of telling: alternatives of a regular expression. */
const tasks = z.strictObject({
  /** How one asks a favour of the reader. */
  requests: pattern,
  /** Words that open a question. */
  asks: pattern,
  /** The speaker's own words: a question that holds one is part of a story. */
  own: pattern,
  reader: pattern,
  /** Orders that ask for a text or a play, and that nobody tells of work with. */
  orders: pattern,
  /** Orders of work too: only with a text, a quote or the reader beside them. */
  looseOrders: pattern,
  /** Orders that are also what somebody did: only with a quote or a colon, or with what follows or stands above. */
  strictOrders: pattern,
  /** What such an order asks for or works on. */
  texts: pattern,
  /** What only a machine or its master could hand over. */
  secrets: pattern,
  /** What points at the text that a question brings along, accents kept. */
  pointing: pattern,
})

/** Topics that exist in each of the four languages. */
export const languageTopics = {
  signals,
  grammar,
  'star-elements': starElements,
  'writing-style': writingStyle,
  cv,
  gender,
  tasks,
}

export type LanguageTopics = {
  [Topic in keyof typeof languageTopics]: z.output<(typeof languageTopics)[Topic]>
}
