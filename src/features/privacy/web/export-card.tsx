import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { exportDays, maxArchives } from '../contract.ts'
import { ExportList } from './export-list.tsx'
import { exportTexts } from './texts.ts'
import { useExports, useRequestExport } from './use-exports.ts'

/** Have a copy of all of the company's data made, and fetch it. */
export function ExportCard() {
  const t = useTexts(exportTexts)
  return (
    <SectionCard id="data" title={t('title')} description={t('description')}>
      <Exports />
    </SectionCard>
  )
}

function Exports() {
  const t = useTexts(exportTexts)
  const { data, isError, isFetching, refetch } = useExports()
  const { mutate, isPending } = useRequestExport()
  if (!data) {
    if (isError)
      return (
        <ErrorState level={3} title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching} />
      )
    return (
      <Loading label={t('loading')}>
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
          busyLabel={t('asking')}
          onClick={() => mutate()}
        >
          {t('action')}
        </Button>
      )}
      <p className="max-w-prose text-sm text-ink-faint">
        {t('keepSafe', { days: exportDays, max: maxArchives })}
      </p>
    </div>
  )
}
