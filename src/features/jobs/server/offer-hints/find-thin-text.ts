import type { OfferHint } from '../../contract/offer-hints.ts'
import { likelyLanguage, wordsOf } from '../likely-language.ts'
import { listDuties } from '../list-duties.ts'

const minWords = 20
const manyWords = 120
/** Duties told to a friend (“du hilfst uns”) are duties, though questions cannot use them. */
const familiar = /(?<!\p{L})(?:du|tu|tú) \p{L}+/iu

/** Whether a description gives too little to make an interview from. */
export function findThinText(description: string): OfferHint[] {
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
