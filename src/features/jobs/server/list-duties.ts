import type { Language } from '#contract/languages.ts'
import { likelyLanguage, wordsOf } from '#lexicon/likely-language.ts'
import { dutyWords } from '#lexicon/offers/read-lexicon.ts'
import type { DutyForm } from '#lexicon/offers/schema.ts'
import { cleanPhrase } from './clean-phrase.ts'

const maxWords = 12
const minWords = 3

/** A duty in the words of the offer, and the form it has there. */
export type Duty = { readonly text: string; readonly form: DutyForm }

const words = dutyWords()
const leaning = new Set(words.leaning)
const anyOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`

const lists: Readonly<Record<string, readonly string[]>> = {
  verbs: words.verbs.en,
  gerunds: words.verbs.en.map((verb) => `${verb.replace(/e$/u, '')}(?:ing|ning|ting)`),
}
const openingsIn = (language: Language) =>
  words.openings[language].map(({ pattern, form }) => {
    const source = pattern.replace(/\{(verbs|gerunds|nouns)\}/gu, (_, name) =>
      anyOf(lists[name] ?? words.nouns[language]),
    )
    return { pattern: new RegExp(source, language === 'de' ? 'u' : 'iu'), form }
  })
const openings = {
  en: openingsIn('en'),
  fr: openingsIn('fr'),
  de: openingsIn('de'),
  es: openingsIn('es'),
}

const [strongBreak = '', ...weakBreaks] = words.breaks
const atStrongBreak = new RegExp(strongBreak, 'u')
const asked = new RegExp(anyOf(words.askedHeadings), 'iu')
const given = new RegExp(anyOf(words.givenHeadings), 'iu')
const finite = new RegExp(`(?<!\\p{L})${anyOf(words.finiteVerbs)}(?!\\p{L})`, 'iu')
const endsWithParticle = new RegExp(`\\s${anyOf(words.particles)}$`, 'u')

const bareEnd = (text: string): string => text.replace(/[\s.,;:!–—-]+$/u, '')

function fits(text: string): boolean {
  const all = wordsOf(text)
  const last = all.at(-1)
  return all.length >= minWords && all.length <= maxWords && last !== undefined && !leaning.has(last)
}

function shorten(whole: string): string | undefined {
  const phrase = bareEnd(whole)
  const count = wordsOf(phrase).length
  if (count >= minWords && count <= maxWords && !atStrongBreak.test(phrase)) return phrase
  const strong = phrase.split(atStrongBreak)[0] ?? phrase
  if (fits(strong)) return bareEnd(strong)
  for (const mark of weakBreaks) {
    const cuts = [...strong.matchAll(new RegExp(mark, 'giu'))]
    const longest = cuts
      .map(({ index }) => strong.slice(0, index))
      .filter(fits)
      .at(-1)
    if (longest !== undefined) return bareEnd(longest)
  }
  return undefined
}

/** The sentences and bullets of a description that may name duties: not what is asked of people, or offered to them. */
function segmentsOf(description: string): readonly string[] {
  let wanted = true
  return description
    .replace(/<[^>]*>/gu, '\n')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '\n')
    .split(/[\r\n\u2028\u2029]+|(?<=[.!?…])\s+(?=[\p{Lu}•*-])|\s*[•●▪◦‣]\s*|\s[*✓✔➤]\s|;\s+/u)
    .map((line) => line.replace(/^[\s\-–—*•·>✓✔➤→]+|^\s*(?:\d{1,2}|[a-z])[.)]\s+/gu, '').trim())
    .map((line) =>
      line.replace(/^(?:Missions? principales?|Vos missions|Aufgaben|Funciones|Duties)\s*:\s*/iu, ''),
    )
    .filter((line) => {
      const heading = wordsOf(line).length <= 6
      if (heading && given.test(line) && /:$|\?$|^\P{Ll}*$|^(?:what|was|ihr|vos|ihre)\b/iu.test(line))
        wanted = true
      else if (asked.test(line.slice(0, 40))) wanted = false
      return wanted && line.length > 0
    })
}

/** A German duty with its infinitive at the end: "Kunden in der Region beraten". */
function germanInfinitive(segment: string): Duty | undefined {
  const clause = bareEnd(segment.split(/,\s/u)[0] ?? segment)
  const last = clause.split(/\s+/u).at(-1) ?? ''
  const infinitive =
    /^\p{Ll}{3,}(?:en|ern|eln)$/u.test(last) &&
    !/(?:innen|außen|sollten|gen$)/u.test(last.replace(/(?:rg|ng|ig)en$/u, ''))
  if (!infinitive || !fits(clause) || finite.test(clause) || /^(?:sie|wir|du|als|bitte|für)\s/iu.test(clause))
    return undefined
  return { text: clause, form: 'verb' }
}

function dutyIn(segment: string, language: Language): Duty | undefined {
  if (/[?¿@]|https?:|www\./iu.test(segment)) return undefined
  const foreign = likelyLanguage(segment)
  if (foreign !== undefined && foreign !== language) return undefined
  for (const { pattern, form } of openings[language]) {
    const found = pattern.exec(segment)
    const whole = found?.[1]
    if (!found || whole === undefined || wordsOf(segment.slice(0, found.index)).length > 16) continue
    if (words.notVerbs[language].includes((whole.split(/\s+/u)[0] ?? '').toLowerCase())) continue
    if (form === 'verb' && language === 'en' && finite.test(whole.split(/\s+/u).slice(0, 4).join(' ')))
      continue
    const text = shorten(whole)
    const rest = text === undefined ? '' : bareEnd(whole).slice(text.length)
    if (text === undefined || (form === 'clause' && language === 'de' && losesParticle(rest))) continue
    return { text, form }
  }
  return language === 'de' ? germanInfinitive(segment) : undefined
}

/** A German verb cut from its particle says something else. */
function losesParticle(rest: string): boolean {
  const clause = rest.split(/[,.;]/u)[0] ?? ''
  return endsWithParticle.test(clause)
}

/** A list that was cut before its end gets its "and" back. */
function closeList(text: string, language: Language): string {
  const last = text.lastIndexOf(', ')
  const and = words.and[language]
  if (last < 0 || new RegExp(`,.* ${and} `, 'iu').test(text)) return text
  const next = wordsOf(text.slice(last))[0] ?? ''
  if (leaning.has(next) || /^(?:including|within|notamment|insbesondere|incluid[oa]s?)$/u.test(next))
    return text.slice(0, last)
  return `${text.slice(0, last)} ${and} ${text.slice(last + 2)}`
}

const lowerFirst = (text: string, language: Language): string =>
  language === 'de' || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** Every duty that a description names in a language. */
export function listDuties(description: string, language: Language): readonly Duty[] {
  return segmentsOf(description)
    .map((segment) => dutyIn(segment, language))
    .flatMap((duty) => {
      const text = duty && cleanPhrase(duty.text, maxWords)
      return duty && text !== undefined
        ? [{ text: closeList(lowerFirst(text, language), language), form: duty.form }]
        : []
    })
}
