import { useQuery } from '@tanstack/react-query'
import { anyone, signedIn } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import type { PlanFeature } from '../contract/options.ts'
import type { listPlansEndpoint, listSubscriptionsEndpoint } from '../contract/plans.ts'

const listingPlans = routeOf<typeof listPlansEndpoint>({ method: 'GET', path: '/api/plans', access: anyone })
const listingSubscriptions = routeOf<typeof listSubscriptionsEndpoint>({
  method: 'GET',
  path: '/api/subscriptions/user',
  access: signedIn,
})
const staleTime = 60_000

/**
 * Whether the company's plan has a feature, and the cheapest plan that unlocks it. Open until the answer is there: the
 * server decides.
 */
export function usePlanFeature(feature: PlanFeature): { open: boolean; plan: string | null } {
  const enabled = useSiteConfig().billing !== 'off'
  const { data: plans } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => call(listingPlans, { signal }),
    enabled,
    staleTime,
  })
  const { data: subscriptions } = useQuery({
    queryKey: ['subscriptions'],
    queryFn: ({ signal }) => call(listingSubscriptions, { signal }),
    enabled,
    staleTime,
  })
  if (!plans || !subscriptions) return { open: true, plan: null }
  const current = subscriptions.find(({ isCurrent }) => isCurrent)
  const withFeature = plans.filter(({ features }) => features.includes(feature))
  return {
    open: withFeature.some(({ name }) => name === current?.planName),
    plan: withFeature[0]?.name ?? null,
  }
}
