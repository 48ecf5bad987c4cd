import type { JobId } from '#contract/ids.ts'
import type { Job, JobSummary } from '#features/jobs/contract/jobs.ts'

export const now = new Date('2026-11-21T09:00:00Z')
export const idOf = (at: number) => `${String(at).padStart(8, '0')}-1111-4111-8111-111111111111`

/** A job as its employer's pages get it. */
export function aListedJob(change: Partial<Job> = {}): Job {
  return {
    id: idOf(1) as JobId,
    title: 'Sales Manager',
    description: 'You lead five sales people.',
    location: 'Tunis',
    salary: 1500,
    type: 'Full-time',
    status: 'open',
    createdAt: now.toISOString(),
    currentCandidatesCount: 0,
    maxCandidates: 10,
    interviewLanguage: 'Français',
    questionsState: 'ready',
    idealProfile: {
      skills: ['CRM'],
      minExperienceYears: 3,
      seniorityLevel: 'Senior',
      educationLevel: 'PhD',
      preferredLanguages: ['French'],
      softSkills: ['Teamwork'],
      industryBackground: 'Retail',
    },
    tailoredQuestions: [],
    questionsLocked: false,
    version: 1,
    ...change,
  }
}

/** The same job as a list shows it. */
export function aJobSummary(change: Partial<JobSummary> = {}): JobSummary {
  return { ...aListedJob(), description: 'You lead five sales people.', ...change }
}
