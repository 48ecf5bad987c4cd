import { type Route, route } from '#platform/http/route.ts'
import { getNotificationsEndpoint, setNotificationsEndpoint } from '../../contract/notifications.ts'
import { getNotifications, setNotifications } from './change-notifications.ts'

export const routes: Route[] = [
  route(getNotificationsEndpoint, async ({ platform, employer }) => ({
    completedInterviews: await getNotifications(platform, employer),
  })),
  route(setNotificationsEndpoint, async ({ platform, employer, body }) => {
    await setNotifications(platform, employer, body.completedInterviews)
    return body
  }),
]
