import { classNames } from '#ui/components/class-names.ts'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'

type CandidateLoadingProps = {
  label: string
  /** The row of links above is not there yet either. */
  whole?: boolean
}

/** The head of a candidate, the actions and the first sections to come. */
export const CandidateLoading = ({ label, whole }: CandidateLoadingProps) => (
  <Loading label={label} className={classNames('grid grid-cols-1 gap-6', whole && 'pt-12')}>
    <div className="flex items-start gap-4">
      <Skeleton className="size-12 shrink-0 rounded-full" />
      <div className="grid min-w-0 flex-1 gap-2">
        <Skeleton className="h-8 w-2/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-6 w-1/3" />
      </div>
    </div>
    <div className="flex gap-2">
      <Skeleton className="h-8 w-36" />
      <Skeleton className="h-8 w-36" />
      <Skeleton className="h-8 w-24" />
    </div>
    <Skeleton className="h-64 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </Loading>
)
