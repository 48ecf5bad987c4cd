import { lazy, Suspense } from 'react'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { CandidateLoading } from './candidate-loading.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import type { OpenedCandidateState } from './use-opened-candidate.ts'

const CandidateView = lazy(async () => ({ default: (await import('./candidate-view.tsx')).CandidateView }))

/** The candidate beside the list, with a scroll position of its own. */
export function OpenedCandidate({ opened }: { opened: OpenedCandidateState }) {
  const t = useTexts(dashboardTexts)
  if (opened.id === null) return null
  return (
    <div className="sticky top-4 max-h-[calc(100dvh-2rem)] min-w-0 overflow-y-auto border-s border-line bg-paper ps-6 pe-1">
      <Suspense fallback={<CandidateLoading whole label={t('candidateLoading')} />}>
        <CandidateView
          candidateId={opened.id}
          beside
          back={opened.back}
          previous={opened.previous}
          next={opened.next}
          onGo={opened.onGo}
        />
      </Suspense>
    </div>
  )
}
