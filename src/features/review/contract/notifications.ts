import * as z from 'zod/mini'
import { canView, endpoint } from '#contract/endpoint.ts'

/** How often a user hears of completed interviews. */
export const notificationChoices = ['at-once', 'daily', 'off'] as const
export type NotificationChoice = (typeof notificationChoices)[number]

export const getNotificationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/notifications',
  summary: 'How often the signed-in user hears of completed interviews.',
  access: canView,
  reply: z.object({ completedInterviews: z.enum(notificationChoices) }),
})

export const setNotificationsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/notifications',
  summary: 'Sets how often the signed-in user hears of completed interviews.',
  access: canView,
  body: z.strictObject({ completedInterviews: z.enum(notificationChoices) }),
  reply: z.object({ completedInterviews: z.enum(notificationChoices) }),
})
