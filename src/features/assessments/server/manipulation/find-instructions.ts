import { fold } from '../engine/text.ts'
import { goesOnWithOrder } from './goes-on.ts'
import { instructionPatterns } from './instruction-patterns.ts'
import { merged, type Span } from './spans.ts'

/** Where a text speaks to a machine; places in the text that was given, widened to the sentence. */
export function instructionsIn(text: string): Span[] {
  const readable = readableOf(text)
  const sentences = turnsIn(readable).map(({ start, end }) => sentenceAround(readable, start, end))
  return merged([...sentences, ...encodedIn(text)])
}

/** The turns of phrase themselves. */
function turnsIn(folded: string): Span[] {
  return instructionPatterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ index, 0: hit }) => {
      const lead = hit.length - hit.replace(/^[.!?:;,"'(\n\]>*#\-\s]+/, '').length
      return { start: index + lead, end: index + hit.length }
    }),
  )
}

/**
 * The same for texts that one person wrote one after the other: an order may begin in one and end in the next.
 */
export function instructionsAcross(texts: readonly string[]): Span[][] {
  const found = texts.map(instructionsIn)
  texts.slice(1).forEach((next, at) => {
    const last = (texts[at] ?? '').trimEnd()
    // After a full stop nothing goes on.
    if (last === '' || /[.!?…:]["'”»)]*$/.test(last)) return
    const tail = last.slice(-seam)
    const joined = readableOf(`${tail} ${next.slice(0, seam)}`)
    for (const turn of turnsIn(joined)) {
      // What is an order in one of them alone says nothing of the other.
      if (turn.start >= tail.length || turn.end <= tail.length + 1) continue
      const { start, end } = sentenceAround(joined, turn.start, turn.end)
      found[at]?.push({ start: last.length - tail.length + start, end: last.length })
      found[at + 1]?.push({ start: 0, end: Math.min(end - tail.length - 1, next.length) })
    }
  })
  return found.map(merged)
}

/** How far an order reaches on either side of the seam between two answers. */
const seam = 200

/** Letters of other alphabets that look like Latin ones, and stand in a text for nothing else than that. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['а', 'a'],
    ['в', 'b'],
    ['с', 'c'],
    ['ԁ', 'd'],
    ['е', 'e'],
    ['һ', 'h'],
    ['і', 'i'],
    ['ј', 'j'],
    ['к', 'k'],
    ['м', 'm'],
    ['н', 'h'],
    ['о', 'o'],
    ['р', 'p'],
    ['ѕ', 's'],
    ['т', 't'],
    ['у', 'y'],
    ['х', 'x'],
    ['ѵ', 'v'],
    ['α', 'a'],
    ['ε', 'e'],
    ['ι', 'i'],
    ['κ', 'k'],
    ['ν', 'v'],
    ['ο', 'o'],
    ['ρ', 'p'],
    ['τ', 't'],
    ['υ', 'u'],
    ['χ', 'x'],
    ['ı', 'i'],
    ['ɡ', 'g'],
  ].map(([look, letter]) => [look, letter]),
)

/** A text as the patterns read it; as long as the text given. */
const readableOf = (text: string) => withOpenings(text, unmasked(fold(text)))

/** A folded text as an eye reads it; as long as the text given. */
function unmasked(folded: string): string {
  if (!/[\u0131\u0261\u0370-\u052f\uff41-\uff5a]/.test(folded)) return folded
  return folded.replace(/[\u0131\u0261\u0370-\u052f\uff41-\uff5a]/g, (unit) =>
    unit >= '\uff41' ? String.fromCharCode(unit.charCodeAt(0) - 0xfee0) : (lookalikes[unit] ?? unit),
  )
}

/** How orders begin that no noun begins like, and what no prose begins with. */
const openings =
  /(?<=[\p{L}\p{N}])\s(?=(?:ignor(?:e[zr]?|iere?n?|a|en?)|disregard|forget|override|oublie[zr]?|vergiss|olvid[ae]n?|give|award|assign|gib|vergib|donne[zr]?|attribue[zr]?|otorg[au]\w*|asign[ae]\w*|(?:systeme?|sistema)(?=\s?:))(?!\p{L})|[{<]|\[(?:system|not[ae]\b|message|mensaje|admin|developer|override))/gu

/** After an answer without its full stop only a capital letter says that an order begins. */
function withOpenings(text: string, folded: string): string {
  return folded.replace(openings, (blank, at: number) =>
    /[\p{Lu}{<[]/u.test(text.charAt(at + 1)) ? '\u2003' : blank,
  )
}

/** Orders written as base64: nobody tells of work in it, and nobody speaks of marks. */
function encodedIn(text: string): Span[] {
  return [...text.matchAll(/(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{24,4000}={0,2}/g)].flatMap(
    ({ index, 0: hit }) => {
      const plain = Buffer.from(hit, 'base64').toString('utf8')
      const isText = /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(plain) && / /.test(plain)
      const isProse = isText && !/[{}<>=_]/.test(plain) && plain.split(/\s+/).length >= fewestWords
      return isText && (hasOrder(plain) || (isProse && goesOnWithOrder(plain)))
        ? [{ start: index, end: index + hit.length }]
        : []
    },
  )
}

/** A sentence, and no setting of a program. */
const fewestWords = 5

function hasOrder(text: string): boolean {
  const folded = fold(text)
  return instructionPatterns.some((pattern) => folded.search(pattern) >= 0)
}

function sentenceAround(readable: string, start: number, end: number): Span {
  let from = start
  while (from > 0 && !/[.!?\n\u2003]/.test(readable.charAt(from - 1))) from--
  while (from < start && /\s/.test(readable.charAt(from))) from++
  let to = end
  while (to < readable.length && !/[.!?\n]/.test(readable.charAt(to))) to++
  return { start: from, end: Math.min(to + 1, readable.length) }
}
