import type { Quote } from '../assessment.ts'
import type { ScoreField } from '../weights.ts'

/** The verified quotes of a field, the most fitting first; without one a field that `needs` it counts 0. */
export type QuoteWish = { field: ScoreField; quotes: readonly Quote[]; needs: boolean; most: number }

/** One quote stands for so many fields. */
const maxFields = 2

/** Quotes for all fields together: each field that needs one gets one first, those with the fewest before the others. */
export function chooseQuotes(wishes: readonly QuoteWish[]): ReadonlyMap<ScoreField, readonly Quote[]> {
  const uses = new Map<string, number>()
  const chosen = new Map<ScoreField, Quote[]>(wishes.map(({ field }) => [field, []]))
  const isFree = (quote: Quote) => (uses.get(keyOf(quote)) ?? 0) < maxFields
  const take = (field: ScoreField, quote: Quote | undefined) => {
    if (!quote) return
    uses.set(keyOf(quote), (uses.get(keyOf(quote)) ?? 0) + 1)
    chosen.get(field)?.push(quote)
  }
  const scarceFirst = wishes
    .filter(({ needs }) => needs)
    .sort((one, other) => one.quotes.length - other.quotes.length)
  for (const { field, quotes } of scarceFirst)
    take(field, quotes.find(isFree) ?? quotes.flatMap(partsOf).find(isFree))
  for (let round = 1; round <= Math.max(...wishes.map(({ most }) => most)); round++)
    for (const { field, quotes, most } of wishes) {
      const own = chosen.get(field) ?? []
      if (own.length < Math.min(round, most))
        take(
          field,
          quotes.find((quote) => isFree(quote) && !own.some((other) => overlap(quote, other))),
        )
    }
  return chosen
}

/** A CV that says the same words twice has one quote of them. */
const keyOf = ({ source, text }: Quote) => `${source} ${text}`

const placeOf = (quote: Quote) => (quote.source === 'cv' ? -1 : quote.index)

const overlap = (one: Quote, other: Quote): boolean =>
  keyOf(one) === keyOf(other) ||
  (placeOf(one) === placeOf(other) && one.start < other.end && other.start < one.end)

const minPart = 12

/** The clauses of a quote, where it is the only one that is left; else its halves. */
function partsOf(quote: Quote): Quote[] {
  const clauses = [...quote.text.matchAll(/[^,;:.()–—]+/gu)].map(({ index, 0: text }) => ({ index, text }))
  const middle = quote.text.indexOf(' ', quote.text.length / 2)
  const halves =
    middle < 0
      ? []
      : [
          { index: 0, text: quote.text.slice(0, middle) },
          { index: middle, text: quote.text.slice(middle) },
        ]
  return [...(clauses.length > 1 ? clauses : []), ...halves].flatMap(({ index, text }) => {
    const said = text.trim()
    const start = quote.start + index + text.length - text.trimStart().length
    return said.length < minPart ? [] : [{ ...quote, start, end: start + said.length, text: said }]
  })
}
