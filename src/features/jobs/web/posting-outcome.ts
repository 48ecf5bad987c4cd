import { ApiError } from '#ui/api/api-error.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'

const refusals = ['NO_SUBSCRIPTION', 'NOT_ACTIVE', 'NO_JOBS_LEFT', 'EXPIRED_SUBSCRIPTION'] as const
export type PostingOutcome = (typeof refusals)[number] | 'UNKNOWN_ERROR'

/** Why no job can be posted, by the code of the refusal. */
export function outcomeOf(error: unknown): PostingOutcome {
  return refusals.find((code) => error instanceof ApiError && error.code === code) ?? 'UNKNOWN_ERROR'
}

/** The page where somebody can post again; null where no plans are sold, or nothing is known to help. */
export function useWayOut(outcome: PostingOutcome): string | null {
  const { billing } = useSiteConfig()
  if (outcome === 'UNKNOWN_ERROR' || billing === 'off') return null
  return outcome === 'NOT_ACTIVE' ? '/Settings#subscriptions' : '/Pricing'
}
