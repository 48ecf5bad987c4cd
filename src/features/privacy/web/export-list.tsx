import { Download } from 'lucide-react'
import { useState } from 'react'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { toast } from '#ui/components/toast.ts'
import { type CompanyExport, openExport } from '../contract.ts'
import { exportTexts as texts } from './texts.ts'

export type ExportListProps = { exports: readonly CompanyExport[]; onRetry: () => void; retrying: boolean }

/** The copies that are ready, the one that is being made, and the last one if it failed. */
export function ExportList({ exports, onRetry, retrying }: ExportListProps) {
  // An older failure is of no interest once another copy was asked for.
  const shown = exports.filter(({ state }, at) => state !== 'failed' || at === 0)
  if (shown.length === 0) return null
  return (
    <ul aria-label={texts.list} aria-live="polite" className="divide-y divide-line border-y border-line">
      {shown.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          {one.state === 'waiting' && <Preparing />}
          {one.state === 'ready' && <Ready made={one} />}
          {one.state === 'failed' && (
            <>
              <Said title={texts.failed}>{texts.failedMore}</Said>
              <Button
                variant="secondary"
                size="sm"
                busy={retrying}
                busyLabel={texts.asking}
                onClick={onRetry}
              >
                {texts.again}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const Said = ({ title, children }: { title: string; children: string }) => (
  <div className="min-w-0 text-sm">
    <p className="font-medium text-ink">{title}</p>
    <p className="text-ink-soft">{children}</p>
  </div>
)

const Preparing = () => (
  <div className="min-w-0 text-sm">
    <Spinner>{texts.preparing}</Spinner>
    <p className="mt-1 text-ink-soft">{texts.preparingMore}</p>
  </div>
)

function Ready({ made: { id, size, requestedAt, expiresAt } }: { made: CompanyExport }) {
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { url } = await call(openExport, { params: { exportId: id } })
      // It comes as a download, so the page stays.
      window.location.assign(url)
    } catch (error) {
      toast.error(sayFailure(error, texts.openFailed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Said title={texts.ready(requestedAt)}>{texts.readyMore(size ?? 0, expiresAt ?? requestedAt)}</Said>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden />}
        busy={busy}
        busyLabel={texts.opening}
        onClick={() => void open()}
      >
        {texts.download}
      </Button>
    </>
  )
}
