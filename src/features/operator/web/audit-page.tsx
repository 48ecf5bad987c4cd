import { useInfiniteQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { wordsOfAct, wordsOfActor } from '#features/team/web/audit-texts.ts'
import { call } from '#ui/api/call.ts'
import { Notice } from '#ui/components/notice.tsx'
import { listDeskAudit } from '../contract.ts'
import { auditKey } from './desk-keys.ts'
import { DeskList } from './desk-list.tsx'
import { DeskPage } from './desk-page.tsx'
import { moment } from './say-moment.ts'
import { auditTexts as texts } from './texts.ts'

type Answer = AnswerOf<typeof listDeskAudit>
type Entry = Answer['content'][number]

/** `/Operator/audit`: what was done on this installation, and whether the record of it still holds. */
export function AuditPage() {
  const log = useInfiniteQuery({
    queryKey: auditKey,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call(listDeskAudit, { query: before === undefined ? {} : { before }, signal }),
    getNextPageParam: ({ last, content }) => (last ? undefined : content.at(-1)?.seq),
  })
  const chain = log.data?.pages.at(-1)?.chain
  const entries = log.data?.pages.flatMap(({ content }) => content)
  return (
    <DeskPage title={texts.title} description={texts.description}>
      <div role="status">{chain && <Chain chain={chain} />}</div>
      <DeskList items={entries} list={log} itemKey={({ seq }) => String(seq)} words={texts} look="rows">
        {(entry) => <AuditEntry entry={entry} broken={entry.seq === chain?.brokenAt} />}
      </DeskList>
    </DeskPage>
  )
}

const Chain = ({ chain: { rows, brokenAt } }: { chain: Answer['chain'] }) =>
  brokenAt === null ? (
    <Notice tone="success" title={texts.holds(rows)} className="mb-6">
      {texts.holdsMore}
    </Notice>
  ) : (
    <Notice tone="danger" title={texts.broken(brokenAt)} className="mb-6">
      {texts.brokenMore}
    </Notice>
  )

function AuditEntry({ entry, broken }: { entry: Entry; broken: boolean }) {
  const { seq, at, act, companyName } = entry
  return (
    <div
      className={
        broken
          ? 'flex flex-wrap items-baseline gap-x-4 gap-y-1 bg-danger-soft px-4 py-2.5 text-sm sm:px-6'
          : 'flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:px-6'
      }
    >
      <span className="w-14 shrink-0 text-ink-faint tabular-nums max-sm:hidden">{texts.entry(seq)}</span>
      <p className="min-w-0 flex-1 basis-56 break-words text-ink">
        {wordsOfAct(act)}
        {broken && <span className="ms-2 font-medium text-danger-ink">{texts.broken(seq)}</span>}
        <span className="block text-ink-faint">
          <bdi>{wordsOfActor(entry)}</bdi>
          {companyName !== null && (
            <>
              {' · '}
              <bdi>{companyName}</bdi>
            </>
          )}
        </span>
      </p>
      <time dateTime={at} className="text-ink-faint tabular-nums">
        {moment(at)}
      </time>
    </div>
  )
}
