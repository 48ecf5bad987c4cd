import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import {
  type CompanyExport,
  exportDays,
  listExportsEndpoint,
  maxArchives,
  openExportEndpoint,
  requestExportEndpoint,
} from '../contract/company-data.ts'
import { exportTexts } from './texts.ts'

const soonMs = 2_000
const laterMs = 20_000
const freshForMs = 120_000

const exportsKey = ['privacy', 'exports'] as const

/** When to look again: soon while a copy has just been asked for, seldom when it takes long, else never. */
function nextLook(exports: readonly CompanyExport[], now: number): number | false {
  const waiting = exports.find(({ state }) => state === 'waiting')
  if (!waiting) return false
  return now - Date.parse(waiting.requestedAt) < freshForMs ? soonMs : laterMs
}

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
  const queries = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: exportsKey,
    queryFn: ({ signal }) => call(listExportsEndpoint, { signal }),
    refetchInterval: ({ state }) => nextLook(state.data ?? [], Date.now()),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(requestExportEndpoint, {}),
    onError: (error) => toast.error(failureMessage(error, t('askFailed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: exportsKey }),
  })
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

type ExportListProps = { exports: readonly CompanyExport[]; onRetry: () => void; retrying: boolean }

/** The copies that are ready, the one that is being made, and the last one if it failed. */
function ExportList({ exports, onRetry, retrying }: ExportListProps) {
  const t = useTexts(exportTexts)
  // An older failure does not matter once another copy was requested.
  const shown = exports.filter(({ state }, at) => state !== 'failed' || at === 0)
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('list')} aria-live="polite" className="divide-y divide-line border-y border-line">
      {shown.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          {one.state === 'waiting' && <Preparing />}
          {one.state === 'ready' && <Ready made={one} />}
          {one.state === 'failed' && (
            <>
              <Described title={t('failed')}>{t('failedMore')}</Described>
              <Button variant="secondary" size="sm" busy={retrying} busyLabel={t('asking')} onClick={onRetry}>
                {t('again')}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const Described = ({ title, children }: { title: string; children: string }) => (
  <div className="min-w-0 text-sm">
    <p className="font-medium text-ink">{title}</p>
    <p className="text-ink-soft">{children}</p>
  </div>
)

function Preparing() {
  const t = useTexts(exportTexts)
  return (
    <div className="min-w-0 text-sm">
      <Spinner>{t('preparing')}</Spinner>
      <p className="mt-1 text-ink-soft">{t('preparingMore')}</p>
    </div>
  )
}

function Ready({ made: { id, size, requestedAt, expiresAt } }: { made: CompanyExport }) {
  const t = useTexts(exportTexts)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { url } = await call(openExportEndpoint, { params: { exportId: id } })
      // It comes as a download, so the page stays.
      window.location.assign(url)
    } catch (error) {
      toast.error(failureMessage(error, t('openFailed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Described title={t('ready', { at: requestedAt })}>
        {t('readyMore', { size: sizeText(size ?? 0), until: expiresAt ?? requestedAt })}
      </Described>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden />}
        busy={busy}
        busyLabel={t('opening')}
        onClick={() => void open()}
      >
        {t('download')}
      </Button>
    </>
  )
}

const units = ['KB', 'MB', 'GB', 'TB'] as const

/** As `1.4 MB`: what people compare with the room they have. */
function sizeText(bytes: number): string {
  let size = bytes / 1000
  let unit = 0
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  return `${size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size)} ${units[unit]}`
}
