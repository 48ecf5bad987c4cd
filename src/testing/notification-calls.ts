import type { Job } from '#features/jobs/contract/jobs.ts'
import {
  getNotificationsEndpoint,
  type NotificationChoice,
  setNotificationsEndpoint,
} from '#features/review/contract/notifications.ts'
import type { MailContent } from '#platform/mail/mail.ts'
import { aCandidate, type TestCandidate } from './builders/a-candidate.ts'
import { aColleague, type TestColleague } from './builders/a-colleague.ts'
import { aCompany, type TestCompany } from './builders/a-company.ts'
import { aCompletedInterview } from './builders/an-interview.ts'
import type { TestApp } from './start-app.ts'

/** A company with a user of each role. */
export interface TestTeam {
  company: TestCompany
  recruiter: TestColleague
  viewer: TestColleague
}

/** What tests of notifications do and see. */
export const notificationCalls = (app: TestApp) => ({
  aTeam: async (): Promise<TestTeam> => {
    const company = await aCompany(app)
    return {
      company,
      recruiter: await aColleague(app, company, 'RECRUITER'),
      viewer: await aColleague(app, company, 'VIEWER'),
    }
  },
  choose: ({ token }: { token: string }, completedInterviews: NotificationChoice) =>
    app.succeed(setNotificationsEndpoint, { token, body: { completedInterviews } }),
  chosen: async ({ token }: { token: string }) =>
    (await app.succeed(getNotificationsEndpoint, { token })).completedInterviews,
  completed: async (job: Job, firstName = 'Amel'): Promise<TestCandidate> => {
    const candidate = await aCandidate(app, job, { firstName })
    await aCompletedInterview(app, candidate)
    await app.runTasks()
    return candidate
  },
  /** Mails to a user about interviews and candidates. */
  mailsTo: ({ email }: { email: string }): MailContent[] =>
    app.mail.to(email).filter(({ subject }) => /interview|person/.test(subject)),
  /** Sets the clock to that hour of the next day in Tunis, which is an hour ahead of UTC. */
  tomorrowAt: (hour: number, minute = 0): void => {
    const next = new Date(app.clock.now().getTime() + 24 * 3_600_000)
    next.setUTCHours(hour - 1, minute, 0, 0)
    app.clock.set(next)
  },
})
