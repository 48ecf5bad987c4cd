import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTnd } from '#contract/money.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Field } from '#ui/components/field.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import {
  confirmPurchaseEndpoint,
  openScreenshotEndpoint,
  refundPurchaseEndpoint,
  refusePurchaseEndpoint,
} from '../contract/console.ts'
import { ActionDialog } from './action-dialog.tsx'
import { purchaseTexts } from './purchase-texts.ts'
import { adminKey, purchasesKey } from './query-keys.ts'
import type { AdminPurchase } from './use-purchases.ts'

type PurchaseDialogProps = { purchase: AdminPurchase; onClose: () => void }

const dialogs = {
  screenshot: ScreenshotDialog,
  confirm: ConfirmPurchaseDialog,
  refuse: RefuseDialog,
  refund: RefundDialog,
}
export type PurchaseAction = keyof typeof dialogs

/** The dialog of an action on one purchase. */
export function PurchaseDialog({ action, ...rest }: PurchaseDialogProps & { action: PurchaseAction }) {
  const Chosen = dialogs[action]
  return <Chosen {...rest} />
}

/** Asks once more before a plan begins; then shows the number of the invoice. */
function ConfirmPurchaseDialog({ purchase, onClose }: PurchaseDialogProps) {
  const t = useTexts(purchaseTexts)
  const [invoice, setInvoice] = useState<string>()
  if (invoice !== undefined) return <Confirmed number={invoice} onClose={onClose} />
  return (
    <ActionDialog
      send={() => call(confirmPurchaseEndpoint, { params: { purchaseId: purchase.id } })}
      onDone={({ invoiceNumber }) => setInvoice(invoiceNumber)}
      failed={t('confirmFailed')}
      changes={purchasesKey}
      title={t('confirmTitle')}
      confirmLabel={t('confirmYes')}
      busyLabel={t('confirming')}
      onClose={onClose}
    >
      <PurchaseSummary purchase={purchase} />
      <ul className="list-disc space-y-1 ps-5 marker:text-ink-faint">
        <li>{t('confirmEffect.plan', { plan: purchase.planName })}</li>
        <li>{t('confirmEffect.invoice')}</li>
        <li>{t('confirmEffect.final')}</li>
      </ul>
    </ActionDialog>
  )
}

function Confirmed({ number, onClose }: { number: string; onClose: () => void }) {
  const t = useTexts(purchaseTexts)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('confirmedTitle')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p className="text-sm text-ink-soft">{t('confirmedMore')}</p>
      <p className="mt-4 text-sm text-ink-faint">{t('invoiceNumber')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-mono text-lg break-all text-ink">{number}</span>
        <CopyButton text={number} size="sm">
          {t('copy')}
        </CopyButton>
      </div>
    </Dialog>
  )
}

/** Refuses a payment, with the reason that the buyer reads. */
function RefuseDialog({ purchase, onClose }: PurchaseDialogProps) {
  const t = useTexts(purchaseTexts)
  const { id: purchaseId, reference } = purchase
  return (
    <ActionDialog
      send={(reason) => call(refusePurchaseEndpoint, { params: { purchaseId }, body: { reason } })}
      done={t('refused', { reference })}
      failed={t('refuseFailed')}
      changes={purchasesKey}
      title={t('refuseTitle')}
      hint={t('refuseHint')}
      confirmLabel={t('refuseYes')}
      busyLabel={t('refusing')}
      onClose={onClose}
      tone="danger"
    >
      <PurchaseSummary purchase={purchase} />
      <p>{t('refuseMore')}</p>
    </ActionDialog>
  )
}

/** Records that money was sent back. */
function RefundDialog({ purchase, onClose }: PurchaseDialogProps) {
  const t = useTexts(purchaseTexts)
  const { id: purchaseId, reference } = purchase
  const [typed, setTyped] = useState(purchase.amountTnd.toFixed(2))
  const [wrong, setWrong] = useState(false)
  // A comma is a decimal point here.
  const amountTnd = Number(typed.trim().replace(',', '.'))
  const check = () => {
    setWrong(!(amountTnd > 0))
    return amountTnd > 0
  }
  return (
    <ActionDialog
      send={(reason) => call(refundPurchaseEndpoint, { params: { purchaseId }, body: { amountTnd, reason } })}
      done={t('refundDone', { reference })}
      failed={t('refundFailed')}
      changes={purchasesKey}
      title={t('refundTitle')}
      hint={t('refundHint')}
      confirmLabel={t('refundYes')}
      busyLabel={t('refunding')}
      onClose={onClose}
      check={check}
      fields={
        <Field label={t('refundAmount')} error={wrong ? t('refundAmountWrong') : undefined} required>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            className="max-w-40 tabular-nums"
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
          />
        </Field>
      }
    >
      <PurchaseSummary purchase={purchase} />
      <p>{t('refundMore')}</p>
    </ActionDialog>
  )
}

function PurchaseSummary({ purchase }: { purchase: AdminPurchase }) {
  const t = useTexts(purchaseTexts)
  return (
    <div className="grid gap-3">
      <p className="rounded-lg bg-sunken px-4 py-3 text-sm break-words text-ink">
        <bdi className="font-semibold">{purchase.company.name}</bdi>
        <span className="block text-ink-soft">
          {purchase.planName} · <span className="tabular-nums">{formatTnd(purchase.amountTnd)}</span> ·{' '}
          <span className="font-mono break-all">{purchase.reference}</span>
        </span>
      </p>
      {purchase.samePicture.length > 0 && <Notice tone="danger">{t('samePicture')}.</Notice>}
    </div>
  )
}

/** The picture that the buyer sent, under the figures it should show; its link is made when it is opened. */
function ScreenshotDialog({ purchase, onClose }: PurchaseDialogProps) {
  const t = useTexts(purchaseTexts)
  const { id, reference, amountTnd, company } = purchase
  const link = useQuery({
    queryKey: [...adminKey, 'screenshot', id],
    queryFn: ({ signal }) => call(openScreenshotEndpoint, { params: { purchaseId: id }, signal }),
    // Made for this opening only.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('screenshotTitle', { reference })}
      description={
        <>
          <bdi>{company.name}</bdi> · {formatTnd(amountTnd)}
        </>
      }
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Loaded
        query={link}
        loading={t('openingScreenshot')}
        skeleton={<Skeleton className="h-64 rounded-lg" />}
        failed={t('screenshotFailed')}
        failedMore={failureMessage(link.error, '')}
      >
        {({ url }) => (
          <Picture
            key={url}
            url={url}
            alt={t('screenshotAlt', { company: company.name })}
            onRetry={() => void link.refetch()}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

function Picture({ url, alt, onRetry }: { url: string; alt: string; onRetry: () => void }) {
  const t = useTexts(purchaseTexts)
  const [failed, setFailed] = useState(false)
  if (failed) return <ErrorState level={3} title={t('screenshotFailed')} onRetry={onRetry} />
  return (
    // A link, so that the keyboard reaches what has to be scrolled.
    <a href={url} target="_blank" rel="noreferrer" title={t('newTab')} className="mx-auto block w-fit">
      <img
        src={url}
        alt={alt}
        onError={() => setFailed(true)}
        className="h-auto max-w-full rounded-lg border border-line"
      />
    </a>
  )
}
