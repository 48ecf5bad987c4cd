import { lazy, Suspense, useRef, useState } from 'react'
import { languageOfName } from '#contract/languages.ts'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { candidatesPerPage } from '#features/candidates/contract/lists.ts'
import { useInvitations } from '#features/invitations/web/use-invitations.ts'
import type { JobSummary } from '#features/jobs/contract/jobs.ts'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { StatStrip } from '#ui/components/stat-strip.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { spokenLocale } from '#ui/texts/spoken-language.ts'
import type { CandidateSummary, ListedCandidate } from '../contract/candidates.ts'
import { BulkBar, canReject, canShortlist } from './bulk-bar.tsx'
import { CandidateCard, type ListItemProps } from './candidate-card.tsx'
import { nameOf } from './candidate-name.ts'
import type { CandidateTableProps } from './candidate-table.tsx'
import { CandidatesLoading } from './candidates-loading.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import { EmptyList, NoCandidates } from './empty-list.tsx'
import { ListEnd } from './list-end.tsx'
import { ListFilters } from './list-filters.tsx'
import { candidateTabs, type Layout, queryOf, useListView } from './list-view.ts'
import { OpenedCandidate } from './opened-candidate.tsx'
import { useJobCandidates, useReviewSettings } from './use-job-candidates.ts'
import { useListActions } from './use-list-actions.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOpenedCandidate } from './use-opened-candidate.ts'
import { useSelection } from './use-selection.ts'

// Chunks of their own: not part of the first look at the list.
const CandidateTable = lazy(async () => ({ default: (await import('./candidate-table.tsx')).CandidateTable }))
const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }))
const ScheduleDialog = lazy(async () => ({
  default: (await import('#features/invitations/web/schedule-dialog.tsx')).ScheduleDialog,
}))
const JobPictures = lazy(async () => ({ default: (await import('./job-pictures.tsx')).JobPictures }))
const JobRejectDialog = lazy(async () => ({
  default: (await import('./reject-dialog.tsx')).JobRejectDialog,
}))

export type JobCandidatesProps = {
  job: Pick<JobSummary, 'id' | 'title' | 'location' | 'currentCandidatesCount' | 'interviewLanguage'>
}

/** The table is the default from so many candidates on. */
const tableFrom = 10
const rowsPerPage = 25

/** A job's candidates: their summary, the list by status, and the one opened beside it. */
export function JobCandidates({ job }: JobCandidatesProps) {
  const t = useTexts(dashboardTexts)
  const [view, setView] = useListView()
  const [usual] = useState<Layout>(job.currentCandidatesCount >= tableFrom ? 'table' : 'cards')
  const layout = view.layout ?? usual
  const query = queryOf(view)
  const candidates = useJobCandidates(job.id, query, layout === 'table' ? rowsPerPage : candidatesPerPage)
  const pages = candidates.data?.pages ?? []
  const summary = pages.at(-1)?.summary
  const shown = pages.flatMap((page) => page.content)
  const opened = useOpenedCandidate(job.id, shown)
  const failed = candidates.isError && shown.length === 0
  if (summary?.total === 0) return <NoCandidates jobId={job.id} />
  return (
    <div className={opened.id ? 'grid grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)] items-start gap-6' : ''}>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {!opened.id && !failed && <Figures summary={summary} />}
        <Tabs
          filter
          label={t('groups')}
          current={view.tab}
          onChange={(id) => setView({ tab: candidateTabs.find((tab) => tab === id) ?? 'to-decide' })}
          tabs={candidateTabs.map((tab) => ({
            id: tab,
            label: <TabLabel tab={tab} summary={summary} />,
            content: (
              <div className="grid grid-cols-1 gap-4">
                <ListFilters jobId={job.id} view={view} query={query} layout={layout} onChange={setView} />
                {failed ? (
                  <ErrorState
                    level={3}
                    title={t('candidatesFailed')}
                    onRetry={() => void candidates.refetch()}
                    retrying={candidates.isFetching}
                  />
                ) : !summary ? (
                  <ListLoading layout={layout} />
                ) : shown.length === 0 && candidates.hasNextPage ? (
                  <ListEnd candidates={candidates} />
                ) : shown.length === 0 ? (
                  <EmptyList view={view} summary={summary} onChange={setView} />
                ) : (
                  <CandidateList
                    key={`${job.id} ${tab}`}
                    {...{ job, layout, candidates, shown, opened }}
                    sortBy={view.sortBy}
                    onSort={(sortBy) => setView({ sortBy })}
                  />
                )}
              </div>
            ),
          }))}
        />
      </div>
      {opened.id && <OpenedCandidate opened={opened} />}
    </div>
  )
}

type TabLabelProps = { tab: (typeof candidateTabs)[number]; summary: CandidateSummary | undefined }

function TabLabel({ tab, summary }: TabLabelProps) {
  const t = useTexts(dashboardTexts)
  const count = tab === 'shortlisted' ? summary?.shortlisted : summary?.groups[tab]
  return (
    <>
      {t(`group.${tab}`)}
      <span className="ms-1.5 text-xs font-normal text-ink-faint tabular-nums">
        {count === undefined ? <span aria-hidden className="px-[0.3em]" /> : t('groupCount', { count })}
      </span>
    </>
  )
}

