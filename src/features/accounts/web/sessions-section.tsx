import { Monitor, Smartphone } from 'lucide-react'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { sessionsTexts } from './settings-texts.ts'
import { type ListedSession, useSessions } from './use-sessions.ts'

/** A part of the settings: the devices one is logged in on, each of which can be logged out. */
export function SessionsSection() {
  const t = useTexts(sessionsTexts)
  const { list, endOne, endOthers } = useSessions()
  const { data, isError, isFetching, refetch } = list
  const others = data?.filter(({ current }) => !current) ?? []
  return (
    <SectionCard
      id="sessions"
      title={t('title')}
      description={t('description')}
      actions={
        (others.length > 0 || endOthers.isPending) && (
          <Button variant="secondary" size="sm" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      {isError && !data ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Sessions sessions={data} onEnd={(session) => endOne.mutate(session)} />
      )}
      {data && others.length === 0 && <p className="mt-4 text-sm text-ink-faint">{t('onlyThis')}</p>}
    </SectionCard>
  )
}

type SessionsProps = {
  sessions: readonly ListedSession[] | undefined
  onEnd: (session: ListedSession) => void
}

function Sessions({ sessions, onEnd }: SessionsProps) {
  const t = useTexts(sessionsTexts)
  if (!sessions)
    return (
      <Loading label={t('loading')} className="grid gap-4">
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
  const t = useTexts(sessionsTexts)
  const { startedAt, lastSeenAt, current } = session
  const device = session.device || t('unknownDevice')
  const Icon = /android|iphone|ipad|ios/i.test(device) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words text-ink">
          {device}
          {current && <Badge tone="accent">{t('thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-ink-faint">
          {current ? t('activeNow') : lastSeenText(t, lastSeenAt)} · {t('started', { at: startedAt })}
        </p>
      </div>
      {!current && (
        <Button variant="secondary" size="sm" aria-label={t('endOne', { device })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** As `Last seen 2 hours ago`; after a week the day. */
function lastSeenText(t: TranslatorOf<typeof sessionsTexts>, at: string): string {
  const passed = Date.now() - Date.parse(at)
  if (passed > 7 * 86_400_000) return t('lastSeenOn', { at })
  const step = units.find(([, ms]) => passed >= ms)
  return step ? t('lastSeen', { ago: ago.format(-Math.floor(passed / step[1]), step[0]) }) : t('justNow')
}
