import type { Quote } from './assessment.ts'
import { type Redacted, toOriginal } from './redaction/redact.ts'

/** What a score says it rests on: words of a redacted text, and where in it they stand. */
export type Claim = ({ source: 'answer'; index: number } | { source: 'cv' }) & { start: number; text: string }

export type Evidence = { answers: readonly Redacted[]; cv: Redacted | null }

/** The quote of a claim, mapped to the original; null unless its words stand letter by letter where it says. */
export function verifyQuote(claim: Claim, evidence: Evidence): Quote | null {
  const redacted = claim.source === 'cv' ? evidence.cv : (evidence.answers[claim.index] ?? null)
  if (!redacted || claim.text.trim() === '') return null
  if (redacted.text.slice(claim.start, claim.start + claim.text.length) !== claim.text) return null
  const { start, end } = toOriginal(redacted, claim.start, claim.start + claim.text.length)
  const text = redacted.original.slice(start, end)
  if (text.trim() === '') return null
  return claim.source === 'cv'
    ? { source: 'cv', start, end, text }
    : { source: 'answer', index: claim.index, start, end, text }
}
