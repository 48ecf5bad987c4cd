import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

interface Listed<Answer> {
  queryKey: readonly unknown[]
  fetchPage: (page: number, signal: AbortSignal) => Promise<Answer>
}

/** A list, page by page; the items shown stay while it is fetched again. */
export const useAdminList = <Answer extends { last: boolean }>({ queryKey, fetchPage }: Listed<Answer>) =>
  useInfiniteQuery({
    queryKey,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    getNextPageParam: ({ last }, pages) => (last ? undefined : pages.length),
    placeholderData: keepPreviousData,
  })

/** Items of all pages, each once: what is decided meanwhile moves the pages' borders. */
export function eachOnce<Item extends { id: string }>(
  pages: readonly { content: readonly Item[] }[] | undefined,
): Item[] | undefined {
  if (!pages) return undefined
  const items = pages.flatMap(({ content }) => content)
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

/** What is to be known of a list's query to show how it stands. */
export interface AdminListState {
  isError: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  isPlaceholderData: boolean
  error: Error | null
  refetch: () => unknown
  fetchNextPage: () => unknown
}
