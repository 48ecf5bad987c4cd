import * as z from 'zod/mini'
import { canView, endpoint, linkHolder } from '#contract/endpoint.ts'
import { wrongLinkLimits } from '#contract/wrong-links.ts'

/** Each user has a feed of the company's meetings, by a secret address. */
const feed = z.object({ url: z.string() })

export const getCalendarFeedEndpoint = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  summary: "The address of the user's calendar feed.",
  access: canView,
  reply: feed,
})

export const renewCalendarFeedEndpoint = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  summary: 'Makes a new address; the old one ends at once.',
  access: canView,
  reply: feed,
})

export const openCalendarFeedEndpoint = endpoint({
  method: 'GET',
  path: '/api/calendar/:token',
  summary: 'The meetings of a company as an iCalendar feed.',
  access: linkHolder,
  params: z.object({ token: z.string().check(z.minLength(1)) }),
  reply: 'file',
  refusals: { EXPIRED_LINK: { status: 410, message: 'This calendar address has ended.' } },
  limits: wrongLinkLimits('EXPIRED_LINK'),
})
