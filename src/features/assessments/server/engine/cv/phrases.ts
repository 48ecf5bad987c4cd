import { fold } from '../text.ts'

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
export function phrases<Key>(lists: readonly (readonly [Key, string])[]): Phrases<Key> {
  const all = lists
    .flatMap(([key, list]) => list.split(', ').map((phrase) => ({ key, phrase: phrase.trim() })))
    .filter(({ phrase }) => phrase !== '')
    .sort((a, b) => specific(b.phrase) - specific(a.phrase))
  const folded = finder(all.filter(({ phrase }) => !/\p{Lu}/u.test(phrase)))
  const cased = finder(all.filter(({ phrase }) => /\p{Lu}/u.test(phrase)))
  return {
    find(text) {
      const found = [...cased(text), ...folded(fold(text))].sort(
        (a, b) => b.end - b.start - (a.end - a.start),
      )
      return found
        .filter(
          (one, at) => !found.slice(0, at).some((longer) => one.start < longer.end && longer.start < one.end),
        )
        .sort((a, b) => a.start - b.start)
    },
  }
}

/** Longer phrases say more; one that begins with any letters says least. */
const specific = (phrase: string) =>
  phrase.replace(/\(\p{L}+\)/gu, '').length - (phrase.startsWith('*') ? 100 : 0)

function finder<Key>(all: readonly { key: Key; phrase: string }[]): (text: string) => Found<Key>[] {
  if (all.length === 0) return () => []
  const sources = all.map(({ key, phrase }) => ({ key, source: sourceOf(phrase) }))
  const any = new RegExp(
    `${noWordBefore}(?:${sources.map(({ source }) => source).join('|')})${noWordAfter}`,
    'gu',
  )
  // Thousands of expressions take long to make: only those are made that begin like what was found.
  const whole = new Map<string, RegExp>()
  const isWhole = (source: string, found: string): boolean => {
    if (/^[\p{L}\p{N}]/u.test(source) && source.charAt(0) !== found.charAt(0)) return false
    const pattern = whole.get(source) ?? new RegExp(`^(?:${source})$`, 'u')
    whole.set(source, pattern)
    return pattern.test(found)
  }
  const keys = new Map<string, Key>()
  const keyOf = (found: string): Key | undefined => {
    const known = keys.get(found)
    if (known !== undefined) return known
    const key = sources.find(({ source }) => isWhole(source, found))?.key
    if (key !== undefined && keys.size < 5000) keys.set(found, key)
    return key
  }
  return (text) =>
    [...text.matchAll(any)].flatMap((match) => {
      const key = keyOf(match[0])
      return key === undefined ? [] : [{ key, start: match.index, end: match.index + match[0].length }]
    })
}

const noWordBefore = String.raw`(?<![\p{L}\p{N}])`
const noWordAfter = String.raw`(?![\p{L}\p{N}])`

function sourceOf(phrase: string): string {
  const text = /\p{Lu}/u.test(phrase) ? phrase : fold(phrase)
  return text
    .replace(/[.+?^$|[\]\\{}/]/g, '\\$&')
    .replace(/ \((.+?)\)/g, '\\s?\\($1\\)')
    .replace(/(?<=\p{L})\((\p{L}+)\)/gu, '(?:$1)?')
    .replace(/^\*/, '\\p{L}{1,40}')
    .replace(/(?<!\})\*/g, '\\p{L}{0,40}')
    .replace(/ss/g, '(?:ss|ß)')
    .replace(/\\\.(?=\p{L})/gu, '\\.\\s?')
    .replace(/\\\.$/, '\\.?')
    .replace(/ ?\\\+/g, '\\s?\\+\\s?')
    .replace(/ /g, '[\\s-]{1,3}')
}
