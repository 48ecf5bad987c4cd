import type { OfferHint, OfferToRead } from '../../contract/offer-hints.ts'
import { wordsOf } from '../questions/lint-question.ts'

const fewestWords = 30

/** What to think over in an offer that is being written: hints, the gravest first. */
export function readOfferHints({ description }: OfferToRead): OfferHint[] {
  if (wordsOf(description).length >= fewestWords) return []
  return [
    {
      field: 'description',
      kind: 'thin',
      found: null,
      message:
        'The interview is written from this text. Add three to five duties, e.g. “Advise customers on the phone”.',
    },
  ]
}
