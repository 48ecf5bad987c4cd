import { Skeleton } from '#ui/components/skeleton.tsx'

/** As high as the steps. */
export const FirstStepsLoading = () => <Skeleton className="h-92 rounded-lg sm:h-48 lg:h-43" />
