import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type CallOf, canEdit, canView } from '#contract/endpoint.ts'
import type { CandidateId } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type {
  cancelInvitationEndpoint,
  createInvitationEndpoint,
  Invitation,
  listInvitationsEndpoint,
  moveInvitationEndpoint,
} from '../contract/invitations.ts'
import type { MeetingDetails } from './meeting-form.ts'

const listing = routeOf<typeof listInvitationsEndpoint>({
  method: 'GET',
  path: '/api/invitations',
  access: canView,
})
const creating = routeOf<typeof createInvitationEndpoint>({
  method: 'POST',
  path: '/api/invitations',
  access: canEdit,
})
const moving = routeOf<typeof moveInvitationEndpoint>({
  method: 'PUT',
  path: '/api/invitations/:invitationId',
  access: canEdit,
})
const cancelling = routeOf<typeof cancelInvitationEndpoint>({
  method: 'POST',
  path: '/api/invitations/:invitationId/cancel',
  access: canEdit,
})

export const invitationsKey = ['invitations'] as const

type Wanted = NonNullable<CallOf<typeof listInvitationsEndpoint>['query']>

const staleMs = 30_000

/** The company's meetings, or some of them, the latest first. */
export const useInvitations = (wanted: Wanted = {}, enabled = true) =>
  useQuery({
    queryKey: [...invitationsKey, wanted],
    queryFn: ({ signal }) => call(listing, { query: wanted, signal }),
    enabled,
    staleTime: staleMs,
    // Candidates answer by their links.
    refetchInterval: staleMs * 2,
  })

export const invite = (candidateId: CandidateId, details: MeetingDetails) =>
  call(creating, { body: { candidateId, ...details } })

const versionOf = ({ interviewInvitation: { id }, meeting: { sequence } }: Invitation) => ({
  params: { invitationId: id },
  sequence,
})

export function moveMeeting(invitation: Invitation, details: MeetingDetails) {
  const { params, sequence } = versionOf(invitation)
  return call(moving, { params, body: { ...details, sequence } })
}

export function cancelMeeting(invitation: Invitation, message: string) {
  const { params, sequence } = versionOf(invitation)
  return call(cancelling, { params, body: { sequence, message } })
}

/** Meetings, all loaded pages of candidates, and the counts beside jobs are read again. */
export const refreshMeetings = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    [invitationsKey, ['candidates'], ['candidate'], ['jobs']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )
