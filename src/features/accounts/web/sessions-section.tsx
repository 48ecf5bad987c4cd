import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint } from '../contract/account.ts'
import { sessionsTexts } from './settings-texts.ts'
import { useChange } from './use-change.ts'

type Session = AnswerOf<typeof listSessionsEndpoint>[number]

const sessionsKey = ['sessions']

/** The devices that the user is logged in on, each of which can be logged out. */
export function SessionsSection() {
  const t = useTexts(sessionsTexts)
  const list = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(listSessionsEndpoint, { signal }),
  })
  const endOthers = useChange({
    send: () => call(endOtherSessionsEndpoint, {}),
    done: () => t('endedOthers'),
    failed: t('failed'),
    changes: sessionsKey,
  })
  const isAlone = list.data?.every(({ current }) => current)
  return (
    <SectionCard
      id="sessions"
      title={t('title')}
      description={t('description')}
      actions={
        isAlone === false && (
          <Button variant="secondary" size="sm" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <Loaded
        query={list}
        loading={t('loading')}
        skeleton={<Skeleton className="h-28" />}
        failed={t('loadFailed')}
      >
        {(sessions) => (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
      {isAlone && <p className="mt-4 text-sm text-ink-faint">{t('onlyThis')}</p>}
    </SectionCard>
  )
}

function SessionRow({ session: { id, startedAt, lastSeenAt, current, ...session } }: { session: Session }) {
  const t = useTexts(sessionsTexts)
  const lastSeen = useLastSeen(lastSeenAt)
  const device = session.device || t('unknownDevice')
  const end = useChange({
    send: () => call(endSessionEndpoint, { params: { sessionId: id } }),
    done: () => t('ended', { device }),
    failed: t('failed'),
    changes: sessionsKey,
  })
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
          {current ? t('activeNow') : lastSeen} · {t('started', { at: startedAt })}
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('endOne', { device })}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** As `Last seen 2 hours ago`; after a week the day. */
function useLastSeen(at: string): string {
  const t = useTexts(sessionsTexts)
  const format = new Intl.RelativeTimeFormat(useLanguage(), { numeric: 'auto' })
  const passed = Date.now() - Date.parse(at)
  if (passed > 7 * 86_400_000) return t('lastSeenOn', { at })
  const step = units.find(([, ms]) => passed >= ms)
  return step ? t('lastSeen', { ago: format.format(-Math.floor(passed / step[1]), step[0]) }) : t('justNow')
}
