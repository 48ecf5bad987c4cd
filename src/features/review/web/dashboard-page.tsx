import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Container } from '#ui/layout/container.tsx'
import { JobList } from './job-list.tsx'
import { JobPanel } from './job-panel.tsx'
import { type DashboardJob, openJobsAtOnce, useAskedJob, useOpenJobs } from './use-open-jobs.ts'

/** The company's open jobs and the candidates of the one that is chosen; the first one is, unless the address says. */
export function DashboardPage() {
  const [address, setAddress] = useSearchParams()
  const [typed, setTyped] = useState('')
  const open = useOpenJobs(useRested(typed.trim()))
  const asked = useAskedJob(address.get('job'))
  const jobs = unique(open.data?.pages.flatMap((page) => page.jobs) ?? [])
  const chosen = useChosen(jobs, address.get('job'), asked.data ?? null)
  // Few enough to see at once: nothing to search in.
  const searchable = typed !== '' || open.hasNextPage || jobs.length > openJobsAtOnce / 2
  const waits = open.isPending || (!chosen && asked.isLoading)
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle>Dashboard</PageTitle>
      {open.isError && !open.data ? (
        <ErrorState
          title="Failed to load jobs. Please try again later."
          onRetry={() => void open.refetch()}
        />
      ) : waits ? (
        <DashboardLoading />
      ) : !chosen ? (
        <EmptyState title="No open positions" action={<LinkButton to="/Jobs">Go to jobs</LinkButton>}>
          Post a job offer to receive candidates here.
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

// A job posted meanwhile moves the others on, so that one may stand on two pages.
const unique = (jobs: readonly DashboardJob[]) => [...new Map(jobs.map((job) => [job.id, job])).values()]

/** The job of the address, else the first; it stays while another search leaves it out of the list. */
function useChosen(jobs: readonly DashboardJob[], wanted: string | null, asked: DashboardJob | null) {
  const [last, setLast] = useState<DashboardJob | null>(null)
  const named = wanted === null ? undefined : (jobs.find((job) => job.id === wanted) ?? asked)
  const chosen = named ?? last ?? jobs[0] ?? null
  useEffect(() => setLast(chosen), [chosen])
  return chosen
}

const quietMs = 200

/** What is typed, once the typing rests. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), quietMs)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}

function DashboardLoading() {
  return (
    <Loading label="Loading jobs…" className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Skeleton className="h-40 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </Loading>
  )
}
