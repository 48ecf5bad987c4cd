import { useEffect, useRef, useState } from 'react'
import {
  type CandidateSort,
  candidateSorts,
  type ScoreBand,
  scoreBands,
} from '#features/candidates/contract/lists.ts'
import type { JobSummary } from '#features/jobs/contract/jobs.ts'
import { salaryText } from '#features/jobs/web/salary-text.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { StatCard } from '#ui/components/stat-card.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { CandidateCard } from './candidate-card.tsx'
import { reviewTexts } from './texts.ts'
import { type CandidateView, useJobCandidates } from './use-job-candidates.ts'

/** A job's summary and its candidates. */
export function JobPanel({ job }: { job: JobSummary }) {
  const t = useTexts(reviewTexts)
  const [view, setView] = useState<CandidateView>({ sortBy: 'score', band: null })
  const candidates = useJobCandidates(job.id, view)
  const pages = candidates.data?.pages ?? []
  const summary = pages.at(-1)?.summary
  const shown = pages.flatMap((page) => page.content)
  return (
    <section aria-label={job.title} className="grid min-w-0 grid-cols-1 gap-6">
      <JobHeading job={job} />
      <div className="grid grid-cols-2 gap-4 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1">
        <StatCard label={t('total')} value={summary?.total ?? 0} loading={!summary} />
        <StatCard label={t('average')} value={summary?.averageScore?.toFixed(1) ?? '–'} loading={!summary} />
        <StatCard
          label={t('highPotential')}
          value={summary?.highPotential ?? 0}
          hint={t('highPotentialHint')}
          loading={!summary}
        />
      </div>
      <ViewControls view={view} onChange={setView} />
      <div aria-live="polite" aria-busy={candidates.isFetching}>
        {candidates.isError && shown.length === 0 ? (
          <ErrorState title={t('candidatesFailed')} onRetry={() => void candidates.refetch()} />
        ) : candidates.isPending ? (
          <CandidatesLoading />
        ) : shown.length === 0 ? (
          <NoCandidates
            job={job}
            filtered={view.band !== null}
            onClear={() => setView({ ...view, band: null })}
          />
        ) : (
          <>
            <ul className="grid grid-cols-1 gap-4">
              {shown.map((candidate) => (
                <CandidateCard key={candidate.id} candidate={candidate} jobLocation={job.location} />
              ))}
            </ul>
            <ListEnd candidates={candidates} />
          </>
        )}
      </div>
    </section>
  )
}

function JobHeading({ job }: { job: JobSummary }) {
  const t = useTexts(reviewTexts)
  return (
    <header>
      <h2 className="text-2xl font-semibold wrap-anywhere">
        <bdi>{job.title}</bdi>
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
        <span dir="auto" className="wrap-anywhere">
          {job.location}
        </span>
        <span>{salaryText(job.salary)}</span>
        <Badge>{job.type}</Badge>
        {job.status === 'closed' && <Badge>{t('closed')}</Badge>}
      </p>
    </header>
  )
}

function ViewControls({ view, onChange }: { view: CandidateView; onChange: (view: CandidateView) => void }) {
  const t = useTexts(reviewTexts)
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:max-w-xl">
      <Field label={t('scoreFilter')}>
        <Select
          value={view.band ?? ''}
          onChange={(event) => onChange({ ...view, band: (event.target.value || null) as ScoreBand | null })}
          options={[
            { value: '', label: t('allScores') },
            ...scoreBands.map((band) => ({ value: band, label: t(`band.${band}`) })),
          ]}
        />
      </Field>
      <Field label={t('sortBy')}>
        <Select
          value={view.sortBy}
          onChange={(event) => onChange({ ...view, sortBy: event.target.value as CandidateSort })}
          options={candidateSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
      </Field>
    </div>
  )
}

type NoCandidatesProps = { job: JobSummary; filtered: boolean; onClear: () => void }

function NoCandidates({ job, filtered, onClear }: NoCandidatesProps) {
  const t = useTexts(reviewTexts)
  if (filtered) {
    return (
      <EmptyState
        title={t('noneInBand')}
        level={3}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('noneInBandAction')}
          </Button>
        }
      >
        {t('noneInBandText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('noCandidates')}
      level={3}
      action={
        <CopyButton
          text={`${window.location.origin}/Apply/${job.id}`}
          onCopied={() => toast.success(t('linkCopied'))}
        >
          {t('shareJob')}
        </CopyButton>
      }
    >
      {t('noCandidatesText')}
    </EmptyState>
  )
}

/** Loads the next page when 10% of the marker is visible; a button does the same without scrolling. */
function ListEnd({ candidates }: { candidates: ReturnType<typeof useJobCandidates> }) {
  const t = useTexts(reviewTexts)
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = candidates
  useEffect(() => {
    const marker = end.current
    if (!marker || !hasNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      threshold: 0.1,
    })
    observer.observe(marker)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchNextPageError, fetchNextPage])
  useEffect(() => {
    if (isFetchNextPageError) toast.error(t('moreFailed'))
  }, [isFetchNextPageError, t])
  if (!hasNextPage) return null
  return (
    <div ref={end} className="grid min-h-16 place-items-center py-4">
      {isFetchingNextPage ? (
        <Spinner>{t('moreLoading')}</Spinner>
      ) : (
        <Button variant="quiet" onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function CandidatesLoading() {
  const t = useTexts(reviewTexts)
  return (
    <Loading label={t('candidatesLoading')} className="grid gap-4">
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-36 rounded-xl" />
      ))}
    </Loading>
  )
}
