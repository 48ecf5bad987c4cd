import { useEffect, useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import type { JobCandidates } from './use-job-candidates.ts'

/** Loads the next page when 10% of the marker is visible; a button does the same without scrolling. */
export function ListEnd({ candidates }: { candidates: JobCandidates }) {
  const t = useTexts(dashboardTexts)
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, data } = candidates
  const pages = data?.pages.length
  // A new observer for each page: a marker that stays in view reports itself once only.
  useEffect(() => {
    const marker = end.current
    if (!marker || !pages || !hasNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchNextPage({ cancelRefetch: false }),
      { threshold: 0.1 },
    )
    observer.observe(marker)
    return () => observer.disconnect()
  }, [pages, hasNextPage, isFetchNextPageError, fetchNextPage])
  useEffect(() => {
    if (isFetchNextPageError) toast.error(t('moreFailed'))
  }, [isFetchNextPageError, t])
  if (!hasNextPage) return null
  return (
    <div ref={end} className="grid min-h-16 place-items-center py-4">
      {isFetchingNextPage ? (
        <Spinner>{t('moreLoading')}</Spinner>
      ) : (
        <Button variant="quiet" onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
