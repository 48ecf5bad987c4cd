import type { Language } from '#contract/languages.ts'
import { dutyWords } from '#lexicon/offers/read-lexicon.ts'
import { cleanPhrase } from './clean-phrase.ts'
import { type DutyForm, dutyOpenings, germanParticles, reallyAVerb } from './duty-openings.ts'
import { likelyLanguage, wordsOf } from './likely-language.ts'

const maxWords = 12
const minWords = 3

/** A duty in the words of the offer, and the form it has there. */
export type Duty = { readonly text: string; readonly form: DutyForm }

/** Words that may not end a phrase, for they lean on the next. */
const leaning = new Set(dutyWords().leaning)

/** Breaks between phrases, the strongest first. */
const breaks: readonly RegExp[] = [
  /\s*[;:(]|\s[–—-]\s|\.\s/u,
  /,\s/u,
  /\s(?:before|after|while|so that|in order to|avant|après|afin de|pour que|hasta|damit|así como|con el fin de|sowie)\s/iu,
  /\s(?:and|et|und|y)\s/iu,
  /\s(?:for|with|by|through|within|across|from|together|pour|avec|dans|auprès|selon|für|mit|bei|im|para|con|mediante|según|junto)\s/iu,
]

const bareEnd = (text: string): string => text.replace(/[\s.,;:!–—-]+$/u, '')

function fits(text: string): boolean {
  const all = wordsOf(text)
  const last = all.at(-1)
  return all.length >= minWords && all.length <= maxWords && last !== undefined && !leaning.has(last)
}

function shorten(whole: string): string | undefined {
  const phrase = bareEnd(whole)
  const count = wordsOf(phrase).length
  if (count >= minWords && count <= maxWords && !breaks[0]?.test(phrase)) return phrase
  const strong = phrase.split(breaks[0] ?? /$/u)[0] ?? phrase
  if (fits(strong)) return bareEnd(strong)
  for (const mark of breaks.slice(1)) {
    const cuts = [...strong.matchAll(new RegExp(mark.source, `g${mark.flags}`))]
    const fitting = cuts.map(({ index }) => strong.slice(0, index)).filter(fits)
    const longest = fitting.at(-1)
    if (longest !== undefined) return bareEnd(longest)
  }
  return undefined
}

const asked =
  /(?:requirements|qualifications|what you bring|what we offer|benefits|your profile|we offer|profil|nous offrons|avantages|wir bieten|was du mitbringst|das bringen sie|requisitos|ofrecemos|perfil|\bpay\b|hours)/iu
const given =
  /(?:what you will do|you will|duties|responsib|your tasks|missions|responsabilit|aufgaben|verantwortung|erwartet|funciones|tareas|harás|rôle)/iu

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
      else if (/^/u.test(line) && asked.test(line.slice(0, 40))) wanted = false
      return wanted && line.length > 0
    })
}

const finite =
  /(?<!\p{L})(?:wird|werden|ist|sind|haben|hat|können|sollen|müssen|wollen|steht|stehen|wir|du|dich|is|are|was|were|has|have)(?!\p{L})/iu

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
  for (const { pattern, form } of dutyOpenings[language]) {
    const found = pattern.exec(segment)
    const whole = found?.[1]
    if (!found || whole === undefined || wordsOf(segment.slice(0, found.index)).length > 16) continue
    if (!reallyAVerb[language](whole.split(/\s+/u)[0] ?? '')) continue
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
  return germanParticles.test(clause)
}

const conjunctions: Readonly<Record<Language, string>> = { en: 'and', fr: 'et', de: 'und', es: 'y' }

/** A list that was cut before its end gets its "and" back. */
function closeList(text: string, language: Language): string {
  const last = text.lastIndexOf(', ')
  const and = conjunctions[language]
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
