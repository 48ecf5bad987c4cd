import { BriefcaseBusiness, Plus, SearchX, Users } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#features/accounts/web/use-session.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading } from '#ui/components/skeleton.tsx'
import { StatCard } from '#ui/components/stat-card.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import type { Job } from '../contract.ts'
import { filterJobs } from './filter-jobs.ts'
import { JobCard, JobCardSkeleton } from './job-card.tsx'
import { JobSearch } from './job-search.tsx'
import { jobsTexts as texts } from './texts.ts'
import { useCompanyJobs } from './use-company-jobs.ts'

/** `/Jobs`: the company's job offers and their interview links. */
export function JobsPage() {
  const { brand } = useSiteConfig()
  const { role } = useSession()
  const { data, isError, isFetching, refetch } = useCompanyJobs()
  const [typed, setTyped] = useState('')
  const term = typed.trim()
  const found = filterJobs(data?.jobs ?? [], term)
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle
        description={texts.description}
        documentTitle={`${texts.title} · ${brand}`}
        actions={
          role !== 'VIEWER' && (
            <LinkButton to="/CreateJob" icon={<Plus aria-hidden />}>
              {texts.create}
            </LinkButton>
          )
        }
      >
        {texts.title}
      </PageTitle>
      {isError && !data ? (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <>
          <Figures jobs={data?.jobs.length} candidates={data?.totalCandidates} />
          <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <JobSearch value={typed} onChange={setTyped} className="w-full sm:max-w-sm" />
            <p role="status" dir="auto" className="min-w-0 text-sm break-words text-ink-soft">
              {data && term !== '' && texts.found(found.length, term)}
            </p>
          </div>
          {data ? (
            <Offers key={term} jobs={found} term={term} onClear={() => setTyped('')} />
          ) : (
            <OffersLoading />
          )}
        </>
      )}
    </Container>
  )
}

type FiguresProps = { jobs: number | undefined; candidates: number | undefined }

const Figures = ({ jobs, candidates }: FiguresProps) => (
  <div className="grid grid-cols-2 gap-3 sm:gap-4">
    <StatCard
      label={texts.totalJobs}
      value={texts.number(jobs ?? 0)}
      loading={jobs === undefined}
      icon={<BriefcaseBusiness aria-hidden />}
    />
    <StatCard
      label={texts.totalCandidates}
      value={texts.number(candidates ?? 0)}
      loading={candidates === undefined}
      icon={<Users aria-hidden />}
    />
  </div>
)

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'
const atOnce = 60

type OffersProps = {
  jobs: readonly { job: Job; numCandidates: number }[]
  term: string
  onClear: () => void
}

function Offers({ jobs, term, onClear }: OffersProps) {
  const { publicUrl } = useSiteConfig()
  const [most, setMost] = useState(atOnce)
  if (jobs.length === 0) return term === '' ? <NoJobs /> : <NothingFound term={term} onClear={onClear} />
  return (
    <>
      <ul className={grid}>
        {jobs.slice(0, most).map(({ job, numCandidates }) => (
          <JobCard
            key={job.id}
            job={job}
            numCandidates={numCandidates}
            applyLink={`${publicUrl}/Apply/${job.id}`}
          />
        ))}
      </ul>
      {jobs.length > most && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" onClick={() => setMost(most + atOnce)}>
            {texts.showMore}
          </Button>
        </div>
      )}
    </>
  )
}

const NoJobs = () => (
  <EmptyState title={texts.emptyTitle} icon={<BriefcaseBusiness aria-hidden />}>
    {texts.noJobs}
  </EmptyState>
)

const NothingFound = ({ term, onClear }: Pick<OffersProps, 'term' | 'onClear'>) => (
  <EmptyState
    title={texts.emptyTitle}
    icon={<SearchX aria-hidden />}
    action={
      <Button variant="secondary" onClick={onClear}>
        {texts.clear}
      </Button>
    }
  >
    <span className="break-words">{texts.nothingFound(term)}</span>
  </EmptyState>
)

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const OffersLoading = () => (
  <Loading label={texts.loading}>
    <ul className={grid}>
      {skeletons.map((name) => (
        <JobCardSkeleton key={name} />
      ))}
    </ul>
  </Loading>
)
