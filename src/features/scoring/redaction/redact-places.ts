import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { degreeLevel } from '../cv/ladders.ts'
import { linesOf } from '../cv/lines.ts'
import { readCv } from '../cv/read-cv.ts'
import { escaped, fold, matchesOf, wordsOf } from '../text/text.ts'
import type { Place } from './redact.ts'

const { schoolKinds, knownSchools, ...lists } = sharedLexicon('places')
const legalForms = lists.legalForms.map(escaped).join('|')
const upper = String.raw`\p{Lu}[\p{L}\p{N}&'’.-]*`
const joint = String.raw`(?:[ \t]+(?:of|de|du|des|la|le|les|del|der|die|das|den|für|and|et|y|und|am|an|im|in|zu|el|los|las|sup[ée]rieure?|technique|professionnel(?:le)?|national[e]?|d['’])(?=[ \t]|\p{Lu}))*`
const chain = `${upper}(?:${joint}[ \\t]+${upper}){0,5}`

const schoolPatterns = [
  new RegExp(
    `(?<![\\p{L}])(?:${upper}[ \\t]+){0,3}${schoolKinds}(?![\\p{L}])(?:${joint}[ \\t]+${upper}){0,5}`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}])${knownSchools}(?:[ \\t]+${upper}){0,2}(?![\\p{L}])`, 'gu'),
]

/** A step of schooling, not a school: "High School Diploma". */
const onlySteps =
  /^(?:high|secondary|primary|middle|graduate|business|law|medical|driving)? ?school(?: (?:diploma|certificate|degree|leaving certificate))?$/

const kindOfSchool = new RegExp(`^${schoolKinds}$`, 'u')

/** Schools named in a text. A degree before the name stays. */
export function schoolsIn(text: string): Place[] {
  const isShouted = !/\p{Ll}/u.test(text)
  return placesOf(text, 'SCHOOL', isShouted ? [knownSchool] : schoolPatterns)
    .map(withoutDegree)
    .filter(({ name }) => !onlySteps.test(fold(name)) && !(isShouted && name.length < shortestShouted))
}

/** In capitals alone nothing tells where a name ends, and "MIT", "KIT" or "TUM" may be any word. */
const knownSchool = new RegExp(`(?<![\\p{L}])${knownSchools}(?![\\p{L}])`, 'gu')
const shortestShouted = 4

function withoutDegree(place: Place): Place {
  const first = /^\S+[ \t]+/.exec(place.name)?.[0]
  if (!first || degreeLevel(first.trim()) === 0 || kindOfSchool.test(first.trim())) return place
  return withoutDegree({ ...place, start: place.start + first.length, name: place.name.slice(first.length) })
}

const employerPatterns = [
  new RegExp(`(?<![\\p{L}])${upper}(?:[ \\t]+${upper}){0,3}[ \\t]+(?:${legalForms})(?![\\p{L}])\\.?`, 'gu'),
  new RegExp(
    `(?<=\\b(?:chez|bei|employer|employeur|Arbeitgeber|[Ww]ork(?:ed|ing) (?:at|for)|intern(?:ship)? at|job at|trabajé en|empresa)[ \\t]+)(?!(?:der|die|Ihnen|Ihrem|Ihrer)\\b)${chain}`,
    'gu',
  ),
]
/** "Web developer at Vistaprint" and "Ventas en Mercadona" on a line of a CV with a date. */
const employerOfLine = [
  new RegExp(`(?<=^[^\\n]{3,60}[ \\t](?:at|@|en|à|a)[ \\t])${chain}(?=[^\\n]*\\b(?:19|20)\\d\\d)`, 'gmu'),
]

export function employersIn(text: string): Place[] {
  return [
    ...placesOf(text, 'COMPANY', employerPatterns),
    ...placesOf(text, 'COMPANY', employerOfLine).filter((place) => !isField(text, place)),
  ].sort(inOrder)
}

/** "Máster en Estadística" and "Licence en Gestion" name a field, not an employer. */
function isField(text: string, { start }: Place): boolean {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start)
  return (
    degreeLevel(line) > 0 ||
    /(?:especialist|expert|speciali|curs|cours|formaci|formation|certifica)\p{L}* (?:en|in)\s$/iu.test(line)
  )
}

const legalSuffix = new RegExp(`(?: (?:co kg|${fold(lists.legalForms.join('|')).replaceAll('.', '')}))+$`)

/** An employer's name as people say it: without its legal form, folded. */
export const coreOf = (name: string): string =>
  fold(name).replace(/[.,]/g, '').replace(legalSuffix, '').replace(/\s+/g, ' ').trim()

/** Wherever one of these employers is named, with its legal form or without. */
export function namedEmployers(text: string, employers: readonly string[]): Place[] {
  const cores = [...new Set(employers.map(coreOf))].filter((core) => core.length > 1)
  if (cores.length === 0) return []
  const any = cores
    .sort((a, b) => b.length - a.length)
    .map((core) => escaped(core).replace(/ /g, '[ \\t]+'))
    .join('|')
  const suffix = `(?:gmbh & co\\.? kg|${fold(legalForms)})(?![\\p{L}\\p{N}])(?:\\.(?=,))?`
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?:,?[ \\t]+${suffix})?(?![\\p{L}\\p{N}])`, 'gu')
  const folded = fold(text)
  return matchesOf(folded, pattern)
    .filter(({ start }) => /\p{Lu}|\p{Lo}|\d/u.test(text.charAt(start)))
    .map((span) => ({ ...span, kind: 'COMPANY', name: folded.slice(span.start, span.end) }))
}

function placesOf(text: string, kind: Place['kind'], patterns: readonly RegExp[]): Place[] {
  return patterns
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: said, index: start }) => {
        const name = said.replace(/[\s.,-]+$/, '')
        return { kind, name, start, end: start + name.length }
      }),
    )
    .filter(({ name }) => name !== '')
    .sort(inOrder)
}

const inOrder = (a: Place, b: Place) => a.start - b.start || b.end - a.end

const maxNameLength = 60
const maxWords = 6

/** The employers beside the titles of a CV's dated posts. A word of the job itself (`known`) names no employer. */
export function employersOf(cvText: string, month: number, known: readonly string[]): string[] {
  if (cvText.trim() === '') return []
  const jobWords = new Set(known.flatMap(wordsOf).map(({ text }) => text))
  const skills = linesOf(cvText)
    .filter(({ section }) => section === 'skills' || section === 'languages')
    .map(({ text }) => fold(text))
    .join('\n')
  return readCv(cvText, month)
    .posts.flatMap(({ employer }) => (employer ? [cvText.slice(employer.start, employer.end)] : []))
    .map((name) => name.trim().replace(/[.,;]+$/, ''))
    .filter((name) => isName(name) && !isOfJob(name, jobWords) && !skills.includes(fold(name)))
}

/** Short, without a year or a colon, and with a capital or a digit at its last word: "IV lines" is none. */
function isName(name: string): boolean {
  const words = name.split(/\s+/)
  return (
    name.length <= maxNameLength &&
    words.length <= maxWords &&
    /\p{L}{2}/u.test(name) &&
    !/[:!?]|\d{4}|\.\s/.test(name) &&
    /^[^\p{Ll}]/u.test(words.at(-1) ?? '')
  )
}

const isOfJob = (name: string, jobWords: ReadonlySet<string>) =>
  wordsOf(name).every(({ text }) => jobWords.has(text))
