/** One step of a phrase: the places where it may end when it begins at `at`, the first choice first. */
export type Step = (text: string, at: number) => readonly number[]

/** Where a phrase ends that begins at `at`, and no word goes on there; null when it does not stand there. */
export function endOf(steps: readonly Step[], text: string, at: number, from = 0): number | null {
  const step = steps[from]
  if (!step) return isWord(text.codePointAt(at)) ? null : at
  for (const next of step(text, at)) {
    const end = endOf(steps, text, next, from + 1)
    if (end !== null) return end
  }
  return null
}

/** Whether a letter or a digit stands before a place, or half of a sign. */
export function isInWord(text: string, at: number): boolean {
  if (at === 0) return false
  const unit = text.charCodeAt(at - 1)
  if (unit < 0xd800 || unit > 0xdfff) return isWord(unit)
  return unit < 0xdc00 || isWord(text.codePointAt(at - 2))
}

function isWord(code: number | undefined): boolean {
  if (code === undefined) return false
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || isDigit(code)
  return /[\p{L}\p{N}]/u.test(String.fromCodePoint(code))
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39

/** The letters that everything begins with that is meant by a phrase: at most four, none when it begins with any. */
export function openingOf(phrase: string): string {
  return /^(?:(?!ss)[^ *().+]){0,4}/.exec(phrase)?.[0] ?? ''
}

/** What a phrase as it is written stands for, step by step. */
export function stepsOf(phrase: string): Step[] {
  return [...phrase.matchAll(written)].flatMap(({ 0: said, index, groups }): Step[] => {
    const end = index + said.length
    if (groups?.aside !== undefined)
      return [upTo(1, isBlank), literal('('), ...stepsOf(groups.aside), literal(')')]
    if (groups?.maybe !== undefined) return [either(groups.maybe, '')]
    if (said === '(' || said === ')') return []
    if (said === '*') return [index === 0 ? letters(1) : letters(0)]
    if (said === 'ss') return [either('ss', 'ß')]
    if (said.endsWith('+')) return [upTo(1, isBlank), literal('+'), upTo(1, isBlank)]
    if (said === ' ') return [gap]
    if (said !== '.') return [literal(said)]
    if (end === phrase.length) return [either('.', '')]
    return /^\p{L}/u.test(phrase.slice(end)) ? [literal('.'), upTo(1, isBlank)] : [literal('.')]
  })
}

const written = / \((?<aside>.+?)\)|(?<=\p{L})\((?<maybe>\p{L}+)\)| ?\+|ss|[ .*()]|(?:(?!ss)[^ .*()+])+/gu

const literal =
  (said: string): Step =>
  (text, at) =>
    text.startsWith(said, at) ? [at + said.length] : []

const either =
  (...choices: string[]): Step =>
  (text, at) =>
    choices.flatMap((said) => (text.startsWith(said, at) ? [at + said.length] : []))

const isBlank = (sign: string) => /\s/.test(sign)
const isGap = (sign: string) => /[\s-]/.test(sign)

/** None to so many signs of a kind, as many as there are first. */
const upTo =
  (most: number, isOfKind: (sign: string) => boolean, fewest = 0): Step =>
  (text, at) => {
    let last = at
    while (last - at < most && last < text.length && isOfKind(text.charAt(last))) last++
    return placesFrom(last, at + fewest)
  }

const gap = upTo(3, isGap, 1)

const anyLetters = /\p{L}{0,40}/uy
const letters =
  (fewest: number): Step =>
  (text, at) => {
    anyLetters.lastIndex = at
    return placesFrom(at + (anyLetters.exec(text)?.[0].length ?? 0), at + fewest)
  }

/** From the last place down to the first. */
function placesFrom(last: number, first: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, less) => last - less)
}
