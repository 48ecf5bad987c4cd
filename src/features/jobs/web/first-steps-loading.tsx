import { Skeleton } from '#ui/components/skeleton.tsx'

/** As high as the steps. */
export const FirstStepsLoading = () => <Skeleton className="h-94 rounded-lg sm:h-54 lg:h-47" />
