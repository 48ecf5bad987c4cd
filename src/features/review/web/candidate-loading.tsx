import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { candidateLoadingTexts } from './candidate-loading-texts.ts'

/** The head of a candidate, the actions and the first sections to come; `whole`: with the row of links above it. */
export const CandidateLoading = ({ whole }: { whole?: boolean }) => (
  <Loading label={useTexts(candidateLoadingTexts)('loading')} className="grid grid-cols-1 gap-6">
    {whole && <Skeleton className="h-6 w-32" />}
    <div className="flex items-start gap-4">
      <Skeleton className="size-12 shrink-0 rounded-full" />
      <div className="grid min-w-0 flex-1 gap-2">
        <Skeleton className="h-8 w-2/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-6 w-2/5" />
      </div>
    </div>
    <div className="flex gap-2">
      <Skeleton className="h-8 w-32" />
      <Skeleton className="h-8 w-32" />
      <Skeleton className="h-8 w-24" />
    </div>
    <Skeleton className="h-64 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </Loading>
)
