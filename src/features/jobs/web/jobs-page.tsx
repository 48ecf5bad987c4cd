import { ExternalLink, Plus } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { useSettings } from '#features/company/web/use-settings.ts'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Select } from '#ui/components/select.tsx'
import { StatStrip } from '#ui/components/stat-strip.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { FirstStepsLoading } from './first-steps-loading.tsx'
import { JobGrid, JobGridLoading } from './job-grid.tsx'
import { JobSearch, useSearchTerm } from './job-search.tsx'
import { jobsTexts } from './texts.ts'
import { type JobsView, useCompanyJobs } from './use-company-jobs.ts'

// A chunk of its own: nobody needs it after the first candidate.
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }))

/** `/Jobs`: the company's job offers and their interview links. */
export function JobsPage() {
  const t = useTexts(jobsTexts)
  const { brand } = useSiteConfig()
  const canEdit = useCanEdit() === true
  const { typed, term, type } = useSearchTerm()
  const [status, setStatus] = useStatus()
  const jobs = useCompanyJobs({ search: term, status })
  const first = jobs.data?.pages[0]
  const { data, isError, isFetching, refetch } = jobs
  const results = useRef<HTMLDivElement>(null)
  // What is used here is gone with what it did: the focus would be lost with it.
  const andStay = (act: () => void) => () => {
    act()
    results.current?.focus()
  }
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle
        help="start"
        description={t('description')}
        documentTitle={`${t('title')} · ${brand}`}
        actions={
          <>
            <CompanyPageLink />
            {canEdit && (
              <LinkButton to="/CreateJob" icon={<Plus aria-hidden />}>
                {t('create')}
              </LinkButton>
            )}
          </>
        }
      >
        {t('title')}
      </PageTitle>
      {canEdit &&
        first?.totalCandidates === 0 &&
        first.asked.search === '' &&
        first.asked.status === null && (
          <div className="mb-6">
            <Suspense fallback={<FirstStepsLoading />}>
              <FirstSteps newestJobId={first.jobs[0]?.job.id ?? null} />
            </Suspense>
          </div>
        )}
      {/* Before the first job there is nothing to count and to look for. */}
      {first?.totalJobs !== 0 && (
        <Figures jobs={first?.totalJobs} candidates={first?.totalCandidates} failed={isError && !data} />
      )}
      <div hidden={first?.totalJobs === 0} className="mt-6 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <JobSearch value={typed} onChange={type} className="w-full sm:max-w-sm sm:flex-1" />
        <StatusFilter status={status} onChange={setStatus} />
        <p role="status" dir="auto" className="min-w-0 text-sm break-words text-ink-soft sm:ms-auto">
          {first &&
            first.asked.search !== '' &&
            t('found', { results: first.found, term: first.asked.search })}
        </p>
      </div>
      <div ref={results} tabIndex={-1} className="outline-none">
        {data ? (
          <JobGrid
            jobs={jobs}
            canEdit={canEdit}
            onClear={andStay(() => type(''))}
            onShowAll={andStay(() => setStatus(null))}
          />
        ) : isError ? (
          <ErrorState title={t('loadFailed')} onRetry={andStay(() => void refetch())} retrying={isFetching} />
        ) : (
          <JobGridLoading />
        )}
      </div>
    </Container>
  )
}

/** To what the company shows to everybody; its place is kept until the address is known. */
function CompanyPageLink() {
  const t = useTexts(jobsTexts)
  const slug = useSettings().data?.slug
  return (
    <Button
      as="link"
      variant="secondary"
      href={`/${slug ?? ''}`}
      target="_blank"
      rel="noopener"
      icon={<ExternalLink aria-hidden />}
      className={classNames('max-sm:order-last', slug === undefined && 'invisible')}
    >
      {t('companyPage')}
    </Button>
  )
}

/** Open, closed, or both: kept in the address. */
function useStatus() {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('status')
  const set = (next: JobsView['status']) =>
    setAddress(
      (before) => {
        if (next === null) before.delete('status')
        else before.set('status', next)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return [asked === 'open' || asked === 'closed' ? asked : null, set] as const
}

type StatusFilterProps = { status: JobsView['status']; onChange: (status: JobsView['status']) => void }

const StatusFilter = ({ status, onChange }: StatusFilterProps) => {
  const t = useTexts(jobsTexts)
  return (
    <Select
      aria-label={t('status')}
      value={status ?? ''}
      onChange={({ target: { value } }) => onChange(value === 'open' || value === 'closed' ? value : null)}
      options={[
        { value: '', label: t('status.all') },
        { value: 'open', label: t('status.open') },
        { value: 'closed', label: t('status.closed') },
      ]}
      className="w-full sm:w-48"
    />
  )
}

type FiguresProps = { jobs: number | undefined; candidates: number | undefined; failed: boolean }

const Figures = ({ jobs, candidates, failed }: FiguresProps) => {
  const t = useTexts(jobsTexts)
  const figure = (count: number | undefined) => (count === undefined ? '–' : t('figure', { figure: count }))
  return (
    <StatStrip
      loading={jobs === undefined && !failed}
      stats={[
        { label: t('totalJobs'), value: figure(jobs) },
        { label: t('totalCandidates'), value: figure(candidates) },
      ]}
    />
  )
}
