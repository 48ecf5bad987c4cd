import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { FieldError } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listTexts } from './texts.ts'

/** A list, page by page; the items shown stay while it is fetched again. */
export const useAdminList = <Answer extends { last: boolean }>(
  queryKey: readonly unknown[],
  fetchPage: (page: number, signal: AbortSignal) => Promise<Answer>,
) =>
  useInfiniteQuery({
    queryKey,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    getNextPageParam: ({ last }, pages) => (last ? undefined : pages.length),
    placeholderData: keepPreviousData,
  })

type AdminListProps<Item> = {
  list: UseInfiniteQueryResult<InfiniteData<{ content: readonly Item[] }>>
  words: (key: 'name' | 'loading' | 'failed' | 'none' | 'noneMore') => string
  itemKey: (item: Item) => string | number
  children: (item: Item) => ReactNode
  /** `rows`: lines of one card; otherwise each item brings its own. */
  look?: 'rows'
}

/** A list in all its states: loading, failed, empty, loaded, stale, and with more pages. */
export function AdminList<Item>(props: AdminListProps<Item>) {
  const { list, words } = props
  if (list.data) return <Loaded {...props} pages={list.data.pages} />
  if (list.isError)
    return (
      <ErrorState title={words('failed')} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {failureMessage(list.error, '')}
      </ErrorState>
    )
  return (
    <Loading label={words('loading')} className="grid gap-4">
      {['first', 'second', 'third'].map((name) => (
        <Card key={name}>
          <Skeleton className="mb-4 h-5 w-48" />
          <SkeletonText lines={3} />
        </Card>
      ))}
    </Loading>
  )
}

type LoadedProps<Item> = AdminListProps<Item> & { pages: readonly { content: readonly Item[] }[] }

function Loaded<Item>({ list, pages, words, itemKey, children, look }: LoadedProps<Item>) {
  const t = useTexts(listTexts)
  // Each item once: a decision made meanwhile moves the borders of the pages.
  const items = new Map(pages.flatMap(({ content }) => content.map((item) => [itemKey(item), item])))
  return (
    <>
      {list.isError && !list.isFetchNextPageError && (
        <Notice
          tone="warning"
          title={t('stale')}
          className="mb-4"
          action={
            <Button
              variant="secondary"
              size="sm"
              busy={list.isFetching}
              busyLabel={t('retrying')}
              onClick={() => void list.refetch()}
            >
              {t('retry')}
            </Button>
          }
        >
          {failureMessage(list.error, '')}
        </Notice>
      )}
      {items.size === 0 ? (
        <EmptyState title={words('none')} icon={<Inbox aria-hidden />}>
          {words('noneMore')}
        </EmptyState>
      ) : (
        <ul
          aria-label={words('name')}
          aria-busy={list.isPlaceholderData || undefined}
          className={classNames(
            look === 'rows'
              ? 'divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-xs'
              : 'grid grid-cols-1 gap-4',
            'transition-opacity aria-busy:opacity-60',
          )}
        >
          {[...items].map(([key, item]) => (
            <li key={key} className="min-w-0">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="mt-5 grid justify-items-center gap-2">
          {list.isFetchNextPageError && <FieldError>{t('moreFailed')}</FieldError>}
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            busyLabel={t('loadingMore')}
            onClick={() => void list.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
