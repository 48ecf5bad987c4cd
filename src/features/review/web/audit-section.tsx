import { useInfiniteQuery } from '@tanstack/react-query'
import type { AnswerOf, Role } from '#contract/endpoint.ts'
import { auditTexts, describeAction, describeActor } from '#features/accounts/web/audit-texts.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { FieldError } from '#ui/components/field.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { SkeletonText } from '#ui/components/skeleton.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listAuditEndpoint } from '../contract/activity-log.ts'

type Entry = AnswerOf<typeof listAuditEndpoint>['content'][number]

const perPage = 20

/** What was done in the company that matters to security; for an ADMIN. */
export function AuditSection({ me }: { me: { role: Role } }) {
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
      call(listAuditEndpoint, { query: { size: perPage, ...(before && { before }) }, signal }),
    getNextPageParam: ({ last, content }) => (last ? undefined : content.at(-1)?.seq),
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })
  return (
    <Loaded query={log} loading={t('loading')} skeleton={<SkeletonText lines={5} />} failed={t('failed')}>
      {(entries) => (
        <>
          <ol className="divide-y divide-line">
            {groupRepeated(entries).map(({ entry, count }) => (
              <AuditItem key={entry.seq} entry={entry} count={count} />
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
      )}
    </Loaded>
  )
}

type Group = { entry: Entry; count: number }

/** What one person did several times in a row is one line, with the last time. */
function groupRepeated(entries: readonly Entry[]): Group[] {
  const groups: Group[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const isSame =
      last?.entry.action === entry.action &&
      last.entry.to === entry.to &&
      last.entry.candidate?.id === entry.candidate?.id &&
      last.entry.candidateErased === entry.candidateErased &&
      describeActor(last.entry) === describeActor(entry)
    if (last && isSame) last.count += 1
    else groups.push({ entry, count: 1 })
  }
  return groups
}

function AuditItem({ entry, count }: Group) {
  const t = useTexts(auditTexts)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 text-sm">
      <p className="min-w-0 flex-1 basis-64 break-words text-ink">
        {describeAction(entry.action)}
        <Subject entry={entry} />
        {count > 1 && <span className="text-ink-soft"> · {t('times', { count })}</span>}
        <span className="block text-ink-faint">
          <bdi>{describeActor(entry)}</bdi>
        </span>
      </p>
      <time dateTime={entry.at} className="text-ink-faint tabular-nums sm:shrink-0">
        {t('at', { at: entry.at })}
      </time>
    </li>
  )
}

/** Whom it was done to, where it was a person: another user or a candidate. */
function Subject({ entry: { to, by, candidate, candidateErased } }: { entry: Entry }) {
  const t = useTexts(auditTexts)
  if (candidate)
    return (
      <>
        {': '}
        <TextLink to={`/Dashboard/${candidate.jobId}/${candidate.id}`}>
          <bdi>{candidate.name}</bdi>
        </TextLink>
      </>
    )
  if (candidateErased) return <span className="text-ink-soft">: {t('erasedCandidate')}</span>
  if (to === null || to === by) return null
  return (
    <>
      {': '}
      <bdi className="font-medium">{to}</bdi>
    </>
  )
}
