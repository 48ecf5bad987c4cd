import { useQuery } from '@tanstack/react-query'
import { canView } from '#contract/endpoint.ts'
import type { listInvitationsEndpoint } from '#features/invitations/contract/invitations.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'

const listing = routeOf<typeof listInvitationsEndpoint>({
  method: 'GET',
  path: '/api/invitations',
  access: canView,
})
const staleMs = 60_000
const wanted = { only: 'awaits-outcome' } as const

/** How many meetings have passed without an outcome; asked for again with every change of meetings. */
export function useMeetingsToRecord(): number {
  const { data } = useQuery({
    queryKey: ['invitations', wanted],
    queryFn: ({ signal }) => call(listing, { query: wanted, signal }),
    staleTime: staleMs,
    refetchInterval: staleMs * 5,
  })
  return data?.length ?? 0
}
