import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

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
