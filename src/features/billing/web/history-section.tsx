import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { historyTexts } from './texts.ts'

type HistorySectionProps<Item> = {
  id: string
  words: (key: 'title' | 'description' | 'loading' | 'failed' | 'none' | 'noneMore') => string
  query: UseQueryResult<readonly Item[]>
  /** The user's role does not allow the list. */
  forbidden?: boolean
  icon: ReactNode
  /** What an empty list offers. */
  action?: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list of the settings with what the company bought, in all its states. */
export const HistorySection = <Item,>({ id, words, ...list }: HistorySectionProps<Item>) => (
  <SectionCard id={id} title={words('title')} description={words('description')}>
    <History words={words} {...list} />
  </SectionCard>
)

type HistoryProps<Item> = Omit<HistorySectionProps<Item>, 'id'>

function History<Item>({ words, query, forbidden, icon, action, children }: HistoryProps<Item>) {
  const t = useTexts(historyTexts)
  const { data, isError, isFetching, refetch } = query
  if (forbidden) return <p className="text-sm text-ink-faint">{t('adminOnly')}</p>
  if (data && data.length > 0) return children(data)
  if (data)
    return (
      <EmptyState level={3} title={words('none')} icon={icon} action={action}>
        {words('noneMore')}
      </EmptyState>
    )
  if (isError)
    return (
      <ErrorState level={3} title={words('failed')} onRetry={() => void refetch()} retrying={isFetching} />
    )
  return (
    <Loading label={words('loading')}>
      <Skeleton className="h-20 w-full" />
    </Loading>
  )
}
