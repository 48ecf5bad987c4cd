import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type JobSummary, listJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { call } from '#ui/api/call.ts'
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

/** The company's open jobs, and the candidates of the job in the address, otherwise of the first one. */
export function DashboardPage() {
  const t = useTexts(reviewTexts)
  const [address, setAddress] = useSearchParams()
  const { data: jobs, isError, refetch } = useQuery({ queryKey: ['jobs', 'all'], queryFn: loadJobs })
  const open = jobs?.filter(({ status }) => status === 'open') ?? []
  const chosen = jobs?.find(({ id }) => id === address.get('job')) ?? open[0]
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle>{t('title')}</PageTitle>
      {chosen ? (
        <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <JobList
            jobs={open}
            chosen={chosen.id}
            onChoose={(job) => setAddress({ job }, { replace: true, preventScrollReset: true })}
          />
          <JobPanel key={chosen.id} job={chosen} />
        </div>
      ) : jobs ? (
        <EmptyState title={t('noJobs')} action={<LinkButton to="/Jobs">{t('noJobsAction')}</LinkButton>}>
          {t('noJobsText')}
        </EmptyState>
      ) : isError ? (
        <ErrorState title={t('jobsFailed')} onRetry={() => void refetch()} />
      ) : (
        <DashboardLoading />
      )}
    </Container>
  )
}

/** All of the company's jobs, newest first. */
async function loadJobs({ signal }: { signal: AbortSignal }): Promise<JobSummary[]> {
  const jobs: JobSummary[] = []
  for (let page = 0; ; page += 1) {
    const next = await call(listJobsEndpoint, { query: { page, size: 100 }, signal })
    jobs.push(...next.jobs)
    if (next.last) return jobs
  }
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
