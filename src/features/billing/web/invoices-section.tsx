import { useQuery } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf, Role } from '#contract/endpoint.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listInvoicesEndpoint, openInvoiceEndpoint } from '../contract/purchases.ts'
import { formatDinars } from './format-price.ts'
import { HistorySection } from './history-section.tsx'
import { invoicesTexts } from './texts.ts'

type Invoice = AnswerOf<typeof listInvoicesEndpoint>[number]

// Writing one takes some seconds.
const whileWrittenMs = 3_000

/** The company's invoices, each to be downloaded once it is written. */
export function InvoicesSection({ role }: { role: Role }) {
  const t = useTexts(invoicesTexts)
  const invoices = useQuery({
    queryKey: ['invoices'],
    queryFn: ({ signal }) => call(listInvoicesEndpoint, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ ready }) => !ready) ? whileWrittenMs : false),
    enabled: role === 'ADMIN',
  })
  return (
    <HistorySection
      id="invoices"
      words={t}
      query={invoices}
      forbidden={role !== 'ADMIN'}
      icon={<FileText aria-hidden />}
    >
      {(items) => (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((one) => (
            <InvoiceItem key={one.id} invoice={one} />
          ))}
        </ul>
      )}
    </HistorySection>
  )
}

function InvoiceItem({ invoice }: { invoice: Invoice }) {
  const { id, number, planName, amountTnd, issuedAt, ready } = invoice
  const t = useTexts(invoicesTexts)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { url } = await call(openInvoiceEndpoint, { params: { invoiceId: id } })
      // It comes as a download, so the page stays.
      window.location.assign(url)
    } catch (error) {
      toast.error(failureMessage(error, t('openFailed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 text-sm">
        <p className="font-semibold text-ink tabular-nums">{number}</p>
        <p className="mt-0.5 text-ink-soft tabular-nums">
          {planName} · <bdi>{formatDinars(amountTnd)}</bdi> ·{' '}
          <time dateTime={issuedAt}>{t('day', { at: issuedAt })}</time>
        </p>
      </div>
      {ready ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden />}
          busy={busy}
          busyLabel={t('opening')}
          onClick={() => void open()}
          aria-label={busy ? undefined : t('downloadOf', { number })}
        >
          {t('download')}
        </Button>
      ) : (
        <Spinner>{t('notReady')}</Spinner>
      )}
    </li>
  )
}
