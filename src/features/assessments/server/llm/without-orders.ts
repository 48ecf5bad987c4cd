import { goesOnWithOrder } from '../manipulation/goes-on.ts'
import type { Span } from '../manipulation/spans.ts'

/**
 * A text without the sentences that speak to a machine and those beside them that go on with it: a model reads what the
 * same person without them would have sent, so they neither raise a mark nor change who marks.
 */
export function withoutOrders(text: string, orders: readonly Span[]): string {
  if (orders.length === 0) return text
  const sentences = [...text.matchAll(/[^.!?\n]+[.!?\n]*\s*|[.!?\n]+\s*/g)].map(({ index, 0: words }) => ({
    words,
    isOrder: orders.some(({ start, end }) => start < index + words.length && index < end),
  }))
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
