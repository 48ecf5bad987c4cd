import type { Language } from '#contract/languages.ts'
import { cleanPhrase } from './clean-phrase.ts'
import { dutyOpenings, germanEndings } from './duty-verbs.ts'
import { likelyLanguage, wordsOf } from './lint-question.ts'
import { stableHash } from './stable-hash.ts'

const mostWords = 10
const fewestWords = 3

const openingOf = (language: Language): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${dutyOpenings[language].join('|')})(?![\\p{L}\\p{N}])`, 'iu')

const openings: Readonly<Record<Language, RegExp>> = {
  en: openingOf('en'),
  fr: openingOf('fr'),
  de: openingOf('de'),
  es: openingOf('es'),
}

/** Words that may not end a phrase, for they lean on the next. */
const leaning = new Set(
  `a an the and or of to for with in on at by from as our your their its this that all any
  le la les de des du un une et ou à au aux en pour avec dans sur par vos nos leurs son sa ses que qui
  der die das den dem des ein eine einen einem einer und oder von mit für zu zur zum im in auf an bei unsere unserer unseren ihre
  el los las del y o e un una unos unas con para por en su sus nuestros nuestras que al`.split(/\s+/u),
)

/** Breaks between phrases, the strongest first. */
const breaks: readonly RegExp[] = [
  /\s*[;:(]|\s[–—-]\s/u,
  /,\s/u,
  /\s(?:and|while|so that|in order to|et|afin de|pour que|und|sowie|damit|y|así como|con el fin de)\s/iu,
  /\s(?:for|with|by|through|within|across|from|pour|avec|dans|auprès|selon|für|mit|bei|im|para|con|mediante|según)\s/iu,
]

function shorten(phrase: string): string | undefined {
  const fits = (text: string): boolean => {
    const count = wordsOf(text).length
    const last = wordsOf(text).at(-1)
    return count >= fewestWords && count <= mostWords && last !== undefined && !leaning.has(last)
  }
  if (fits(phrase)) return phrase
  for (const mark of breaks) {
    const pieces = [...phrase.matchAll(new RegExp(mark.source, `g${mark.flags}`))].map(({ index }) =>
      phrase.slice(0, index),
    )
    const fitting = pieces.filter(fits).at(-1)
    if (fitting !== undefined) return fitting
  }
  return undefined
}

/** The sentences and bullets of a description. */
function segmentsOf(description: string): readonly string[] {
  return description
    .replace(/<[^>]*>/gu, '\n')
    .split(/[\r\n\u2028\u2029]+|(?<=[.!?…])\s+(?=[\p{Lu}•*-])|\s*[•●▪◦‣]\s*|\s[*✓➤]\s|;\s+/u)
    .map((line) => line.replace(/^[\s\-–—*•·>✓✔➤→]+|^\s*\d{1,2}[.)]\s+/u, '').trim())
    .filter((line) => line.length > 0)
}

const leadTime = 8

function dutyIn(segment: string, language: Language): string | undefined {
  if (/[?¿@]|https?:|www\./iu.test(segment)) return undefined
  const foreign = likelyLanguage(segment)
  if (foreign !== undefined && foreign !== language) return undefined
  const found = openings[language].exec(segment)
  if (found && wordsOf(segment.slice(0, found.index)).length <= leadTime)
    return shorten(segment.slice(found.index))
  if (language !== 'de') return undefined
  const clause = segment.replace(/\.$/u, '')
  const ending = wordsOf(clause).at(-1)
  const count = wordsOf(clause).length
  const infinitive = ending !== undefined && germanEndings.includes(ending)
  return infinitive && count >= fewestWords && count <= mostWords && !/^(?:sie|wir|du)\b/iu.test(clause)
    ? clause
    : undefined
}

const lowerFirst = (text: string, language: Language): string =>
  language === 'de' || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** A duty that a description names in the language of the interview, ready to be quoted, or nothing. */
export function pickDuty(description: string, language: Language, jobKey: string): string | undefined {
  if (likelyLanguage(description) !== language) return undefined
  const duties = segmentsOf(description)
    .map((segment) => dutyIn(segment, language))
    .map((duty) => (duty === undefined ? undefined : cleanPhrase(duty, mostWords)))
    .filter((duty) => duty !== undefined)
  const first = duties.slice(0, 3)
  const duty = first[stableHash(`${jobKey}|duty`) % Math.max(first.length, 1)]
  return duty === undefined ? undefined : lowerFirst(duty, language)
}
