import { fold } from '../text/text.ts'
import { endOf, isInWord, openingOf, type Step, stepsOf } from './phrase-steps.ts'

/** Where a phrase of a list stands in a text, and under which key the list has it. */
export type Found<Key> = { key: Key; start: number; end: number }

/** A list of phrases under keys. At each place the longest phrase wins, so that a longer one can be an exception. */
export interface Phrases<Key> {
  find(text: string): Found<Key>[]
}

/**
 * Makes a finder of lists such as `team lead, *leiter(in), BA`. Written in small letters without accents, a phrase
 * is found in any case; with a capital in it, only as it is written. `*` stands for letters, letters in brackets
 * may be missing, a space may be a hyphen.
 */
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

type Entry<Key> = { key: Key; phrase: string; rank: number; steps?: Step[] }

/** Thousands of phrases take long to make ready: that is done when a text is first searched. */
function findersOf<Key>(lists: readonly (readonly [Key, readonly string[]])[]) {
  const all = lists
    .flatMap(([key, list]) => list.map((phrase) => ({ key, phrase })))
    .map((one) => ({ ...one, says: specific(one.phrase), isCased: /\p{Lu}/u.test(one.phrase) }))
    .sort((a, b) => b.says - a.says)
    .map(({ key, phrase, isCased }, rank) => ({
      key,
      phrase: isCased ? phrase : fold(phrase),
      rank,
      isCased,
    }))
  return {
    cased: finder(all.filter(({ isCased }) => isCased)),
    folded: finder(all.filter(({ isCased }) => !isCased)),
  }
}

/** Longer phrases say more; one that begins with any letters says least. */
const specific = (phrase: string) =>
  phrase.replace(/\(\p{L}+\)/gu, '').length - (phrase.startsWith('*') ? 100 : 0)

/** Where a word begins only those phrases are tried that begin like it, the first of the list first. */
function finder<Key>(all: readonly Entry<Key>[]): (text: string) => Found<Key>[] {
  if (all.length === 0) return () => []
  const byOpening = Map.groupBy(all, ({ phrase }) => openingOf(phrase))
  const lengths = [...new Set([...byOpening.keys()].map((opening) => opening.length))].filter(Boolean)
  // Phrases such as `*leiter(in)` may begin anywhere, but only where a text has their letters.
  const loose = Map.groupBy(byOpening.get('') ?? [], ({ phrase }) => openingOf(phrase.replace(/^\*/, '')))
  return (text) => {
    const anywhere = [...loose].flatMap(([letters, entries]) => (text.includes(letters) ? entries : []))
    const found: Found<Key>[] = []
    for (let at = 0; at < text.length; at++) {
      if (isInWord(text, at)) continue
      const alike = lengths.flatMap((length) => byOpening.get(text.slice(at, at + length)) ?? [])
      const hit = firstAt([...alike, ...anywhere], text, at)
      if (!hit) continue
      found.push(hit)
      at = hit.end - 1
    }
    return found
  }
}

function firstAt<Key>(entries: Entry<Key>[], text: string, at: number): Found<Key> | null {
  for (const entry of entries.sort((a, b) => a.rank - b.rank)) {
    entry.steps ??= stepsOf(entry.phrase)
    const end = endOf(entry.steps, text, at)
    if (end !== null) return { key: entry.key, start: at, end }
  }
  return null
}
