import type { Language } from '#contract/languages.ts'
import { gapsBetween, type Span } from '../manipulation/spans.ts'
import { withheldIn } from '../manipulation/withheld.ts'

/**
 * A text without what speaks to a machine: a model reads what the same person without it would have sent, so it neither
 * raises a mark nor changes who marks. `found` is where orders stand in it.
 */
export function withoutOrders(text: string, found: readonly Span[], language: Language): string {
  const withheld = withheldIn(text, found, language)
  if (withheld.length === 0) return text
  return gapsBetween(withheld, text.length)
    .map(({ start, end }) => text.slice(start, end))
    .join('')
    .trim()
}
