import type { OfferHint, OfferToRead } from '../../contract/offer-hints.ts'
import { findContradictions } from './find-contradictions.ts'
import { findTerms } from './find-terms.ts'
import { findThinText } from './find-thin-text.ts'

const order: Readonly<Record<OfferHint['kind'], number>> = {
  protected: 0,
  contradiction: 1,
  thin: 2,
  exclusionary: 3,
}

const most = 12

/** What to think over in an offer that is being written: hints, the gravest first. */
export function readOfferHints(offer: OfferToRead): OfferHint[] {
  return [...findTerms(offer), ...findContradictions(offer), ...findThinText(offer.description)]
    .sort((one, other) => order[one.kind] - order[other.kind])
    .slice(0, most)
}
