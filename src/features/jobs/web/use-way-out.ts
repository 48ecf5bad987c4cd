import { useSiteConfig } from '#ui/layout/site-config.tsx'
import type { PostingOutcome } from './posting-outcome.ts'

/** The page where somebody can post again; null where no plans are sold, or nothing is known to help. */
export function useWayOut(outcome: PostingOutcome): string | null {
  const { billing } = useSiteConfig()
  if (outcome === 'UNKNOWN_ERROR' || billing === 'off') return null
  return outcome === 'NOT_ACTIVE' ? '/Settings#subscriptions' : '/Pricing'
}
