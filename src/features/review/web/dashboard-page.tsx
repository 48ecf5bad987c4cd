import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { JobList } from './job-list.tsx'
import { JobPanel } from './job-panel.tsx'
import { reviewTexts } from './texts.ts'
import { type DashboardJob, openJobsAtOnce, useOpenJobs, useRequestedJob } from './use-open-jobs.ts'

/** The company's open jobs, and the candidates of the job in the address, otherwise of the first one. */
export function DashboardPage() {
  const t = useTexts(reviewTexts)
  const [address, setAddress] = useSearchParams()
  const [typed, setTyped] = useState('')
  const open = useOpenJobs(useDebounced(typed.trim()))
  const asked = useRequestedJob(address.get('job'))
  const jobs = unique(open.data?.pages.flatMap((page) => page.jobs) ?? [])
  const chosen = useChosen(jobs, address.get('job'), asked.data ?? null)
  // A short list needs no search.
  const searchable = typed !== '' || open.hasNextPage || jobs.length > openJobsAtOnce / 2
  const waits = open.isPending || (!chosen && asked.isLoading)
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle>{t('title')}</PageTitle>
      {open.isError && !open.data ? (
        <ErrorState title={t('jobsFailed')} onRetry={() => void open.refetch()} />
      ) : waits ? (
        <DashboardLoading />
      ) : !chosen ? (
        <EmptyState title={t('noJobs')} action={<LinkButton to="/Jobs">{t('noJobsAction')}</LinkButton>}>
          {t('noJobsText')}
        </EmptyState>
      ) : (
        <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <JobList
            jobs={jobs}
            chosen={chosen.id}
            onChoose={(job) => setAddress({ job }, { replace: true, preventScrollReset: true })}
            search={searchable ? { value: typed, onChange: setTyped } : undefined}
            onMore={open.hasNextPage ? () => void open.fetchNextPage() : undefined}
            loadingMore={open.isFetchingNextPage}
          />
          <JobPanel key={chosen.id} job={chosen} />
        </div>
      )}
    </Container>
  )
}

// A job posted meanwhile shifts the others, so that one may be on two pages.
const unique = (jobs: readonly DashboardJob[]) => [...new Map(jobs.map((job) => [job.id, job])).values()]

/** The job in the address, otherwise the first; it stays when a search excludes it. */
function useChosen(jobs: readonly DashboardJob[], wanted: string | null, asked: DashboardJob | null) {
  const [last, setLast] = useState<DashboardJob | null>(null)
  const named = wanted === null ? undefined : (jobs.find((job) => job.id === wanted) ?? asked)
  const chosen = named ?? last ?? jobs[0] ?? null
  useEffect(() => setLast(chosen), [chosen])
  return chosen
}

const debounceMs = 200

function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced
}

function DashboardLoading() {
  const t = useTexts(reviewTexts)
  return (
    <Loading
      label={t('jobsLoading')}
      className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <Skeleton className="h-40 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </Loading>
  )
}
