import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { canView } from '#contract/endpoint.ts'
import type { listCompanyJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { companyJobsKey } from '#features/jobs/web/use-company-jobs.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { CandidatesLoading } from './candidates-loading.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import { type CountedJob, JobList } from './job-list.tsx'
import { useIsBeside } from './use-opened-candidate.ts'

const listing = routeOf<typeof listCompanyJobsEndpoint>({
  method: 'GET',
  path: '/api/jobs/company',
  access: canView,
})

// Fetched beside the jobs, not after them.
const panel = import('./job-panel.tsx')
const JobPanel = lazy(async () => ({ default: (await panel).JobPanel }))

const columns = 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]'

/** The company's open jobs, and the candidates of the job in the address, otherwise of the first one. */
export function DashboardPage() {
  const t = useTexts(dashboardTexts)
  const [address, setAddress] = useSearchParams()
  const isBeside = useIsBeside()
  const {
    data: jobs,
    isError,
    refetch,
  } = useQuery({
    queryKey: [...companyJobsKey, 'all'],
    queryFn: loadJobs,
  })
  const open = jobs?.filter(({ job }) => job.status === 'open') ?? []
  const wanted = address.get('job')
  const chosen = wanted === null ? open[0] : jobs?.find(({ job }) => job.id === wanted)
  return (
    <Container className="py-6 sm:py-8">
      <PageTitle help="list">{t('title')}</PageTitle>
      {chosen || open.length > 0 ? (
        <div className={isBeside ? '' : columns}>
          {!isBeside && (
            <JobList
              jobs={open}
              chosen={chosen?.job.id ?? null}
              // Filters are for one job; the layout stays.
              onChoose={(job) => setAddress(ofJob(address, job), { replace: true, preventScrollReset: true })}
            />
          )}
          {chosen ? (
            <Suspense fallback={<PanelSkeleton />}>
              <JobPanel
                key={chosen.job.id}
                job={{ ...chosen.job, currentCandidatesCount: chosen.numCandidates }}
              />
            </Suspense>
          ) : (
            <EmptyState title={t('noJobChosen')}>{t('noJobChosenText')}</EmptyState>
          )}
        </div>
      ) : jobs ? (
        <EmptyState
          title={t('noJobs')}
          icon={<BriefcaseBusiness aria-hidden />}
          action={<LinkButton to="/Jobs">{t('noJobsAction')}</LinkButton>}
        >
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

function ofJob(address: URLSearchParams, job: string): URLSearchParams {
  const layout = address.get('view')
  return new URLSearchParams(layout === null ? { job } : { job, view: layout })
}

/** All of the company's jobs, newest first. */
async function loadJobs({ signal }: { signal: AbortSignal }): Promise<CountedJob[]> {
  const jobs: CountedJob[] = []
  for (let page = 0; ; page += 1) {
    const next = await call(listing, { query: { page, size: 100 }, signal })
    jobs.push(...next.jobs)
    if (next.last) return jobs
  }
}

function DashboardLoading() {
  const t = useTexts(dashboardTexts)
  return (
    <Loading label={t('jobsLoading')} className={columns}>
      <div className="flex gap-1 overflow-hidden pt-3 lg:grid lg:pt-8">
        {[0, 1, 2, 3].map((job) => (
          <Skeleton key={job} className="h-13 shrink-0 basis-40 sm:basis-60" />
        ))}
      </div>
      <PanelSkeleton />
    </Loading>
  )
}

/** The head of a job, its figures, the tabs and the first candidates to come. */
const PanelSkeleton = () => (
  <div aria-hidden className="grid min-w-0 grid-cols-1 gap-6">
    <div className="grid gap-3">
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-6 w-2/5" />
    </div>
    <div className="grid grid-cols-3 gap-8 rounded-lg border border-line bg-surface p-4 max-md:order-last max-md:grid-cols-1">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
    <div className="grid gap-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <CandidatesLoading layout="cards" />
    </div>
  </div>
)
