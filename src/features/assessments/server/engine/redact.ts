import { genderSpans, personalSpans } from './redact-person.ts'
import { employersIn, schoolsIn } from './redact-places.ts'
import { fold } from './text.ts'

/** What is taken out of a text: everything from `start` to `end` becomes `label`. */
export type Span = { start: number; end: number; label: string }

/** Who the candidate is, so that it can be taken out. */
export type Identity = { firstName: string; lastName: string; email: string; phone: string; city: string }

type Piece = { redactedStart: number; redactedEnd: number; start: number; end: number; copied: boolean }

/** A text without the person in it, and the way back to the places in the original. */
export type Redacted = { text: string; original: string; pieces: readonly Piece[] }

/**
 * Takes the person out of several texts of one candidate. Schools and employers get the same number in all of
 * them. `keep` are words that must stay (the job's skills), even where they look like a name.
 */
export function redactAll(texts: readonly string[], identity: Identity, keep: readonly string[]): Redacted[] {
  const numbers = new Map<string, string>()
  const kept = new Set(keep.map((word) => fold(word.trim())))
  return texts.map((text) => {
    const numbered = (prefix: string, spans: readonly Span[]) =>
      spans.filter((span) => !kept.has(fold(span.label))).map((span) => number(numbers, prefix, span))
    const spans = [
      ...personalSpans(text, identity),
      ...numbered('SCHOOL', schoolsIn(text)),
      ...numbered('COMPANY', employersIn(text)),
      ...genderSpans(text),
      ...cleaningSpans(text),
    ]
    return replaceSpans(text, spans)
  })
}

function number(numbers: Map<string, string>, prefix: string, span: Span): Span {
  const key = `${prefix} ${fold(span.label).replace(/\s+/g, ' ')}`
  let label = numbers.get(key)
  if (!label) {
    label = `${prefix}_${[...numbers.keys()].filter((known) => known.startsWith(prefix)).length + 1}`
    numbers.set(key, label)
  }
  return { ...span, label }
}

/** Ligatures, loose accents and invisible characters of extracted text, written the plain way. */
function cleaningSpans(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]+|[ﬀ-ﬆ]|\p{L}\p{M}+/gu)) {
    const invisible = /^[\u00AD\u200B-\u200F\u2060\uFEFF]/.test(match[0])
    const plain = invisible ? '' : match[0].normalize('NFKC')
    if (plain !== match[0])
      spans.push({ start: match.index, end: match.index + match[0].length, label: plain })
  }
  return spans
}

/** Replaces spans; where two overlap the one listed first stays. */
function replaceSpans(original: string, spans: readonly Span[]): Redacted {
  const taken: Span[] = []
  const used = new Uint8Array(original.length)
  for (const span of spans) {
    if (span.end <= span.start || used.subarray(span.start, span.end).includes(1)) continue
    used.fill(1, span.start, span.end)
    taken.push(span)
  }
  taken.sort((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let text = ''
  let at = 0
  const add = (start: number, end: number, written: string, copied: boolean) => {
    if (start === end) return
    const redactedStart = text.length
    text += written
    pieces.push({ redactedStart, redactedEnd: text.length, start, end, copied })
  }
  for (const span of taken) {
    add(at, span.start, original.slice(at, span.start), true)
    add(span.start, span.end, span.label, false)
    at = span.end
  }
  add(at, original.length, original.slice(at), true)
  return { text, original, pieces }
}

/** The place in the original of a place in the redacted text; a placeholder is taken whole. */
export function toOriginal(redacted: Redacted, start: number, end: number): { start: number; end: number } {
  let from = redacted.original.length
  let to = 0
  for (const piece of redacted.pieces) {
    if (piece.redactedEnd <= start || piece.redactedStart >= end) continue
    const offset = piece.start - piece.redactedStart
    from = Math.min(from, piece.copied ? Math.max(start, piece.redactedStart) + offset : piece.start)
    to = Math.max(to, piece.copied ? Math.min(end, piece.redactedEnd) + offset : piece.end)
  }
  return { start: Math.min(from, to), end: to }
}
