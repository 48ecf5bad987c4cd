import type { Language } from '#contract/languages.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import type { LanguageTopics } from '#lexicon/scoring/schema.ts'
import { fold, type Span } from '../text/text.ts'

export type CvWords = LanguageTopics['cv']

const languages: readonly Language[] = ['en', 'fr', 'de', 'es']

/** The word lists of the four languages. Read together: many a CV mixes them. */
export const cvWords = (): CvWords[] => languages.map((language) => lexiconOf('cv', language))

/** Where a phrase of a list stands in a text, and under which key the list has it. */
export type Found<Key> = Span & { key: Key }

/** A list of phrases under keys. At each place the longest phrase wins, so that a longer one can be an exception. */
export interface Phrases<Key> {
  find(text: string): Found<Key>[]
}

/** Finds lists such as `team lead, *leiter(in), BA`: small letters match any case, `*` letters, `(in)` is optional. */
export function phrases<Key>(listsOf: () => readonly (readonly [Key, readonly string[]])[]): Phrases<Key> {
  let finders: ReturnType<typeof findersOf<Key>> | undefined
  return {
    find(text) {
      finders ??= findersOf(listsOf())
      const found = [...finders.cased(text), ...finders.folded(fold(text))]
      if (found.length < 2) return found
      found.sort((a, b) => b.end - b.start - (a.end - a.start))
      return found
        .filter(
          (one, at) => !found.slice(0, at).some((longer) => one.start < longer.end && longer.start < one.end),
        )
        .sort((a, b) => a.start - b.start)
    },
  }
}

export function keyedPhrases<Key extends string>(
  pick: (words: CvWords) => Readonly<Partial<Record<Key, readonly string[]>>>,
): Phrases<Key> {
  return phrases(() =>
    cvWords().flatMap((words) => Object.entries(pick(words)) as [Key, readonly string[]][]),
  )
}

type Entry<Key> = { key: Key; phrase: string; rank: number; pattern?: RegExp }

/** Thousands of phrases take long to make ready: that is done when a text is first searched. */
function findersOf<Key>(lists: readonly (readonly [Key, readonly string[]])[]) {
  const all = lists
    .flatMap(([key, list]) => list.map((phrase) => ({ key, phrase })))
    .sort((a, b) => specificityOf(b.phrase) - specificityOf(a.phrase))
    .map((one, rank) => ({ ...one, rank }))
  const [cased, folded] = [true, false].map((isCased) =>
    all.filter(({ phrase }) => /\p{Lu}/u.test(phrase) === isCased),
  ) as [Entry<Key>[], Entry<Key>[]]
  return {
    cased: finder(cased),
    folded: finder(folded.map((one) => ({ ...one, phrase: fold(one.phrase) }))),
  }
}

/** Longer phrases say more; one that begins with any letters says least. */
const specificityOf = (phrase: string) =>
  phrase.replace(/\(\p{L}+\)/gu, '').length - (phrase.startsWith('*') ? 100 : 0)

/** The letters that everything begins with that is meant by a phrase: at most four, none when it begins with any. */
const openingOf = (phrase: string) => /^(?:(?!ss)[^ *().+]){0,4}/.exec(phrase)?.[0] ?? ''

/** Where a word begins only those phrases are tried that begin like it, the first of the list first. */
function finder<Key>(all: readonly Entry<Key>[]): (text: string) => Found<Key>[] {
  const byOpening = Map.groupBy(all, ({ phrase }) => openingOf(phrase))
  const lengths = [...new Set([...byOpening.keys()].map((opening) => opening.length))].filter(Boolean)
  // Phrases such as `*leiter(in)` may begin anywhere, but only where a text has their letters.
  const loose = Map.groupBy(byOpening.get('') ?? [], ({ phrase }) => openingOf(phrase.replace(/^\*/, '')))
  return (text) => {
    const anywhere = [...loose].flatMap(([letters, entries]) => (text.includes(letters) ? entries : []))
    const found: Found<Key>[] = []
    for (const { index } of all.length > 0 ? text.matchAll(/(?<![\p{L}\p{N}])/gu) : []) {
      if (index < (found.at(-1)?.end ?? 0)) continue
      const alike = lengths.flatMap((length) => byOpening.get(text.slice(index, index + length)) ?? [])
      const hit = firstAt([...alike, ...anywhere], text, index)
      if (hit) found.push(hit)
    }
    return found
  }
}

const goesOn = /[\p{L}\p{N}]/uy

/** What a word may not go on with is in a pattern only where it ends with what may be missing: it takes long to compile. */
function patternOf(phrase: string): RegExp {
  const source = sourceOf(phrase)
  return new RegExp(/\\[.s]\?$/.test(source) ? `${source}(?![\\p{L}\\p{N}])` : source, 'uy')
}

function firstAt<Key>(entries: Entry<Key>[], text: string, start: number): Found<Key> | null {
  for (const entry of entries.sort((a, b) => a.rank - b.rank)) {
    entry.pattern ??= patternOf(entry.phrase)
    entry.pattern.lastIndex = start
    if (!entry.pattern.test(text)) continue
    const end = entry.pattern.lastIndex
    goesOn.lastIndex = end
    if (!goesOn.test(text)) return { key: entry.key, start, end }
  }
  return null
}

const written = / \((?<aside>.+?)\)|(?<=\p{L})\((?<maybe>\p{L}+)\)| ?\+|ss|[ .*()]|(?:(?!ss)[^ .*()+])+/gu

/** The regular expression that a phrase as it is written stands for. */
function sourceOf(phrase: string): string {
  return phrase.replace(written, (said: string, ...[aside, maybe, at]: [string?, string?, number?]) => {
    if (aside !== undefined) return `\\s?\\(${sourceOf(aside)}\\)`
    if (maybe !== undefined) return `(?:${maybe})?`
    if (said === '(' || said === ')') return ''
    if (said === '*') return at === 0 ? '\\p{L}{1,40}' : '\\p{L}{0,40}'
    if (said === 'ss') return '(?:ss|ß)'
    if (said.endsWith('+')) return '\\s?\\+\\s?'
    if (said === ' ') return '[\\s-]{1,3}'
    if (said !== '.') return said.replace(/[\\^$?{}|[\]/]/g, '\\$&')
    const rest = phrase.slice((at ?? 0) + 1)
    return rest === '' ? '\\.?' : /^\p{L}/u.test(rest) ? '\\.\\s?' : '\\.'
  })
}
