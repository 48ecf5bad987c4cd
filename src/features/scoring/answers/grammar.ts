import type { Language } from '#contract/languages.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import type { LanguageTopics } from '#lexicon/scoring/schema.ts'
import { beginsNear } from '../text/fuzzy-match.ts'
import { wordsOf } from '../text/text.ts'

type Source = LanguageTopics['grammar']
/** A list of words made searchable; `word*` stands for any ending, with a slip of the pen forgiven. */
class WordSet {
  private readonly whole = new Set<string>()
  private readonly starts: string[] = []

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const words = wordsOf(entry).map(({ text }) => text)
      if (entry.endsWith('*')) this.starts.push(...words.splice(-1))
      for (const word of words) this.whole.add(word)
    }
  }

  has(word: string): boolean {
    return this.whole.has(word) || this.starts.some((start) => beginsNear(word, start))
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
const patternNames = [
  'wishEnding',
  'pastEnding',
  'perfect',
  'plainPast',
  'surePast',
  'notPast',
  'groupEnding',
  'generalOpening',
] as const
type ListName = (typeof listNames)[number] | (typeof optionalNames)[number]

/** Who did something: one language's words, made searchable. What a language does not need matches nothing. */
export type Grammar = Record<ListName, WordSet> &
  Record<(typeof patternNames)[number], RegExp> &
  Pick<Source, 'endingNamesSpeaker' | 'freeOrder'> & { othersHelpers: WordSet | null }

const nothing = '(?!)'

function compile(source: Source): Grammar {
  const lists = [...listNames, ...optionalNames].map((name) => [name, new WordSet(source[name] ?? [])])
  const patterns = patternNames.map((name) => [name, new RegExp(source[name] ?? nothing, 'iu')])
  return {
    ...(Object.fromEntries([...lists, ...patterns]) as Omit<Grammar, keyof Source & 'othersHelpers'>),
    endingNamesSpeaker: source.endingNamesSpeaker,
    freeOrder: source.freeOrder,
    othersHelpers: source.othersHelpers ? new WordSet(source.othersHelpers) : null,
  } as Grammar
}

const compiled = new Map<Language, Grammar>()

export function grammarOf(language: Language): Grammar {
  const known = compiled.get(language) ?? compile(lexiconOf('grammar', language))
  compiled.set(language, known)
  return known
}

/** Whether a word, folded and as written, says that something would be done: "would", "je ferais". */
export function isWish(grammar: Grammar, folded: string, written: string): boolean {
  return grammar.wishes.has(folded) || grammar.wishEnding.test(written)
}
