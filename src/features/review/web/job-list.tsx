import { useEffect, useRef } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { classNames } from '#ui/components/class-names.ts'

export type JobListProps = {
  jobs: readonly Job[]
  chosen: string | null
  onChoose: (jobId: string) => void
}

/** The open jobs, each with how many candidates it has. */
export function JobList({ jobs, chosen, onChoose }: JobListProps) {
  const list = useRef<HTMLUListElement>(null)
  // On a narrow screen the list is a strip, and the chosen job may be far along it.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-job="${chosen ?? ''}"]`)
    if (!list.current || !item) return
    list.current.scrollLeft = item.offsetLeft - list.current.offsetLeft - 4
  }, [chosen])
  return (
    <nav aria-label="Open jobs" className="min-w-0">
      <h2 className="text-sm font-semibold text-ink-soft">Open jobs</h2>
      <ul
        ref={list}
        className="mt-3 flex gap-2 overflow-x-auto p-1 lg:grid lg:grid-cols-1 lg:overflow-visible"
      >
        {jobs.map((job) => (
          <li key={job.id} data-job={job.id} className="min-w-0 shrink-0 basis-56">
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
              <span className="block truncate text-left font-semibold" dir="auto" title={job.title}>
                {job.title}
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
