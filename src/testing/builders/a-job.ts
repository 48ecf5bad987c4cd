import { createJobEndpoint, type Job, type NewJob, readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import type { TestApp } from '#testing/start-app.ts'
import type { TestCompany } from './a-company.ts'

/** A valid job offer as the form sends it. */
export function aNewJob(overrides: Partial<NewJob> = {}): NewJob {
  return {
    title: 'Sales Manager',
    description:
      'You lead five sales people, visit hotels around the country, negotiate yearly contracts and report to the founders.',
    location: 'Tunis',
    type: 'Full-time',
    salary: 1500,
    interviewLanguage: 'Français',
    idealProfile: {
      skills: ['Negotiation', 'CRM'],
      minExperienceYears: 3,
      seniorityLevel: 'Mid-level',
      educationLevel: "Bachelor's",
      preferredLanguages: ['French', 'Arabic'],
      softSkills: ['Communication', 'Problem Solving'],
      industryBackground: 'Retail',
    },
    ...overrides,
  }
}

/**
 * A posted job whose interview is written. It spends a posting, of which the free offer has one: start the app with
 * `BILLING: 'off'` for companies with many jobs.
 */
export async function aJob(
  app: TestApp,
  company: Pick<TestCompany, 'token'>,
  overrides: Partial<NewJob> = {},
): Promise<Job> {
  const { token } = company
  const { id } = await app.succeed(createJobEndpoint, { token, body: aNewJob(overrides) })
  await app.runTasks()
  return app.succeed(readJobEndpoint, { token, params: { jobId: id } })
}
