import type { JobId } from '#contract/ids.ts'
import type { JobSummary } from '#features/jobs/contract/jobs.ts'
import { idOf, now } from './a-listed-job.ts'

/** A job as a list shows it. */
export function aJobSummary(change: Partial<JobSummary> = {}): JobSummary {
  return {
    id: idOf(1) as JobId,
    title: 'Sales Manager',
    excerpt: 'You lead five sales people.',
    location: 'Tunis',
    salary: 1500,
    type: 'Full-time',
    status: 'open',
    createdAt: now.toISOString(),
    currentCandidatesCount: 0,
    maxCandidates: 10,
    interviewLanguage: 'Français',
    questionsState: 'ready',
    ...change,
  }
}
