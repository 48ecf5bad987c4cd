import { BriefcaseBusiness, SearchX } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { FieldError } from '#ui/components/field.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui/components/skeleton.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { JobCard } from './job-card.tsx'
import { jobsTexts } from './texts.ts'
import type { JobsView, useCompanyJobs } from './use-company-jobs.ts'

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'

type JobGridProps = {
  jobs: ReturnType<typeof useCompanyJobs>
  canEdit: boolean
  onClear: () => void
  onShowAll: () => void
}

/** The cards of what was found, or why there are none. */
export function JobGrid({ jobs, canEdit, onClear, onShowAll }: JobGridProps) {
  const t = useTexts(jobsTexts)
  const { publicUrl } = useSiteConfig()
  const pages = jobs.data?.pages ?? []
  const [first] = pages
  if (!first) return null
  if (first.found === 0) return <NoJobs asked={first.asked} onClear={onClear} onShowAll={onShowAll} />
  // A job posted meanwhile moves the others on, so that one may stand on two pages.
  const shown = new Map(pages.flatMap((page) => page.jobs).map((entry) => [entry.job.id, entry]))
  return (
    <>
      <ul
        aria-busy={jobs.isPlaceholderData}
        className={classNames(grid, 'transition-opacity', jobs.isPlaceholderData && 'opacity-60')}
      >
        {[...shown.values()].map(({ job, numCandidates, numToDecide, funnel }) => (
          <JobCard
            key={job.id}
            job={job}
            numCandidates={numCandidates}
            numToDecide={numToDecide}
            funnel={funnel}
            applyLink={`${publicUrl}/Apply/${job.id}`}
            canEdit={canEdit}
          />
        ))}
      </ul>
      {jobs.hasNextPage && (
        <div className="mt-6 flex flex-col items-center gap-2">
          <Button
            variant="secondary"
            onClick={() => void jobs.fetchNextPage()}
            busy={jobs.isFetchingNextPage}
            busyLabel={t('loadingMore')}
          >
            {t('showMore')}
          </Button>
          <p className="text-sm text-ink-faint tabular-nums">
            {t('shownOf', { shown: shown.size, all: first.found })}
          </p>
          <div role="alert">{jobs.isFetchNextPageError && <FieldError>{t('moreFailed')}</FieldError>}</div>
        </div>
      )}
    </>
  )
}

type NoJobsProps = Pick<JobGridProps, 'onClear' | 'onShowAll'> & { asked: JobsView }

function NoJobs({ asked: { search, status }, onClear, onShowAll }: NoJobsProps) {
  const t = useTexts(jobsTexts)
  if (search !== '')
    return (
      <EmptyState
        title={t('emptyTitle')}
        icon={<SearchX aria-hidden />}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      >
        <span dir="auto" className="break-words">
          {t('nothingFound', { term: search })}
        </span>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('emptyTitle')}
      icon={<BriefcaseBusiness aria-hidden />}
      action={
        status !== null && (
          <Button variant="secondary" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        )
      }
    >
      {status === null ? t('noJobs') : t(`noneOf.${status}`)}
    </EmptyState>
  )
}

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export const JobGridLoading = () => {
  const t = useTexts(jobsTexts)
  return (
    <Loading label={t('loading')}>
      <ul className={grid}>
        {skeletons.map((name) => (
          <JobCardSkeleton key={name} />
        ))}
      </ul>
    </Loading>
  )
}

/** A job card to come, of the same size. */
const JobCardSkeleton = () => (
  <Card as="li" padding="none" className="flex flex-col">
    <div className="flex flex-1 flex-col p-4">
      <div className="flex h-8 items-start justify-between gap-3">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-6 w-6" />
      </div>
      <div className="mt-2 flex gap-1.5">
        <Skeleton className="h-5.5 w-16" />
        <Skeleton className="h-5.5 w-12" />
      </div>
      <div className="mt-3 flex gap-4">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 w-32" />
      </div>
      <SkeletonText lines={3} className="mt-3" />
    </div>
    <div className="flex flex-col gap-3 px-4 pb-4">
      <Skeleton className="h-17 sm:h-20" />
      <div className="flex items-center justify-between">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-8 w-44 pointer-coarse:h-11" />
      </div>
    </div>
  </Card>
)
