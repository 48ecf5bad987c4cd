import { type Route, route } from '#platform/http/route.ts'
import { createInvitationEndpoint, listInvitationsEndpoint } from '../contract/invitations.ts'
import { createInvitation } from './create-invitation.ts'
import { listInvitations } from './list-invitations.ts'

export const routes: Route[] = [
  route(listInvitationsEndpoint, ({ platform, employer, query }) =>
    listInvitations(platform, employer.companyId, query),
  ),
  route(createInvitationEndpoint, ({ platform, employer, body }) =>
    createInvitation(platform, employer, body),
  ),
]
