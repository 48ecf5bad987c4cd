import type { SiteConfig } from '#contract/site-config.ts'

type Offer = Pick<SiteConfig, 'billing' | 'freeOffer'>

/** The free offer in a sentence; null where there is none. */
export function freeOfferSentence({ billing, freeOffer }: Offer): string | null {
  if (billing === 'off' || freeOffer === 'none') return null
  if (freeOffer === 'trial')
    return 'The free trial lasts 30 days, one time, with 1 job offer and up to 10 candidates.'
  return 'The Starter plan is free for life with 1 job offer and up to 10 candidates.'
}

/** How the free offer begins, and how it relates to the plans that are sold. */
export function freeOfferTerms({ billing, freeOffer }: Offer): string {
  if (billing === 'off')
    return 'This installation sells no plans: everything is unlocked for the company that runs it.'
  if (freeOffer === 'none') return 'There is no free offer at the moment: posting a job takes a paid plan.'
  const once = 'A company receives it once, when it has finished its profile, and pays nothing for it.'
  if (freeOffer === 'trial') return `${once} After it, posting a job takes a paid plan.`
  return `${once} The paid Starter plan is a plan of its own, with room for more candidates.`
}
