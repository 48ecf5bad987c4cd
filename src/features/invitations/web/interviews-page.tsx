import { Rss } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui/components/skeleton.tsx'
import { StatStrip } from '#ui/components/stat-strip.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Invitation } from '../contract/invitations.ts'
import { InterviewCard } from './interview-card.tsx'
import { InterviewsFilters } from './interviews-filters.tsx'
import { interviewsTexts } from './interviews-texts.ts'
import { filterMeetings, phaseOf, useInterviewsView } from './interviews-view.ts'
import { useInvitations } from './use-invitations.ts'

// Chunks of their own: not part of the first look at the list.
const NoMeetings = lazy(async () => ({ default: (await import('./no-meetings.tsx')).NoMeetings }))
const WeekView = lazy(async () => ({ default: (await import('./week-view.tsx')).WeekView }))
const AwaitingOutcome = lazy(async () => ({
  default: (await import('./awaiting-outcome.tsx')).AwaitingOutcome,
}))
const FeedDialog = lazy(async () => ({ default: (await import('./feed-dialog.tsx')).FeedDialog }))

/** `/Interviews`: the company's meetings with candidates. */
export function InterviewsPage() {
  const t = useTexts(interviewsTexts)
  const { brand } = useSiteConfig()
  const { data, error, isFetching, refetch } = useInvitations()
  const now = useNow()
  const [feedOpen, setFeedOpen] = useState(false)
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle
        help="decide"
        description={t('about')}
        documentTitle={`${t('title')} · ${brand}`}
        actions={
          <Button variant="secondary" icon={<Rss aria-hidden />} onClick={() => setFeedOpen(true)}>
            {t('feed')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      {data ? (
        <Meetings all={data} now={now} />
      ) : error ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <InterviewsLoading />
      )}
      <Suspense fallback={null}>{feedOpen && <FeedDialog onClose={() => setFeedOpen(false)} />}</Suspense>
    </Container>
  )
}

const minuteMs = 60_000

/** The time, once a minute: a meeting begins while the page is open. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

type MeetingsProps = { all: readonly Invitation[]; now: Date }

const shownAtFirst = 50

function Meetings({ all, now }: MeetingsProps) {
  const t = useTexts(interviewsTexts)
  const [view, setView] = useInterviewsView()
  const [limit, setLimit] = useState(shownAtFirst)
  const found = filterMeetings(all, view, now)
  const canEdit = useCanEdit() === true
  const awaiting = canEdit ? all.filter(({ meeting }) => meeting.awaitsOutcome) : []
  if (all.length === 0)
    return (
      <Suspense fallback={<InterviewsLoading />}>
        <NoMeetings />
      </Suspense>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <Figures all={all} now={now} />
      {awaiting.length > 0 && (
        <Suspense fallback={<AwaitingLoading count={awaiting.length} />}>
          <AwaitingOutcome waiting={awaiting} />
        </Suspense>
      )}
      <InterviewsFilters view={view} onChange={setView} count={found.length} all={all.length} />
      {found.length === 0 && view.view === 'list' ? (
        <EmptyState
          title={t('noMatch')}
          action={
            <Button variant="secondary" onClick={() => setView({ search: '', type: 'all' })}>
              {t('clear')}
            </Button>
          }
        >
          {t('noMatchText')}
        </EmptyState>
      ) : view.view === 'week' ? (
        <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
          <WeekView meetings={found} now={now} week={view.week} onWeek={(week) => setView({ week })} />
        </Suspense>
      ) : (
        <>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {found.slice(0, limit).map((invitation) => (
              <InterviewCard key={invitation.interviewInvitation.id} invitation={invitation} now={now} />
            ))}
          </ul>
          {found.length > limit && (
            <Button
              variant="secondary"
              className="justify-self-center"
              onClick={() => setLimit(limit + shownAtFirst)}
            >
              {t('more')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** Over all meetings, whatever is shown. */
function Figures({ all, now }: MeetingsProps) {
  const t = useTexts(interviewsTexts)
  const upcoming = all.filter((one) => phaseOf(one, now) === 'upcoming').length
  const online = all.filter((one) => one.interviewInvitation.interviewType === 'ONLINE').length
  return (
    <StatStrip
      stats={[
        { label: t('total'), value: all.length },
        { label: t('upcomingStat'), value: upcoming },
        { label: t('online'), value: online },
      ]}
    />
  )
}

/** A head and a row for each meeting, of which three are asked for at once; a single one is a row but on phones. */
const AwaitingLoading = ({ count }: { count: number }) =>
  count === 1 ? (
    <Skeleton className="h-55 rounded-lg sm:h-21 lg:h-16.5" />
  ) : (
    <div>
      <Skeleton className="h-33 rounded-b-none sm:h-23" />
      {[0, 1, 2].slice(0, count).map((meeting) => (
        <Skeleton key={meeting} className="h-28 rounded-none last:rounded-b-md sm:h-15" />
      ))}
    </div>
  )

/** The figures, the filters and the first meetings to come. */
function InterviewsLoading() {
  const t = useTexts(interviewsTexts)
  const stats = [t('total'), t('upcomingStat'), t('online')].map((label) => ({ label, value: '' }))
  return (
    <Loading label={t('loading')} className="grid grid-cols-1 gap-6">
      <StatStrip loading stats={stats} />
      <div className="flex items-end gap-3">
        <Skeleton className="h-10 min-w-0 flex-1 pointer-coarse:h-11" />
        <Skeleton className="h-10 w-28 sm:h-17 sm:w-90 pointer-coarse:h-11 sm:pointer-coarse:h-18" />
      </div>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface">
        {[0, 1, 2, 3].map((meeting) => (
          <MeetingSkeleton key={meeting} />
        ))}
      </div>
    </Loading>
  )
}

/** Who, when, where and what can be done, in the columns of `InterviewCard`. */
const MeetingSkeleton = () => (
  <div className="px-4 py-3.5">
    <div className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-[minmax(0,1.1fr)_14.5rem_minmax(0,1fr)_15rem]">
      <div className="flex gap-3">
        <Skeleton className="size-7 shrink-0 rounded-full" />
        <SkeletonText lines={2} className="flex-1" />
      </div>
      <SkeletonText lines={3} />
      <SkeletonText lines={2} className="sm:max-xl:ps-10" />
      <Skeleton className="h-8 pointer-coarse:h-11" />
    </div>
    <Skeleton className="mt-2 h-22 w-2/3 sm:ms-10 sm:h-5" />
  </div>
)
