import { Card } from '#ui/components/card.tsx'
import { Skeleton, SkeletonText } from '#ui/components/skeleton.tsx'

/** A job card to come, of the same size. */
export const JobCardSkeleton = () => (
  <Card as="li" padding="none" className="flex flex-col">
    <div className="flex flex-1 flex-col p-5">
      <div className="flex h-8 items-start justify-between gap-3">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-6 w-6" />
      </div>
      <div className="mt-2 flex gap-1.5">
        <Skeleton className="h-5.5 w-16" />
        <Skeleton className="h-5.5 w-12" />
      </div>
      <div className="mt-3 flex gap-4">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 w-32" />
      </div>
      <SkeletonText lines={3} className="mt-4" />
    </div>
    <div className="flex flex-col gap-3 border-t border-line px-5 py-4">
      <div className="flex justify-between">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-5 w-24" />
      </div>
      <Skeleton className="h-10 pointer-coarse:h-11" />
    </div>
  </Card>
)
