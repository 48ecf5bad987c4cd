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
import { classNames } from '#ui/components/class-names.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { FieldError } from '#ui/components/field.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
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
export function AdminList<Item>({ list, words, itemKey, children, look }: AdminListProps<Item>) {
  const t = useTexts(listTexts)
  // Each item once: a decision made meanwhile moves the borders of the pages.
  const shown = (pages: readonly { content: readonly Item[] }[]) => [
    ...new Map(pages.flatMap(({ content }) => content.map((item) => [itemKey(item), item]))),
  ]
  return (
    <>
      {list.data && list.isError && !list.isFetchNextPageError && (
        <Notice tone="warning" title={t('stale')} className="mb-4">
          {failureMessage(list.error, '')}
        </Notice>
      )}
      <Loaded
        query={list}
        loading={words('loading')}
        skeleton={<Skeleton className="h-40 rounded-xl" />}
        level={2}
        failed={words('failed')}
        failedMore={failureMessage(list.error, '')}
      >
        {({ pages }) =>
          pages.every(({ content }) => content.length === 0) ? (
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
              {shown(pages).map(([key, item]) => (
                <li key={key} className="min-w-0">
                  {children(item)}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
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
