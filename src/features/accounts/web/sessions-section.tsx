import { Monitor, Smartphone } from 'lucide-react'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { sessionsTexts as texts } from './settings-texts.ts'
import { type ListedSession, nameOf, useSessions } from './use-sessions.ts'

/** A part of the settings: the devices one is logged in on, each of which can be logged out. */
export function SessionsSection() {
  const { list, endOne, endOthers } = useSessions()
  const { data, isError, isFetching, refetch } = list
  const others = data?.filter(({ current }) => !current) ?? []
  return (
    <SectionCard
      id="sessions"
      title={texts.title}
      description={texts.description}
      actions={
        (others.length > 0 || endOthers.isPending) && (
          <Button variant="secondary" size="sm" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {texts.endOthers}
          </Button>
        )
      }
    >
      {isError && !data ? (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Sessions sessions={data} onEnd={(session) => endOne.mutate(session)} />
      )}
      {data && others.length === 0 && <p className="mt-4 text-sm text-ink-faint">{texts.onlyThis}</p>}
    </SectionCard>
  )
}

type SessionsProps = {
  sessions: readonly ListedSession[] | undefined
  onEnd: (session: ListedSession) => void
}

function Sessions({ sessions, onEnd }: SessionsProps) {
  if (!sessions)
    return (
      <Loading label={texts.loading} className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    )
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} onEnd={() => onEnd(session)} />
      ))}
    </ul>
  )
}

function SessionRow({ session, onEnd }: { session: ListedSession; onEnd: () => void }) {
  const { device, startedAt, lastSeenAt, current } = session
  const Icon = /android|iphone|ipad|ios/i.test(device) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words text-ink">
          {nameOf(session)}
          {current && <Badge tone="accent">{texts.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-ink-faint">
          {current ? texts.activeNow : texts.lastSeen(lastSeenAt, Date.now())} · {texts.started(startedAt)}
        </p>
      </div>
      {!current && (
        <Button variant="secondary" size="sm" aria-label={texts.endOne(nameOf(session))} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}
