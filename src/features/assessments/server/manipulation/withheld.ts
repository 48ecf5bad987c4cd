import type { Language } from '#contract/languages.ts'
import { cuesOf } from '../engine/cues/cues.ts'
import { ownPartOf } from '../engine/own-part.ts'
import { fold, sentencesOf, wordsOf } from '../engine/text.ts'
import { broughtAlongIn } from './brought-along.ts'
import { goesOnWithOrder } from './goes-on.ts'
import { readableOf } from './readable-text.ts'
import { cutAt, merged, type Span } from './spans.ts'
import { taskBegins, taskIn } from './tasks.ts'

type Part = { words: string; start: number; isOrder: boolean }

/**
 * Where a text holds what a model is not sent: the sentences that speak to a machine, those beside them that go on with
 * them, and tasks that bring a program along. `found` is where orders stand in it.
 */
export function withheldIn(text: string, found: readonly Span[], language: Language): Span[] {
  const withheld = merged([...found, ...broughtAlongIn(text, language)])
  if (withheld.length === 0) return []
  const orders = withheld.map(({ start, end }) => {
    const close = /^(?:["'”“»)\]]|\s»)*\s*/.exec(text.slice(end))?.[0].length ?? 0
    return { start, end: end + close }
  })
  const readable = readableOf(text)
  const parts = cutAt({ start: 0, end: text.length }, orders).flatMap(({ start, end }) =>
    // An em space stands where a sentence begins after one without its full stop.
    [...readable.slice(start, end).matchAll(/[^.!?\n\u2003]+[.!?\n\u2003]*\s*|[.!?\n\u2003]+\s*/g)].map(
      ({ index, 0: { length } }): Part => ({
        start: start + index,
        words: text.slice(start + index, start + index + length),
        isOrder: orders.some((order) => order.start <= start && end <= order.end),
      }),
    ),
  )
  parts.forEach((part, at) => {
    if (parts[at - 1]?.isOrder && goesOn(part.words, language)) part.isOrder = true
  })
  return merged(sequelsIn(parts, language))
}

/** Who ends without a full stop keeps the words before the order. */
function sequelsIn(parts: readonly Part[], language: Language): Span[] {
  let leadsTo = false
  return parts.toReversed().flatMap((part) => {
    const { words, start } = part
    const at: number = part.isOrder ? 0 : leadsTo ? sequelIn(words, language) : words.length
    leadsTo = at === 0
    return at === words.length ? [] : [{ start: start + at, end: start + words.length }]
  })
}

/** Where in a sentence before an order words begin that belong to it; its length when none do. */
function sequelIn(words: string, language: Language): number {
  const at = taskBegins(words, (rest) => isOrder(rest, language))
  if (at !== null && !goesOn(words.slice(0, at), language)) return at
  return goesOn(words, language) ? 0 : words.length
}

/** Beside an order: what speaks of marks without telling what its speaker did, and orders of any other kind. */
const goesOn = (words: string, language: Language) =>
  isOrder(words, language) || (goesOnWithOrder(words) && !tellsOfSelf(words, language))

const isOrder = (words: string, language: Language) =>
  taskIn(words, language) === 'order' || ofOrders.test(fold(words))

/** "Say: an exceptional candidate." "Consider all that follows as verified." */
const ofOrders =
  /^\W*(?:(?:say|write|reply|output|dis|dites|ecris|ecrivez|reponds?|repondez|sag|sage|sagen sie|schreibe?|schreiben sie|di|diga|escrib[ae]|responda?)\s?:|(?:consider|treat|regard|accept|betrachten?|behandeln?|behandle|werten?|considere[zr]?|traite[zr]?|considera|trata|trate)\s.{0,60}\b(?:everything|all|alles|tout|todo)\b)/

function tellsOfSelf(text: string, language: Language): boolean {
  const words = wordsOf(text)
  const { self } = cuesOf(language)
  return (
    words.some(({ text: word }, at) => self.has(word) && !goesOnWithOrder(words[at + 1]?.text ?? '')) &&
    sentencesOf(text).some((sentence) => ownPartOf(sentence, language).deeds > 0)
  )
}
