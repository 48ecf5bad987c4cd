import { type Route, route } from '#platform/http/route.ts'
import {
  getCalendarFeedEndpoint,
  openCalendarFeedEndpoint,
  renewCalendarFeedEndpoint,
} from '../contract/calendar-feed.ts'
import {
  cancelInvitationEndpoint,
  createInvitationEndpoint,
  listInvitationsEndpoint,
  moveInvitationEndpoint,
} from '../contract/invitations.ts'
import {
  chooseLanguageByInvitationEndpoint,
  downloadInvitationEndpoint,
  getInvitationByLinkEndpoint,
  replyToInvitationEndpoint,
} from '../contract/reply.ts'
import { getCalendarFeed, openCalendarFeed, renewCalendarFeed } from './calendar/open-feed.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { chooseLanguage } from './choose-language.ts'
import { createInvitation } from './create-invitation.ts'
import { downloadInvitation, loadInvitation } from './get-invitation-by-link.ts'
import { listInvitations } from './list-invitations.ts'
import { moveInvitation } from './move-invitation.ts'
import { replyToInvitation } from './reply-to-invitation.ts'

export const routes: Route[] = [
  route(listInvitationsEndpoint, ({ platform, employer, query }) =>
    listInvitations(platform, employer.companyId, query),
  ),
  route(createInvitationEndpoint, ({ platform, employer, body }) =>
    createInvitation(platform, employer, body),
  ),
  route(moveInvitationEndpoint, ({ platform, employer, params, body }) =>
    moveInvitation(platform, employer, params.invitationId, body),
  ),
  route(cancelInvitationEndpoint, ({ platform, employer, params, body }) =>
    cancelInvitation(platform, employer, params.invitationId, body),
  ),
  route(getInvitationByLinkEndpoint, ({ platform, params }) => loadInvitation(platform, params.token)),
  route(replyToInvitationEndpoint, ({ platform, params, body }) =>
    replyToInvitation(platform, params.token, body),
  ),
  route(chooseLanguageByInvitationEndpoint, async ({ platform, params, body }) => {
    await chooseLanguage(platform, params.token, body.language)
    return undefined
  }),
  route(downloadInvitationEndpoint, ({ platform, params }) => downloadInvitation(platform, params.token)),
  route(getCalendarFeedEndpoint, ({ platform, employer }) => getCalendarFeed(platform, employer)),
  route(renewCalendarFeedEndpoint, ({ platform, employer }) => renewCalendarFeed(platform, employer)),
  route(openCalendarFeedEndpoint, ({ platform, params }) => openCalendarFeed(platform, params.token)),
]
