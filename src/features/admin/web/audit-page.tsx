import { useInfiniteQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { describeAction, describeActor } from '#features/accounts/web/audit-texts.ts'
import { call } from '#ui/api/call.ts'
import { classNames } from '#ui/components/class-names.ts'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listAuditLogEndpoint } from '../contract/console.ts'
import { AdminList } from './admin-list.tsx'
import { AdminPage } from './admin-page.tsx'
import { auditKey } from './query-keys.ts'
import { auditTexts } from './texts.ts'

type Answer = AnswerOf<typeof listAuditLogEndpoint>
type Entry = Answer['content'][number]

/** `/Admin/audit`: what was done on this installation, and whether the record of it still holds. */
export function AuditPage() {
  const t = useTexts(auditTexts)
  const log = useInfiniteQuery({
    queryKey: auditKey,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call(listAuditLogEndpoint, { query: before === undefined ? {} : { before }, signal }),
    getNextPageParam: ({ last, content }) => (last ? undefined : content.at(-1)?.seq),
  })
  const chain = log.data?.pages.at(-1)?.chain
  return (
    <AdminPage title={t('title')} description={t('description')}>
      <div role="status">{chain && <Chain chain={chain} />}</div>
      <AdminList list={log} itemKey={({ seq }) => seq} words={t} look="rows">
        {(entry) => <AuditEntry entry={entry} broken={entry.seq === chain?.brokenAt} />}
      </AdminList>
    </AdminPage>
  )
}

const Chain = ({ chain: { rows, brokenAt } }: { chain: Answer['chain'] }) => {
  const t = useTexts(auditTexts)
  return brokenAt === null ? (
    <Notice tone="success" title={t('holds', { count: rows })} className="mb-6">
      {t('holdsMore')}
    </Notice>
  ) : (
    <Notice tone="danger" title={t('broken', { at: brokenAt })} className="mb-6">
      {t('brokenMore')}
    </Notice>
  )
}

function AuditEntry({ entry, broken }: { entry: Entry; broken: boolean }) {
  const t = useTexts(auditTexts)
  const { seq, at, action, companyName } = entry
  return (
    <div
      className={classNames(
        'flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:px-6',
        broken && 'bg-danger-soft',
      )}
    >
      <span className="w-14 shrink-0 text-ink-faint tabular-nums max-sm:hidden">{t('entry', { seq })}</span>
      <p className="min-w-0 flex-1 basis-56 break-words text-ink">
        {describeAction(action)}
        {broken && <span className="ms-2 font-medium text-danger-ink">{t('broken', { at: seq })}</span>}
        <span className="block text-ink-faint">
          <bdi>{describeActor(entry)}</bdi>
          {companyName !== null && (
            <>
              {' · '}
              <bdi>{companyName}</bdi>
            </>
          )}
        </span>
      </p>
      <time dateTime={at} className="text-ink-faint tabular-nums">
        {t('at', { at: at })}
      </time>
    </div>
  )
}
