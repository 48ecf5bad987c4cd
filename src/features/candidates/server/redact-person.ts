import { isHidden } from './blind-review.ts'
import type { Candidate } from './get-candidate.ts'

type Person = Pick<Candidate, 'firstName' | 'lastName' | 'email' | 'phone'>

/** Values that programs read, and the employer's own words: the person is never in them. */
const notOfPerson =
  /^(id|key|at|by|job|kind|source|status|group|run|engine|provider|model|promptVersions|undoUntil|aiBand|band|confidence|reportStatus|locationReason|sha256|code|version|\w+(At|Url|Version|Id|Hash|Sha256))$/

/** A reply as readers of the job may know it: while the candidate is hidden, no text in it names them. */
export function redactReply<Reply>(
  job: { blind: boolean },
  candidate: Person & Parameters<typeof isHidden>[1],
  now: Date,
  reply: Reply,
): Reply {
  if (!isHidden(job, candidate, now)) return reply
  const patterns = patternsOf(candidate)
  return mapTexts(reply, (text) => redact(text, patterns)) as Reply
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, notOfPerson.test(key) ? one : mapTexts(one, change)]),
  )
}

/** As long as before, so that offsets into the text stay true. */
function redact(text: string, patterns: readonly RegExp[]): string {
  const folded = fold(text)
  const hits = [...patterns.flatMap((pattern) => [...folded.matchAll(pattern)]), ...text.matchAll(birth)]
  let redacted = text
  for (const { index, 0: hit } of hits)
    redacted = redacted.slice(0, index) + '█'.repeat(hit.length) + redacted.slice(index + hit.length)
  return redacted
}

/** A date right behind a word of birth. French "né" is read with its accent: without it, it negates. */
const birth = (() => {
  const word = String.raw`(?:born|birth(?:day|date)?|dob|née?(?:\(e\))?|nee? (?=le \d)|naissance|geboren|geburts\p{L}+|nacid[oa]|nacimiento|(?:ال)?ميلاد|مواليد)`
  const place = String.raw`(?:(?:in|at|à|a|en|zu)\s+[\p{L}-]{2,20},?\s+)?`
  const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|[.º])?`
  const month = String.raw`(?:of\s+|de\s+)?\p{L}{3,10}\.?`
  const year = String.raw`(?:of\s+|del?\s+)?(?:19|20)\d\d`
  const numbers = String.raw`\d{1,4}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{1,4}`
  const long = `(?:${day}\\s+${month}|${month}\\s+${day}),?\\s+${year}`
  const short = String.raw`\s{0,3}:?\s{0,3}${place}(?:(?:in|im|en)\s+)?(?:\p{L}{3,10}\.?\s+)?${year}`
  return new RegExp(`(?<!\\p{L})${word}(?:[^\\d\\n]{0,40}?(?:${numbers}|${long})|${short})(?!\\d)`, 'giu')
})()

function patternsOf({ firstName, lastName, email, phone }: Person): RegExp[] {
  const names = [firstName, lastName].map(lettersOf)
  const parts = names.flat().filter(({ length }) => length >= 3)
  const wholes = names.filter((name) => name.join('').length >= 2)
  const digits = phone.replace(/\D/g, '').slice(-8)
  return [
    ...(email === '' ? [] : [new RegExp(fold(email).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gu')]),
    ...(digits.length < 6 ? [] : [phonePattern(digits)]),
    ...wholes.map((name) => asWord(name.map(spelled).join('[^\\p{L}\\p{N}]+'))),
    // Short names occur inside other words; long ones also in links, such as /in/ameltrabelsi.
    ...parts.map((part) => (part.length >= 5 ? new RegExp(spelled(part), 'gu') : asWord(spelled(part)))),
  ]
}

/** Lower case without accents, each unit in its place. */
const fold = (text: string): string =>
  text.replace(/[^a-z\d\s]/g, (unit) => {
    const base = unit.normalize('NFD').charAt(0).toLowerCase()
    return base.length === 1 ? base : unit
  })

const lettersOf = (name: string): string[] => fold(name.normalize('NFC')).match(/[\p{L}\p{M}]+/gu) ?? []

/** Accents may be letters of their own. */
const spelled = (name: string): string => [...name].map((letter) => `${letter}\\p{M}*`).join('')

const asWord = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'gu')

/** The last digits, which are the same with and without a country code, and those just before them. */
const phonePattern = (digits: string): RegExp =>
  new RegExp(`\\+?(?:\\d[^\\p{L}\\p{N}]{0,3}){0,8}${[...digits].join('[^\\p{L}\\p{N}]{0,3}')}`, 'gu')
