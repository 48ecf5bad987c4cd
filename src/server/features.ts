import { mails as accountsMails } from '#features/accounts/server/mails.ts'
import { routes as accountsRoutes } from '#features/accounts/server/routes.ts'
import { tasks as accountsTasks } from '#features/accounts/server/tasks.ts'
import { routes as adminRoutes } from '#features/admin/server/routes.ts'
import { tasks as adminTasks } from '#features/admin/server/tasks.ts'
import { routes as assessmentsRoutes } from '#features/assessments/server/routes.ts'
import {
  subscribers as assessmentsSubscribers,
  tasks as assessmentsTasks,
} from '#features/assessments/server/tasks.ts'
import { mails as billingMails } from '#features/billing/server/mails.ts'
import { routes as billingRoutes } from '#features/billing/server/routes.ts'
import { tasks as billingTasks } from '#features/billing/server/tasks.ts'
import { mails as candidatesMails } from '#features/candidates/server/mails.ts'
import { routes as candidatesRoutes } from '#features/candidates/server/routes.ts'
import { tasks as candidatesTasks } from '#features/candidates/server/tasks.ts'
import { routes as companyRoutes } from '#features/company/server/routes.ts'
import { routes as demoRoutes } from '#features/demo/server/routes.ts'
import { mails as interviewsMails } from '#features/interviews/server/mails.ts'
import { routes as interviewsRoutes } from '#features/interviews/server/routes.ts'
import {
  subscribers as interviewsSubscribers,
  tasks as interviewsTasks,
} from '#features/interviews/server/tasks.ts'
import { mails as invitationsMails } from '#features/invitations/server/mails.ts'
import { routes as invitationsRoutes } from '#features/invitations/server/routes.ts'
import {
  subscribers as invitationsSubscribers,
  tasks as invitationsTasks,
} from '#features/invitations/server/tasks.ts'
import { routes as jobsRoutes } from '#features/jobs/server/routes.ts'
import { mails as mailTemplatesMails } from '#features/mail-templates/server/mails.ts'
import { routes as mailTemplatesRoutes } from '#features/mail-templates/server/routes.ts'
import { mails as privacyMails } from '#features/privacy/server/mails.ts'
import { routes as privacyRoutes } from '#features/privacy/server/routes.ts'
import { tasks as privacyTasks } from '#features/privacy/server/tasks.ts'
import { routes as questionSetsRoutes } from '#features/question-sets/server/routes.ts'
import {
  subscribers as questionSetsSubscribers,
  tasks as questionSetsTasks,
} from '#features/question-sets/server/tasks.ts'
import { routes as jobReportsRoutes } from '#features/reports/server/job-report/routes.ts'
import { routes as reportsRoutes } from '#features/reports/server/routes.ts'
import { tasks as reportsTasks } from '#features/reports/server/tasks.ts'
import { mails as notificationsMails } from '#features/review/server/notifications/mails.ts'
import { routes as notificationsRoutes } from '#features/review/server/notifications/routes.ts'
import {
  subscribers as notificationsSubscribers,
  tasks as notificationsTasks,
} from '#features/review/server/notifications/tasks.ts'
import { routes as reviewRoutes } from '#features/review/server/routes.ts'
import { mails as waitingListMails } from '#features/waiting-list/server/mails.ts'
import { routes as waitingListRoutes } from '#features/waiting-list/server/routes.ts'
import { tasks as waitingListTasks } from '#features/waiting-list/server/tasks.ts'
import type { Route } from '#platform/http/route.ts'
import type { MailKind } from '#platform/mail/mail.ts'
import type { Subscriber, Task } from '#platform/tasks/tasks.ts'

/** What a feature brings to the server. */
interface Feature {
  routes?: readonly Route[]
  tasks?: readonly Task[]
  mails?: readonly MailKind[]
  subscribers?: readonly Subscriber[]
}

/** Every feature, in the order of the ladder. */
const features: readonly Feature[] = [
  { routes: accountsRoutes, tasks: accountsTasks, mails: accountsMails },
  { routes: billingRoutes, tasks: billingTasks, mails: billingMails },
  { routes: companyRoutes },
  { routes: mailTemplatesRoutes, mails: mailTemplatesMails },
  { routes: jobsRoutes },
  { routes: questionSetsRoutes, tasks: questionSetsTasks, subscribers: questionSetsSubscribers },
  { routes: candidatesRoutes, tasks: candidatesTasks, mails: candidatesMails },
  {
    routes: interviewsRoutes,
    tasks: interviewsTasks,
    mails: interviewsMails,
    subscribers: interviewsSubscribers,
  },
  { routes: waitingListRoutes, tasks: waitingListTasks, mails: waitingListMails },
  { routes: assessmentsRoutes, tasks: assessmentsTasks, subscribers: assessmentsSubscribers },
  { routes: [...reportsRoutes, ...jobReportsRoutes], tasks: reportsTasks },
  {
    routes: invitationsRoutes,
    tasks: invitationsTasks,
    mails: invitationsMails,
    subscribers: invitationsSubscribers,
  },
  {
    routes: [...reviewRoutes, ...notificationsRoutes],
    tasks: notificationsTasks,
    mails: notificationsMails,
    subscribers: notificationsSubscribers,
  },
  { routes: privacyRoutes, tasks: privacyTasks, mails: privacyMails },
  { routes: adminRoutes, tasks: adminTasks },
  { routes: demoRoutes },
]

export const routes = features.flatMap((feature) => feature.routes ?? [])
export const tasks = features.flatMap((feature) => feature.tasks ?? [])
export const mails = features.flatMap((feature) => feature.mails ?? [])
export const subscribers = features.flatMap((feature) => feature.subscribers ?? [])
