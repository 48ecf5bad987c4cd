import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { fold, type Span } from '../text/text.ts'
import type { Line } from './lines.ts'
import { cvWords, type Found, phrases } from './phrases.ts'

/** A language a CV names, and how well it is spoken in the scores of the rubric (0-100). */
export type SpokenLanguage = Span & { name: string; credit: number }

const lists = () => [...cvWords(), sharedLexicon('cv-languages')]
const names = phrases(() => lists().flatMap((list) => Object.entries(list.languageNames)))
const levels = phrases(() => lists().flatMap((list) => Object.entries(list.languageLevels)))
/** A language that is named without a level. */
const listed = 65
/** Of a scale, as "3/5" and "●●●○○": the score of each fifth. */
const fifths = [15, 35, 60, 85, 100]
const fraction = /(?<!\d)(\d{1,2})\s?\/\s?(\d{1,2})(?!\d)/
const percent = /(?<!\d)(\d{1,3})\s?%/
const signs = /(?:[★●■⬤◆✦✭⭐▮☆○□◇✩◯▯✰]\s?){3,10}/u
const filled = /[★●■⬤◆✦✭⭐▮]/u
/** What may stand in a line of languages beside their names and levels. */
const maxOtherLetters = 14

export function spokenLanguagesOf(lines: readonly Line[]): SpokenLanguage[] {
  const section = lines.filter((line) => line.section === 'languages')
  const chosen = section.length > 0 ? section : lines.filter((line) => speaksOfLanguages(line.text))
  return bestOfEach(chosen.flatMap((line, at) => languagesOfLine(line, chosen[at + 1])))
}

function languagesOfLine(line: Line, next?: Line): SpokenLanguage[] {
  const found = names.find(line.text)
  const spoken = found.map((name, at) => {
    const level = levelOf(line.text, name, found[at - 1]?.end ?? 0, found[at + 1]?.start)
    const { credit, start, end } = level
    return { name: name.key, credit, start: line.start + start, end: line.start + end }
  })
  const [only] = spoken
  // A narrow column or a table may set the level on a line of its own.
  if (spoken.length === 1 && only?.credit === null && next && isLevelAlone(next.text))
    return [{ ...only, credit: creditOf(next.text) ?? listed, end: next.end }]
  return spoken.map((one, at) => ({ ...one, credit: one.credit ?? levelShared(at) ?? listed }))

  /** "Castellano y euskera (nativo)": of two names joined by an "and" both have the level behind them. */
  function levelShared(at: number): number | null {
    const next = spoken[at + 1]
    const [own, other] = [found[at], found[at + 1]]
    if (!own || !other || !next) return null
    return joins.test(line.text.slice(own.end, other.start)) ? next.credit : null
  }
}

const joins = /^\s*(?:and|et|und|y|e|&|\+|\/)\s*$/iu

/** The level beside a name: after it up to the next comma, else before it, else after it up to the next name. */
function levelOf(text: string, name: Found<string>, previousEnd: number, nextStart = text.length) {
  const after = text.slice(name.end, nextStart)
  const near = partOf(after)
  const before = text.slice(previousEnd, name.start)
  const nearBefore = before.slice(
    Math.max(...[',', ';', '|', '·', '\t'].map((sign) => before.lastIndexOf(sign))) + 1,
  )
  const credit = creditOf(near)
  if (credit !== null) return { credit, start: name.start, end: name.end + near.trimEnd().length }
  const creditBefore = previousEnd === 0 || nearBefore.length < before.length ? creditOf(nearBefore) : null
  if (creditBefore !== null)
    return { credit: creditBefore, start: name.start - nearBefore.trimStart().length, end: name.end }
  const creditLater = creditOf(after)
  return {
    credit: creditLater,
    start: name.start,
    end: creditLater === null ? name.end : name.end + after.trimEnd().length,
  }
}

/** Up to the next sign that parts two, outside of brackets. */
const partOf = (text: string): string => /^(?:\([^()]*\)|[^,;|·])*/.exec(text)?.[0] ?? ''

function creditOf(text: string): number | null {
  const said = levels.find(text)
  const framed = said.find(({ start, end }) => /^[abc][12]$/.test(fold(text.slice(start, end))))
  const best = framed ?? said[0]
  if (best) return Number(best.key)
  const share = shareOf(text)
  return share === null ? null : (fifths[Math.max(0, Math.ceil(share * 5 - 0.25) - 1)] ?? 100)
}

function shareOf(text: string): number | null {
  const [, part, whole] = fraction.exec(text) ?? []
  if (part && Number(whole) >= 3 && Number(part) <= Number(whole)) return Number(part) / Number(whole)
  const hundredths = percent.exec(text)?.[1]
  if (hundredths && Number(hundredths) <= 100) return Number(hundredths) / 100
  const row = signs.exec(text)?.[0]
  if (!row) return null
  const all = [...row.replace(/\s/g, '')].length
  const full = [...row].filter((sign) => filled.test(sign)).length
  // Full signs alone are counted out of five.
  return full / (all === full ? Math.max(5, all) : all)
}

function isLevelAlone(text: string): boolean {
  return text.length < 40 && names.find(text).length === 0 && creditOf(text) !== null
}

/** "English literature", "French cuisine": a line of languages has little beside names and levels. */
export function speaksOfLanguages(text: string): boolean {
  if (text.length > 300) return false
  const found = [...names.find(text), ...levels.find(text)].sort((a, b) => b.start - a.start)
  if (!found.some(({ key }) => !/^\d/.test(key))) return false
  const rest = found.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  return (rest.match(/\p{L}/gu)?.length ?? 0) <= maxOtherLetters
}

/** A level that is stated goes before a name alone, a higher one before a lower. */
function bestOfEach(spoken: readonly SpokenLanguage[]): SpokenLanguage[] {
  const best = new Map<string, SpokenLanguage>()
  const worth = ({ credit }: SpokenLanguage) => (credit === listed ? 0 : credit)
  for (const entry of spoken) {
    const known = best.get(entry.name)
    if (!known || worth(entry) > worth(known)) best.set(entry.name, entry)
  }
  return [...best.values()]
}
