import { interviewLanguages, type Language } from '#contract/languages.ts'
import { offerTerms } from '#lexicon/offers/read-lexicon.ts'
import type { OfferTerm } from '#lexicon/offers/schema.ts'
import type { OfferHint } from '../../contract/offer-hints.ts'
import { likelyLanguage } from '../likely-language.ts'
import { oneGenderTitle } from './one-gender-title.ts'

const wholeWords = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

const compiled = offerTerms().map((term) => ({
  term,
  patterns: Object.fromEntries(
    interviewLanguages.map((language) => [language, wholeWords(term.words[language])]),
  ),
}))

/** A sentence that opens the door to everybody names what would shut it. */
const welcoming =
  /regardless|irrespective|whatever your|equal opportunit|all backgrounds|discriminat|sans distinction|quels? que soi|quelles? que soi|égalité des chances|handi-?accueil|à compétences égales|unabhängig (?:von|ihr|dein)|ungeachtet|bei gleicher eignung|chancengleich|willkommen|sin distinción|independientemente|con independencia|igualdad de oportunidades|quien sea/iu

const forEverybody = /\((?:\s*[mwdfhxi]\s*[/|,*]?)+\)|(?<!\p{L})(?:h\/f|f\/h|m\/f|f\/m|m\/w|w\/m)(?!\p{L})/iu

/** The sentence around a place in a text. */
function sentenceAt(text: string, place: number): string {
  const before = Math.max(...['.', '\n', '!', '?'].map((mark) => text.lastIndexOf(mark, place)))
  const ends = ['.', '\n', '!', '?'].map((mark) => text.indexOf(mark, place)).filter((end) => end >= 0)
  return text.slice(before + 1, Math.min(text.length, ...ends))
}

function firstUnwelcoming(text: string, pattern: RegExp, term: OfferTerm): string | undefined {
  for (const found of text.matchAll(pattern)) {
    const sentence = sentenceAt(text, found.index)
    if (term.kind === 'protected' && (welcoming.test(sentence) || forEverybody.test(sentence))) continue
    return found[0]
  }
  return undefined
}

/** The languages to look for terms in: that of the offer, or every one when it does not show. */
function languagesOf(text: string): readonly Language[] {
  const likely = likelyLanguage(text)
  return likely === undefined ? interviewLanguages : [likely]
}

/** The terms of an offer that may exclude people or put them off; each family once, where it stands first. */
export function findTerms({ title, description }: { title: string; description: string }): OfferHint[] {
  const languages = languagesOf(`${title}\n${description}`)
  const oneGender = oneGenderTitle(title)
  const inWords = compiled.flatMap(({ term, patterns }): OfferHint[] => {
    for (const [field, text] of Object.entries({ title, description })) {
      for (const language of field === 'title' ? interviewLanguages : languages) {
        const pattern = patterns[language]
        const found = pattern && firstUnwelcoming(text, pattern, term)
        if (found !== undefined)
          return [{ field: field as 'title' | 'description', kind: term.kind, found, message: term.message }]
      }
    }
    return []
  })
  return oneGender && !inWords.some(({ found }) => found === oneGender.found)
    ? [oneGender, ...inWords]
    : inWords
}
