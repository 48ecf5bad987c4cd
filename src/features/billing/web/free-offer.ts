import type { SiteConfig } from '#contract/site-config.ts'
import { type TranslatorOf, translatorOf } from '#contract/texts/translator.ts'
import { freeOfferTexts } from './free-offer-texts.ts'

type Offer = Pick<SiteConfig, 'billing' | 'freeOffer'>

type Say = TranslatorOf<typeof freeOfferTexts>
const english = translatorOf(freeOfferTexts)

/** The free offer in a sentence; null where there is none. */
export const freeOfferSentence = ({ billing, freeOffer }: Offer, t: Say = english): string | null =>
  billing === 'off' || freeOffer === 'none' ? null : t(freeOffer)

/** How the free offer begins, and how it relates to the plans that are sold. */
export const freeOfferTerms = ({ billing, freeOffer }: Offer, t: Say = english): string =>
  t(`terms.${billing === 'off' ? 'off' : freeOffer}`)
