import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { Loading } from './skeleton.tsx'

export type LoadedProps<Data> = {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Said to screen readers while it loads. */
  loading: string
  /** Shown while it loads. */
  skeleton: ReactNode
  failed: string
  /** Under the failure. */
  failedMore?: ReactNode
  /** Of the failure's heading. */
  level?: 2 | 3
  children: (data: Data) => ReactNode
}

/** What a query has loaded; until then placeholders, or its failure with a retry. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, loading, skeleton, failed, failedMore, level = 3, children } = props
  if (query.data !== undefined) return children(query.data)
  if (!query.isError)
    return (
      <Loading label={loading} className="grid gap-4">
        {skeleton}
      </Loading>
    )
  return (
    <ErrorState level={level} title={failed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {failedMore}
    </ErrorState>
  )
}
