import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import type { AnswerOf, Role } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { FieldError } from '#ui/components/field.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, SkeletonText } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listAuditEndpoint } from '../contract/team.ts'
import { auditTexts, describeAction, describeActor } from './audit-texts.ts'

type Entry = AnswerOf<typeof listAuditEndpoint>['content'][number]

const perPage = 20

export type AuditSectionProps = { me: { role: Role } }

/** What was done in the company that matters to security; for an ADMIN. */
export function AuditSection({ me }: AuditSectionProps) {
  const t = useTexts(auditTexts)
  return (
    <SectionCard id="activity-log" title={t('title')} description={t('description')}>
      {me.role === 'ADMIN' ? <AuditLog /> : <p className="text-sm text-ink-soft">{t('readsOnly')}</p>}
    </SectionCard>
  )
}

function AuditLog() {
  const t = useTexts(auditTexts)
  const log = useInfiniteQuery({
    queryKey: ['audit'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call(listAuditEndpoint, {
        query: { size: perPage, ...(before === undefined ? {} : { before }) },
        signal,
      }),
    getNextPageParam: ({ last, content }) => (last ? undefined : content.at(-1)?.seq),
  })
  const entries = log.data?.pages.flatMap(({ content }) => content)
  if (!entries)
    return log.isError ? (
      <ErrorState
        level={3}
        title={t('failed')}
        onRetry={() => void log.refetch()}
        retrying={log.isFetching}
      />
    ) : (
      <Loading label={t('loading')}>
        <SkeletonText lines={5} />
      </Loading>
    )
  if (entries.length === 0)
    return (
      <EmptyState level={3} title={t('none')} icon={<ScrollText aria-hidden />}>
        {t('noneMore')}
      </EmptyState>
    )
  return (
    <>
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <AuditItem key={entry.seq} entry={entry} />
        ))}
      </ol>
      <div className="mt-4 grid justify-items-start gap-2">
        {log.isFetchNextPageError && <FieldError>{t('moreFailed')}</FieldError>}
        {log.hasNextPage ? (
          <Button
            variant="secondary"
            size="sm"
            busy={log.isFetchingNextPage}
            busyLabel={t('loadingMore')}
            onClick={() => void log.fetchNextPage()}
          >
            {t('more')}
          </Button>
        ) : (
          <p className="text-sm text-ink-faint">{t('end')}</p>
        )}
      </div>
    </>
  )
}

const AuditItem = ({ entry }: { entry: Entry }) => (
  <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 text-sm">
    <p className="min-w-0 flex-1 basis-64 break-words text-ink">
      {describeAction(entry.action)}
      {entry.to !== null && entry.to !== entry.by && (
        <>
          {': '}
          <bdi className="font-medium">{entry.to}</bdi>
        </>
      )}
      <span className="block text-ink-faint">
        <bdi>{describeActor(entry)}</bdi>
      </span>
    </p>
    <time dateTime={entry.at} className="text-ink-faint tabular-nums sm:shrink-0">
      {useTexts(auditTexts)('at', { at: entry.at })}
    </time>
  </li>
)
