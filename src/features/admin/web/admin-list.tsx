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
import type { AdminListState } from './use-admin-list.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export type AdminListProps<Item> = {
  /** Undefined while nothing has come yet. */
  items: readonly Item[] | undefined
  list: AdminListState
  words: (key: 'name' | 'loading' | 'failed' | 'none' | 'noneMore') => string
  itemKey: (item: Item) => string
  children: (item: Item) => ReactNode
  /** `rows`: lines of one card; otherwise each item brings its own. */
  look?: 'rows'
}

const looks = {
  cards: 'grid grid-cols-1 gap-4',
  rows: 'divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-xs',
}

/** A list in all its states: loading, failed, empty, loaded, stale, and with more pages. */
export function AdminList<Item>({ items, list, words, itemKey, children, look }: AdminListProps<Item>) {
  const kept = useKeptFocus()
  if (!items)
    return list.isError ? (
      <ErrorState title={words('failed')} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {failureMessage(list.error, '')}
      </ErrorState>
    ) : (
      <ListLoading label={words('loading')} />
    )
  const stale = list.isError && !list.isFetchNextPageError
  return (
    <div {...kept}>
      {stale && <Stale list={list} />}
      {items.length === 0 ? (
        <EmptyState title={words('none')} icon={<Inbox aria-hidden />}>
          {words('noneMore')}
        </EmptyState>
      ) : (
        <ul
          aria-label={words('name')}
          aria-busy={list.isPlaceholderData || undefined}
          className={classNames(looks[look ?? 'cards'], 'transition-opacity aria-busy:opacity-60')}
        >
          {items.map((item) => (
            <li key={itemKey(item)} className="min-w-0">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      <More list={list} />
    </div>
  )
}

const Stale = ({ list }: { list: AdminListState }) => {
  const t = useTexts(listTexts)
  return (
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
  )
}

const More = ({ list }: { list: AdminListState }) => {
  const t = useTexts(listTexts)
  return (
    list.hasNextPage && (
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
    )
  )
}

const ListLoading = ({ label }: { label: string }) => (
  <Loading label={label} className="grid gap-4">
    {['first', 'second', 'third'].map((name) => (
      <Card key={name}>
        <Skeleton className="mb-4 h-5 w-48" />
        <SkeletonText lines={3} />
      </Card>
    ))}
  </Loading>
)
