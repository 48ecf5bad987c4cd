import { goesOnWithOrder } from '../manipulation/goes-on.ts'
import { cutAt, type Span } from '../manipulation/spans.ts'

/**
 * A text without the sentences that speak to a machine and those beside them that go on with it: a model reads what the
 * same person without them would have sent, so they neither raise a mark nor change who marks.
 */
export function withoutOrders(text: string, found: readonly Span[]): string {
  if (found.length === 0) return text
  const orders = found.map(({ start, end }) => {
    const next = text.slice(end).search(/\S/)
    return { start, end: next < 0 ? text.length : end + next }
  })
  const sentences = cutAt({ start: 0, end: text.length }, orders).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/[^.!?\n]+[.!?\n]*\s*|[.!?\n]+\s*/g)].map(({ 0: words }) => ({
      words,
      isOrder: orders.some((order) => order.start <= start && end <= order.end),
    })),
  )
  for (const line of [sentences, sentences.toReversed()])
    line.forEach((sentence, at) => {
      if (line[at - 1]?.isOrder && goesOnWithOrder(sentence.words)) sentence.isOrder = true
    })
  return sentences
    .filter(({ isOrder }) => !isOrder)
    .map(({ words }) => words)
    .join('')
    .trim()
}
