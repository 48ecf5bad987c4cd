import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { ExportList } from './export-list.tsx'
import { exportTexts as texts } from './texts.ts'
import { useExports, useRequestExport } from './use-exports.ts'

/** Have a copy of all of the company's data made, and fetch it. */
export const ExportCard = () => (
  <SectionCard id="data" title={texts.title} description={texts.description}>
    <Exports />
  </SectionCard>
)

function Exports() {
  const { data, isError, isFetching, refetch } = useExports()
  const { mutate, isPending } = useRequestExport()
  if (!data) {
    if (isError)
      return (
        <ErrorState level={3} title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      )
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-10 w-40" />
      </Loading>
    )
  }
  const latest = data[0]?.state
  return (
    <div className="grid gap-5">
      <ExportList exports={data} onRetry={() => mutate()} retrying={isPending} />
      {latest !== 'waiting' && latest !== 'failed' && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={isPending}
          busyLabel={texts.asking}
          onClick={() => mutate()}
        >
          {texts.action}
        </Button>
      )}
      <p className="max-w-prose text-sm text-ink-faint">{texts.keepSafe}</p>
    </div>
  )
}
