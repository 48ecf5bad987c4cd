import { lazy, Suspense } from 'react'
import { CandidateLoading } from './candidate-loading.tsx'
import type { OpenedCandidateState } from './use-opened-candidate.ts'

const CandidateView = lazy(async () => ({ default: (await import('./candidate-view.tsx')).CandidateView }))

/** The candidate beside the list, with a scroll position of its own. */
export function OpenedCandidate({ opened }: { opened: OpenedCandidateState }) {
  if (opened.id === null) return null
  return (
    <div className="sticky top-4 max-h-[calc(100dvh-2rem)] min-w-0 overflow-y-auto border-s border-line bg-paper ps-6 pe-1">
      <Suspense fallback={<CandidateLoading whole />}>
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
