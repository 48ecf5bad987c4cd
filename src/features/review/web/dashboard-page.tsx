import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { listCompanyJobs } from '#features/jobs/contract.ts'
import { call } from '#ui/api/call.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Container } from '#ui/layout/container.tsx'
import { JobList } from './job-list.tsx'
import { JobPanel } from './job-panel.tsx'

/** The company's open jobs and the candidates of the one that is chosen; the first one is, unless the address says. */
export function DashboardPage() {
  const [search, setSearch] = useSearchParams()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['company-jobs'],
    queryFn: ({ signal }) => call(listCompanyJobs, { signal }),
  })
  const jobs = data?.jobs.map(({ job }) => job).filter((job) => job.status === 'open') ?? []
  const asked = search.get('job')
  const chosen = jobs.find((job) => job.id === asked) ?? jobs[0]
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle>Dashboard</PageTitle>
      {isError ? (
        <ErrorState title="Failed to load jobs. Please try again later." onRetry={() => void refetch()} />
      ) : isPending ? (
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
            onChoose={(job) => setSearch({ job }, { replace: true, preventScrollReset: true })}
          />
          <JobPanel key={chosen.id} job={chosen} />
        </div>
      )}
    </Container>
  )
}

function DashboardLoading() {
  return (
    <Loading label="Loading jobs…" className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Skeleton className="h-40 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </Loading>
  )
}
