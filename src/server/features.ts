import type { Route } from '#platform/http/route.ts'
import type { MailKind } from '#platform/mail/mail.ts'
import type { Listener, Task } from '#platform/tasks/tasks.ts'

/** What a feature brings to the server. */
interface Feature {
  routes?: readonly Route[]
  tasks?: readonly Task<never>[]
  mails?: readonly MailKind[]
  listeners?: readonly Listener[]
}

/** Every feature, in the order of the ladder. */
const features: readonly Feature[] = []

export const routes = features.flatMap((feature) => feature.routes ?? [])
export const tasks = features.flatMap((feature) => feature.tasks ?? [])
export const mails = features.flatMap((feature) => feature.mails ?? [])
export const listeners = features.flatMap((feature) => feature.listeners ?? [])
