import type { Language } from '#contract/languages.ts'
import { redactedForModel } from '#features/scoring/screening/redacted-for-model.ts'
import { gapsBetween, type Span } from '#features/scoring/screening/spans.ts'

/**
 * A text without what speaks to a machine: a model reads what the same person without it would have sent, so it neither
 * raises a score nor changes who scores. `found` is where instructions stand in it.
 */
export function withoutInstructions(text: string, found: readonly Span[], language: Language): string {
  const withheld = redactedForModel(text, found, language)
  if (withheld.length === 0) return text
  return gapsBetween(withheld, text.length)
    .map(({ start, end }) => text.slice(start, end))
    .join('')
    .trim()
}
