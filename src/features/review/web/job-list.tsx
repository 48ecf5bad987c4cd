import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listCompanyJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { keepInView } from '#ui/components/bring-into-view.ts'
import { classNames } from '#ui/components/class-names.ts'
import { SearchInput } from '#ui/components/search-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { dashboardTexts } from './dashboard-texts.ts'

export type CountedJob = AnswerOf<typeof listCompanyJobsEndpoint>['jobs'][number]

type JobListProps = { jobs: readonly CountedJob[]; chosen: string | null; onChoose: (jobId: string) => void }

/** So few need no search. */
const maxUnsearched = 10

/** The open jobs, each with its number of candidates. */
export function JobList({ jobs, chosen, onChoose }: JobListProps) {
  const t = useTexts(dashboardTexts)
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  const term = typed.trim().toLowerCase()
  const found = jobs.filter(({ job: { title } }) => title.toLowerCase().includes(term))
  // On a narrow screen the list scrolls sideways, and the chosen job may be out of view.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-job="${chosen}"]`)
    return list.current && item ? keepInView(list.current, item) : undefined
  }, [chosen])
  return (
    <nav aria-label={t('jobList')} className="min-w-0">
      <h2 className="text-sm font-semibold text-ink-soft max-lg:sr-only">{t('openJobs')}</h2>
      {jobs.length > maxUnsearched && (
        <div className="mt-3 px-1">
          <SearchInput
            aria-label={t('searchJobs')}
            placeholder={t('searchJobsPlaceholder')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <p role="status" className="px-1 text-sm text-ink-faint not-empty:mt-3">
        {found.length === 0 && term !== '' ? t('noneFound') : ''}
      </p>
      <ul
        ref={list}
        className="fades-while-more relative -mx-1 mt-2 flex gap-1 overflow-x-auto p-1 empty:hidden lg:grid lg:max-h-[70vh] lg:grid-cols-1 lg:overflow-y-auto lg:[mask-image:none]"
      >
        {found.map(({ job, numCandidates }) => (
          <li key={job.id} data-job={job.id} className="min-w-0 shrink-0 basis-40 sm:basis-60">
            <button
              type="button"
              aria-current={job.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(job.id)}
              className={classNames(
                'w-full rounded-md px-3 py-2 text-start max-lg:border max-lg:border-line',
                job.id === chosen ? 'bg-accent-soft text-accent-ink' : 'hover:bg-sunken',
              )}
            >
              <span
                className="block truncate text-left text-sm rtl:text-right font-medium"
                dir="auto"
                title={job.title}
              >
                {job.title}
              </span>
              <span className="block text-xs text-ink-faint">
                {t('candidateCount', { count: numCandidates })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
