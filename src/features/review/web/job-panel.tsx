import { useEffect, useRef, useState } from 'react'
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
import { type CandidateSort, candidateSorts, type ScoreBand, scoreBands } from '../contract.ts'
import { CandidateCard } from './candidate-card.tsx'
import { bandWords, sortWords } from './texts.ts'
import { type CandidateView, useJobCandidates } from './use-job-candidates.ts'
import type { DashboardJob } from './use-open-jobs.ts'

/** A job's summary and its candidates. */
export function JobPanel({ job }: { job: DashboardJob }) {
  const [view, setView] = useState<CandidateView>({ sortBy: 'score', band: null })
  const candidates = useJobCandidates(job.id, view)
  const pages = candidates.data?.pages ?? []
  const summary = pages.at(-1)?.summary
  const shown = pages.flatMap((page) => page.content)
  return (
    <section aria-label={job.title} className="grid min-w-0 grid-cols-1 gap-6">
      <JobHeading job={job} />
      <div className="grid grid-cols-2 gap-4 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1">
        <StatCard label="Total candidates" value={summary?.total ?? 0} loading={!summary} />
        <StatCard label="Average score" value={summary?.averageScore?.toFixed(1) ?? '–'} loading={!summary} />
        <StatCard
          label="High potential"
          value={summary?.highPotential ?? 0}
          hint="85 or more"
          loading={!summary}
        />
      </div>
      <ViewControls view={view} onChange={setView} />
      <div aria-live="polite" aria-busy={candidates.isFetching}>
        {candidates.isError && shown.length === 0 ? (
          <ErrorState
            title="Failed to load candidates. Please try again later."
            onRetry={() => void candidates.refetch()}
          />
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
                <CandidateCard key={candidate.id} candidate={candidate} />
              ))}
            </ul>
            <ListEnd candidates={candidates} />
          </>
        )}
      </div>
    </section>
  )
}

function JobHeading({ job }: { job: DashboardJob }) {
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
        {job.status === 'closed' && <Badge>Closed</Badge>}
      </p>
    </header>
  )
}

function ViewControls({ view, onChange }: { view: CandidateView; onChange: (view: CandidateView) => void }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:max-w-xl">
      <Field label="Score">
        <Select
          value={view.band ?? ''}
          onChange={(event) => onChange({ ...view, band: (event.target.value || null) as ScoreBand | null })}
          options={[
            { value: '', label: 'All scores' },
            ...scoreBands.map((band) => ({ value: band, label: bandWords[band] })),
          ]}
        />
      </Field>
      <Field label="Sort by">
        <Select
          value={view.sortBy}
          onChange={(event) => onChange({ ...view, sortBy: event.target.value as CandidateSort })}
          options={candidateSorts.map((sort) => ({ value: sort, label: sortWords[sort] }))}
        />
      </Field>
    </div>
  )
}

function NoCandidates({
  job,
  filtered,
  onClear,
}: {
  job: DashboardJob
  filtered: boolean
  onClear: () => void
}) {
  if (filtered) {
    return (
      <EmptyState
        title="No candidates in this band"
        level={3}
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all scores
          </Button>
        }
      >
        Candidates without a score are in no band.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No candidates yet"
      level={3}
      action={
        <CopyButton
          text={`${window.location.origin}/Apply/${job.id}`}
          onCopied={() => toast.success('Job link copied to clipboard!')}
        >
          Share job
        </CopyButton>
      }
    >
      Share the link of this job where people look for one; whoever applies appears here.
    </EmptyState>
  )
}

/** Loads the next page when a tenth of it is in view; a button does the same for those who do not scroll. */
function ListEnd({ candidates }: { candidates: ReturnType<typeof useJobCandidates> }) {
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
    if (isFetchNextPageError) toast.error('Error loading more candidates.')
  }, [isFetchNextPageError])
  if (!hasNextPage) return null
  return (
    <div ref={end} className="grid min-h-16 place-items-center py-4">
      {isFetchingNextPage ? (
        <Spinner>Loading more candidates…</Spinner>
      ) : (
        <Button variant="quiet" onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      )}
    </div>
  )
}

function CandidatesLoading() {
  return (
    <Loading label="Loading candidates…" className="grid gap-4">
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-36 rounded-xl" />
      ))}
    </Loading>
  )
}
