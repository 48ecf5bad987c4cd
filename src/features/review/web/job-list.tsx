import type { Job } from '#features/jobs/contract.ts'
import { classNames } from '#ui/components/class-names.ts'

export type JobListProps = {
  jobs: readonly Job[]
  chosen: string | null
  onChoose: (jobId: string) => void
}

/** The open jobs, each with how many candidates it has. */
export function JobList({ jobs, chosen, onChoose }: JobListProps) {
  return (
    <nav aria-label="Open jobs" className="min-w-0">
      <h2 className="text-sm font-semibold text-ink-soft">Open jobs</h2>
      <ul className="mt-3 flex gap-2 overflow-x-auto p-1 lg:grid lg:grid-cols-1 lg:overflow-visible">
        {jobs.map((job) => (
          <li key={job.id} className="min-w-0 shrink-0 basis-56">
            <button
              type="button"
              aria-current={job.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(job.id)}
              className={classNames(
                'w-full rounded-lg border px-4 py-3 text-start',
                job.id === chosen
                  ? 'border-accent bg-accent-soft'
                  : 'border-line bg-surface hover:border-line-strong',
              )}
            >
              <span className="block truncate font-semibold" title={job.title}>
                <bdi>{job.title}</bdi>
              </span>
              <span className="block text-sm text-ink-soft">
                {job.currentCandidatesCount} {job.currentCandidatesCount === 1 ? 'candidate' : 'candidates'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
