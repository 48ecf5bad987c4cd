import { fold, type Span } from '../text/text.ts'
import { genderSpans } from './redact-gender.ts'
import { personalSpans } from './redact-person.ts'
import { coreOf, employersIn, namedEmployers, schoolsIn } from './redact-places.ts'

/** What is taken out of a text: everything from `start` to `end` becomes `label`. */
export type Redaction = Span & { label: string }
/** A school or an employer: becomes SCHOOL_1 or COMPANY_2, by the order in which they first appear. */
export type Place = Span & { kind: 'SCHOOL' | 'COMPANY'; name: string }

export type Identity = { firstName: string; lastName: string; email: string; phone: string; city: string }

type Piece = Span & { redactedStart: number; redactedEnd: number; copied: boolean }

/** A text without the person in it, and the way back to the places in the original. */
export type Redacted = { text: string; original: string; pieces: readonly Piece[] }

/** Redacts texts of one candidate; places share numbers across them. `keep` stays; `employers` come from the CV. */
export function redactAll(
  texts: readonly string[],
  identity: Identity,
  keep: readonly string[],
  employers: readonly string[] = [],
): Redacted[] {
  const kept = new Set(keep.map((word) => fold(word.trim())))
  const numbers = new Map<string, string>()
  return texts.map((text) => {
    // Read without what nobody sees: a name is that name, whatever stands unseen between its letters.
    const cleaning = cleaningSpans(text)
    const clean = replaceSpans(text, cleaning)
    const places = [
      ...namedEmployers(clean.text, employers),
      ...schoolsIn(clean.text),
      ...employersIn(clean.text),
    ].filter(({ name }) => !kept.has(fold(name)))
    const found = [...personalSpans(clean.text, identity), ...places, ...genderSpans(clean.text)]
    const labelled = withoutOverlaps(clean.text, found).map((span) =>
      'kind' in span ? numbered(numbers, span) : span,
    )
    return replaceSpans(text, withoutOverlaps(text, [...inOriginal(clean, labelled), ...cleaning]))
  })
}

/** Spans of a cleaned text, in the order of their places, where they stand in the original. */
function inOriginal({ pieces }: Redacted, spans: readonly Redaction[]): Redaction[] {
  let first = 0
  return spans.flatMap(({ start, end, label }) => {
    while ((pieces[first]?.redactedEnd ?? end) <= start) first++
    let last = first
    while ((pieces[last]?.redactedEnd ?? end) < end) last++
    const [from, to] = [pieces[first], pieces[last]]
    if (!from || !to) return []
    return {
      start: from.copied ? from.start + start - from.redactedStart : from.start,
      end: to.copied ? to.start + end - to.redactedStart : to.end,
      label,
    }
  })
}

function numbered(numbers: Map<string, string>, { start, end, kind, name }: Place): Redaction {
  const key = `${kind} ${coreOf(name)}`
  const known = numbers.get(key)
  const label = known ?? `${kind}_${[...numbers.keys()].filter((other) => other.startsWith(kind)).length + 1}`
  numbers.set(key, label)
  return { start, end, label }
}

const untidy =
  /(?<unseen>[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E0FFF}]+)|[ﬀ-ﬆ]|\p{L}\p{M}+/gu

/** Ligatures, loose accents and invisible characters of extracted text, written the plain way. */
function cleaningSpans(text: string): Redaction[] {
  const spans: Redaction[] = []
  for (const { 0: found, index, groups } of text.matchAll(untidy)) {
    const label = groups?.unseen === undefined ? found.normalize('NFKC') : ''
    if (label !== found) spans.push({ start: index, end: index + found.length, label })
  }
  return spans
}

/** In the order of their places; where two overlap the one listed first stays. */
function withoutOverlaps<One extends Span>(text: string, spans: readonly One[]): One[] {
  const used = new Uint8Array(text.length)
  const taken = spans.filter(({ start, end }) => {
    if (end <= start || used.subarray(start, end).includes(1)) return false
    used.fill(1, start, end)
    return true
  })
  return taken.sort((a, b) => a.start - b.start)
}

function replaceSpans(original: string, spans: readonly Redaction[]): Redacted {
  const pieces: Piece[] = []
  let text = ''
  let at = 0
  const add = (start: number, end: number, written: string, copied: boolean) => {
    if (start === end) return
    const redactedStart = text.length
    text += written
    pieces.push({ redactedStart, redactedEnd: text.length, start, end, copied })
  }
  for (const span of spans) {
    add(at, span.start, original.slice(at, span.start), true)
    add(span.start, span.end, span.label, false)
    at = span.end
  }
  add(at, original.length, original.slice(at), true)
  return { text, original, pieces }
}

/** The place in the original of a place in the redacted text; a placeholder is taken whole. */
export function toOriginal(redacted: Redacted, start: number, end: number): Span {
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
