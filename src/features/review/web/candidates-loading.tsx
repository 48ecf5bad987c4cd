import { Skeleton } from '#ui/components/skeleton.tsx'
import type { Layout } from './list-view.ts'

/** Candidates to come, in rows as high as theirs. */
export const CandidatesLoading = ({ layout }: { layout: Layout }) =>
  layout === 'table' ? (
    <div className="divide-y divide-line border-b border-line">
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
        <div key={row} className="flex h-13 items-center gap-4 px-2 pointer-coarse:h-15">
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-5 w-19" />
        </div>
      ))}
    </div>
  ) : (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {[0, 1, 2].map((row) => (
        <CandidateSkeleton key={row} />
      ))}
    </div>
  )

const CandidateSkeleton = () => (
  <div className="p-4">
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <Skeleton className="size-9 shrink-0 rounded-full" />
      <div className="grid min-w-0 flex-1 basis-32 gap-1">
        <Skeleton className="h-6 w-3/5 pointer-coarse:h-11" />
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-5 w-3/5 sm:hidden" />
      </div>
      <Skeleton className="h-22 w-full sm:w-90" />
    </div>
    <div className="mt-2 flex justify-between gap-4">
      <Skeleton className="h-8 w-24 pointer-coarse:h-11" />
      <Skeleton className="h-8 w-28 pointer-coarse:h-11" />
    </div>
  </div>
)
