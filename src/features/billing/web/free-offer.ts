import type { SiteConfig } from '#contract/site-config.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import type { freeOfferTexts } from './free-offer-texts.ts'
import { knownPlanOf } from './known-plans.ts'

/** Whether a free offer has the name of this plan, which is sold too. */
export const hasFreeVersion = (
  { name }: { name: string },
  { freeOffer }: Pick<SiteConfig, 'freeOffer'>,
): boolean => freeOffer === 'starter' && knownPlanOf(name) === 'Starter'

type Offer = Pick<SiteConfig, 'billing' | 'freeOffer'>

type Say = TranslatorOf<typeof freeOfferTexts>

/** The free offer in a sentence; null where there is none. */
export const freeOfferSentence = ({ billing, freeOffer }: Offer, t: Say): string | null =>
  billing === 'off' || freeOffer === 'none' ? null : t(freeOffer)

/** How the free offer begins, and how it relates to the plans that are sold. */
export const freeOfferTerms = ({ billing, freeOffer }: Offer, t: Say): string =>
  t(`terms.${billing === 'off' ? 'off' : freeOffer}`)
