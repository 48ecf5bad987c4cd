import type { Language } from '#contract/languages.ts'
import { fits, patternsOf, type WordPattern } from '../cues/pattern.ts'
import { germanGrammar } from './grammar.de.ts'
import { englishGrammar } from './grammar.en.ts'
import { spanishGrammar } from './grammar.es.ts'
import { frenchGrammar } from './grammar.fr.ts'

/** The little grammar that tells who did something: one language's lists, as written in the data files. */
export type GrammarSource = {
  /** Words that say "I" as a subject. */
  self: string
  /** Words that say "we", or the team as a whole. */
  group: string
  /** Pronouns and nouns that begin somebody else's part. */
  others: string
  /** Words that a noun follows: a clause that begins with one has a noun, not the speaker, for its subject. */
  determiners: string
  /** Adverbs, small pronouns and helping verbs that may stand between a subject and its verb. */
  between: string
  /** Words that part one clause from the next. */
  joints: string
  /** Helping verbs of "I would": what follows was never done. */
  wishes: string
  /** The same by their endings, on the word as written in lower case: "je ferais", "haría", "könnte". */
  wishEnding?: RegExp
  /** Verbs of being, having, thinking, feeling: a person who "is" or "thinks" has done nothing yet. */
  states: string
  negations: string
  /** First persons of the past which no ending gives away. */
  pasts: string
  /** Verbs that only say somebody was there: helping, taking part, watching. */
  sideRoles: string
  /** "have" and "am" as helping verbs: without a verb of the past beside them they only say what somebody has or is. */
  havings: string
  /** "am": what goes on from it is what somebody is, too: "I am organised and committed". */
  copulas: string
  /** Endings of the past, on the word as written (accents kept) in lower case. */
  pastEnding: RegExp
  /** The speaker's past told with a helping verb, for languages that drop the pronoun: "he revisado". */
  perfect?: RegExp
  /** The past of those who leave accents out: "j'ai verifie", "corregi"; on the clause up to the verb. */
  plainPast?: RegExp
  /** Pasts that are another word without their accent: "trouvé" and "je trouve". */
  surePast?: RegExp
  /** What is no past though it ends like one: an infinitive, on the clause up to the verb. */
  notPast?: RegExp
  /** Where a noun may open the speaker's own clause (German), what tells that it is the noun's deed after all. */
  othersHelpers?: string
  /** Pronouns that can only be a subject, wherever they stand (German). */
  nominatives?: string
  /** What makes a past of a verb whose present of "we" looks the same (German). */
  groupHelpers?: string
  /** Past forms of "we" for languages that drop the pronoun. */
  groupEnding?: RegExp
  /** How general talk of a "we" begins, where the past and the present of "we" look the same (Spanish). */
  generalOpening?: RegExp
  /** Present forms of "I" for languages that drop the pronoun; only with a listed beginning. */
  presentBeginnings?: string
  /** True when a past ending is the speaker's own without any pronoun (Spanish). */
  endingNamesSpeaker: boolean
  /** True when the verb may stand anywhere in the clause (German). */
  freeOrder: boolean
}

/** A list of single words made searchable. */
class WordSet {
  private readonly whole = new Set<string>()
  private readonly starts: WordPattern[] = []

  constructor(written: string) {
    for (const entry of written.split(',')) {
      for (const pattern of patternsOf(entry.trim())) {
        if (pattern.kind === 'whole') this.whole.add(pattern.text)
        else this.starts.push(pattern)
      }
    }
  }

  has(word: string): boolean {
    return this.whole.has(word) || this.starts.some((pattern) => fits(word, pattern))
  }
}

const listNames = [
  'self',
  'group',
  'others',
  'determiners',
  'between',
  'joints',
  'wishes',
  'states',
  'negations',
  'pasts',
  'sideRoles',
  'havings',
  'copulas',
] as const
const optionalNames = ['presentBeginnings', 'nominatives', 'groupHelpers'] as const
type ListName = (typeof listNames)[number] | (typeof optionalNames)[number]
export type Grammar = Record<ListName, WordSet> &
  Omit<GrammarSource, ListName | 'othersHelpers'> & { othersHelpers: WordSet | null }

function compile(source: GrammarSource): Grammar {
  const lists = Object.fromEntries(
    [...listNames, ...optionalNames].map((name) => [name, new WordSet(source[name] ?? '')]),
  )
  return {
    ...source,
    ...(lists as Record<ListName, WordSet>),
    othersHelpers: source.othersHelpers ? new WordSet(source.othersHelpers) : null,
  }
}

const compiled: Record<Language, Grammar> = {
  en: compile(englishGrammar),
  fr: compile(frenchGrammar),
  de: compile(germanGrammar),
  es: compile(spanishGrammar),
}

/** Whether a word, folded and as written, says that something would be done: "would", "je ferais". */
export function isWish(grammar: Grammar, folded: string, written: string): boolean {
  return grammar.wishes.has(folded) || grammar.wishEnding?.test(written) === true
}

export function grammarOf(language: Language): Grammar {
  return compiled[language]
}
