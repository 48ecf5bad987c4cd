import { interviewLanguages, type Language } from '#contract/languages.ts'
import { likelyLanguage } from '#lexicon/likely-language.ts'
import { offerTerms, titlePatterns } from '#lexicon/offers/read-lexicon.ts'
import type { OfferTerm } from '#lexicon/offers/schema.ts'
import type { OfferHint } from '../../contract/offer-hints.ts'

const wholeWords = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

const compiled = offerTerms().map((term) => ({
  term,
  patterns: Object.fromEntries(
    interviewLanguages.map((language) => [language, wholeWords(term.words[language])]),
  ),
}))

const patterns = titlePatterns()
/** A sentence that opens the door to everybody names what would shut it. */
const welcoming = new RegExp(patterns.welcoming.join('|'), 'iu')
const bothForms = new RegExp(patterns.bothForms, 'iu')
const womenOnly = new RegExp(patterns.womenOnly, 'iu')
const notWomenOnly = new RegExp(patterns.notWomenOnly, 'iu')
const forAll = new RegExp(patterns.forAll, 'iu')

/** A title that names women only, with what to write instead; a masculine form is often meant for everybody. */
function oneGenderTitle(title: string): OfferHint | undefined {
  const found = womenOnly.exec(title)?.[0]
  if (found === undefined || notWomenOnly.test(found) || forAll.test(title)) return undefined
  return {
    field: 'title',
    kind: 'protected',
    found,
    message: `“${found}” addresses women only. Use a form for everybody, e.g. “vendeur/se”, “Verkäufer (m/w/d)”, “dependiente/a”.`,
  }
}

/** The sentence around a place in a text. */
function sentenceAt(text: string, place: number): string {
  const before = Math.max(...['.', '\n', '!', '?'].map((mark) => text.lastIndexOf(mark, place)))
  const ends = ['.', '\n', '!', '?'].map((mark) => text.indexOf(mark, place)).filter((end) => end >= 0)
  return text.slice(before + 1, Math.min(text.length, ...ends))
}

function firstUnwelcoming(text: string, pattern: RegExp, term: OfferTerm): string | undefined {
  for (const found of text.matchAll(pattern)) {
    const sentence = sentenceAt(text, found.index)
    if (term.kind === 'protected' && (welcoming.test(sentence) || bothForms.test(sentence))) continue
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
