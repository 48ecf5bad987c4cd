import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { escaped, fold, matchesOf, type Span } from '../text/text.ts'
import type { Identity, Redaction } from './redact.ts'

const facts = sharedLexicon('personal-facts').map(({ label, pattern, flags }) => ({
  label,
  pattern: new RegExp(pattern, flags),
}))

export function personalSpans(text: string, identity: Identity): Redaction[] {
  const folded = fold(text)
  const spans = facts.flatMap(({ pattern, label }) =>
    [...folded.matchAll(pattern)].map(({ index, 0: said }) => ({
      start: index + said.length - said.trimStart().length,
      end: index + said.trimEnd().length,
      label,
    })),
  )
  return [...spans, ...nameSpans(text, folded, identity), ...phoneSpans(text, identity.phone)]
}

/** Parts of names that are words of their own: alone they say nothing of anybody. */
const particles = new Set(
  'de, da, do, dos, das, di, du, des, d, del, della, la, le, les, los, las, el, al, ben, bin, ibn, bent, abu, abou, von, van, vom, zu, zur, der, den, ter, ten, mac, mc, o, n, st, saint, san, y, e'.split(
    ', ',
  ),
)

/** First and last name wherever they stand, a civility before them included; a name of one word with its capital. */
function nameSpans(text: string, folded: string, identity: Identity): Redaction[] {
  const whole = [identity.firstName, identity.lastName].map(plainName).filter(isName)
  const parts = whole.flatMap((name) => {
    const words = name.split(/[\s-]+/)
    return words.length === 1 ? words : words.filter((word) => isName(word) && !particles.has(word))
  })
  const names = [...new Set([...whole, ...parts])].sort((a, b) => b.length - a.length)
  const spans: Redaction[] = []
  if (names.length > 0) {
    const any = `(?:${names.map((name) => escaped(name).replace(/[\s-]+/g, '[ \\t-]+')).join('|')})`
    const civility = String.raw`(?:(?:mr|mrs|ms|miss|m|mme|mlle|madame|monsieur|mademoiselle|herr|frau|sr|sra|senora?)\.? )?`
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${civility}${any}(?:[ \\t-]+${any})*(?![\\p{L}\\p{N}]|[ \\t]+(?:19|20)\\d\\d)`,
      'gu',
    )
    // Without letters of two sizes there is no capital to ask for.
    const hasCapital = ({ start, end }: Span) => /[\p{Lu}\p{Lo}]/u.test(text.slice(start, end))
    for (const span of matchesOf(folded, pattern).filter(hasCapital)) spans.push({ ...span, label: '[NAME]' })
  }
  return [...spans, ...citySpans(folded, identity.city)]
}

/** A letter alone is an initial; a character of another script may be a whole name. */
const isName = (name: string) => name.length > 1 || /\p{Lo}/u.test(name)
const plainName = (name: string) => fold(name.trim().normalize('NFC'))

function citySpans(folded: string, city: string): Redaction[] {
  const name = fold(city.trim())
  if (name.length < 3) return []
  const pattern = new RegExp(
    `(?:(?<![\\p{L}\\p{N}])\\d{4,5},? )?(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`,
    'gu',
  )
  return matchesOf(folded, pattern).map((span) => ({ ...span, label: '[CITY]' }))
}

function phoneSpans(text: string, phone: string): Redaction[] {
  const own = phone.replace(/\D/g, '')
  const spans: Redaction[] = []
  for (const match of text.matchAll(/(?:\+|\b)\d[\d ().-]{5,20}\d\b/g)) {
    const digits = match[0].replace(/\D/g, '')
    const looksLikePhone =
      /^(?:\+|00|0)/.test(match[0]) || (digits.length >= 8 && digits.length <= 12 && !/000$/.test(digits))
    const isOwn = own.length >= 6 && digits.endsWith(own)
    const hasYear = /\b(?:19|20)\d\d\b/.test(match[0])
    if (isOwn || (looksLikePhone && digits.length >= 8 && !hasYear)) {
      spans.push({ start: match.index, end: match.index + match[0].length, label: '[PHONE]' })
    }
  }
  return spans
}
