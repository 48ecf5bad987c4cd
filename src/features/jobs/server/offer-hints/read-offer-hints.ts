import { likelyLanguage, wordsOf } from '#lexicon/likely-language.ts'
import type { OfferHint, OfferToRead } from '../../contract/offer-hints.ts'
import { listDuties } from '../list-duties.ts'
import { findContradictions } from './find-contradictions.ts'
import { findTerms } from './find-terms.ts'

const maxHints = 12
const order: readonly OfferHint['kind'][] = ['protected', 'contradiction', 'thin', 'exclusionary']

/** What to think over in an offer that is being written: hints, the gravest first. */
export function readOfferHints(offer: OfferToRead): OfferHint[] {
  return [...findTerms(offer), ...findContradictions(offer), ...findThinText(offer.description)]
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .slice(0, maxHints)
}

const minWords = 20
const manyWords = 120
/** Duties in the familiar form (“du hilfst uns”) are duties, though questions cannot use them. */
const familiar = /(?<!\p{L})(?:du|tu|tú) \p{L}+/iu

/** Whether a description gives too little to write questions from. */
function findThinText(description: string): OfferHint[] {
  const count = wordsOf(description).length
  if (count === 0) return []
  const thin = (message: string): OfferHint[] => [
    { field: 'description', kind: 'thin', found: null, message },
  ]
  const language = likelyLanguage(description)
  const duties = language === undefined ? 0 : listDuties(description, language).length
  if (count < minWords && duties < 2)
    return thin(
      'The interview is written from this text, and there is little to ask about yet. Add three to five duties, e.g. “Advise customers on the phone”.',
    )
  if (language === undefined || count > manyWords || duties > 0 || familiar.test(description)) return []
  return thin(
    'No duties were found in this text. Say what the person will do, one line each, beginning with a verb: “Plan the routes of our drivers”.',
  )
}