const oneDigit = (value: number | null): string =>
  value?.toLocaleString(spokenLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }) ?? '–'

/** Over all candidates of the job, whatever is shown: one surface, since it is one thing to look at. */
function Figures({ summary }: { summary: CandidateSummary | undefined }) {
  const t = useTexts(dashboardTexts)
  const stats = [
    { label: t('total'), value: summary?.total },
    { label: t('average'), value: oneDigit(summary?.averageScore ?? null) },
    { label: t('highPotential'), value: summary?.highPotential, hint: t('highPotentialHint') },
  ]
  const pictures = (
    <>
      <PictureLoading />
      <PictureLoading />
    </>
  )
  return (
    <div className="grid grid-cols-1 divide-line rounded-lg border border-line bg-surface max-md:order-last max-md:divide-y md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)] md:divide-x">
      <StatStrip stats={stats} loading={!summary} className="p-4 md:flex-col" />
      <Suspense fallback={pictures}>{summary ? <JobPictures summary={summary} /> : pictures}</Suspense>
    </div>
  )
}

const PictureLoading = () => (
  <div className="p-4">
    <Skeleton className="h-full min-h-28" />
  </div>
)

type CandidateListProps = JobCandidatesProps & {
  layout: Layout
  candidates: ReturnType<typeof useJobCandidates>
  shown: readonly ListedCandidate[]
  opened: ReturnType<typeof useOpenedCandidate>
} & Pick<CandidateTableProps, 'sortBy' | 'onSort'>

function CandidateList({ job, layout, candidates, shown, opened, sortBy, onSort }: CandidateListProps) {
  const t = useTexts(dashboardTexts)
  const list = useRef<HTMLDivElement>(null)
  const canEdit = useCanEdit() === true
  const { reject, ...actions } = useListActions()
  const selection = useSelection(shown)
  const [rejecting, setRejecting] = useState({ open: false, candidates: [] as readonly ListedCandidate[] })
  const askToReject = (candidates: readonly ListedCandidate[]) => setRejecting({ open: true, candidates })
  const [scheduling, setScheduling] = useState<ListedCandidate | null>(null)
  const [comparing, setComparing] = useState(false)
  const underReview = shown.some(({ status }) => status === 'UNDER_REVIEW')
  const { data: settings } = useReviewSettings(job.id, underReview)
  const invited = shown.some(({ status }) => status === 'ACCEPTED')
  const { data: meetings = [] } = useInvitations({ jobId: job.id }, invited)
  useListKeys({
    list,
    shown,
    enabled: opened.id === null,
    onSelect: ({ id }) => selection.toggle(id),
    onShortlist: (one) => canEdit && canShortlist(one) && actions.shortlist([one], !one.shortlisted),
    onReject: (one) => canEdit && canReject(one) && askToReject([one]),
  })
  const items: ListItemProps[] = shown.map((candidate) => ({
    candidate,
    distanceLimitKm: settings?.distanceLimitKm,
    meeting: meetings.find((one) => one.meeting.candidateId === candidate.id),
    actions: { ...actions, onReject: (one) => askToReject([one]), onSchedule: setScheduling },
    selection,
    href: opened.addressOf(candidate.id),
    isOpen: candidate.id === opened.id,
    onOpen: opened.openBeside(candidate.id),
  }))
  return (
    <div ref={list} aria-busy={candidates.isFetching} className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {t(candidates.hasNextPage ? 'shownMore' : 'shown', { count: shown.length })}
      </p>
      {layout === 'table' ? (
        <Suspense fallback={<ListLoading layout="table" />}>
          <CandidateTable
            caption={t('tableCaption', { job: job.title })}
            {...{ items, selection, sortBy, onSort }}
          />
        </Suspense>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {items.map((item) => (
            <CandidateCard key={item.candidate.id} {...item} />
          ))}
        </ul>
      )}
      <ListEnd candidates={candidates} />
      {selection.selected.length > 0 && (
        <BulkBar
          selection={selection}
          canEdit={canEdit}
          onShortlist={actions.shortlist}
          onReject={askToReject}
          onCompare={() => setComparing(true)}
        />
      )}
      <Suspense fallback={null}>
        {rejecting.candidates.length > 0 && (
          <JobRejectDialog
            {...rejecting}
            jobId={job.id}
            onClose={() => setRejecting({ ...rejecting, open: false })}
            onReject={(reason) => {
              reject(rejecting.candidates, reason)
              selection.clear()
            }}
          />
        )}
        {scheduling && (
          <ScheduleDialog
            invitee={{
              id: scheduling.id,
              firstName: scheduling.hidden ? '' : scheduling.firstName,
              name: nameOf(scheduling),
              language: languageOfName(job.interviewLanguage),
            }}
            onClose={() => setScheduling(null)}
          />
        )}
        {comparing && <CompareDialog candidates={selection.selected} onClose={() => setComparing(false)} />}
      </Suspense>
    </div>
  )
}

function ListLoading({ layout }: { layout: Layout }) {
  const t = useTexts(dashboardTexts)
  return (
    <Loading label={t('candidatesLoading')}>
      <CandidatesLoading layout={layout} />
    </Loading>
  )
}
