import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { confirmPurchase } from '../contract.ts'
import { Effects } from './effects.tsx'
import type { PurchaseDialogProps } from './purchase-dialog.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'
import { purchaseTexts as texts } from './purchase-texts.ts'
import { usePurchaseAct } from './use-purchase-act.ts'

/** Asks once more before a plan begins; then shows the number of the invoice. */
export function ConfirmDialog({ purchase, onClose }: PurchaseDialogProps) {
  const { decide, busy, answer, failure } = usePurchaseAct({
    send: (_given: undefined) => call(confirmPurchase, { params: { purchaseId: purchase.id } }),
    failed: texts.confirmFailed,
  })
  if (answer) return <Confirmed number={answer.invoiceNumber} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={texts.confirmTitle}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {failure?.over ? texts.close : texts.cancel}
          </Button>
          {!failure?.over && (
            <Button busy={busy} busyLabel={texts.confirming} onClick={() => decide(undefined)}>
              {texts.confirmYes}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {failure && <Notice tone={failure.over ? 'info' : 'danger'}>{failure.message}</Notice>}
        <PurchaseSummary purchase={purchase} />
        {!failure?.over && <Effects points={texts.confirmEffects(purchase.planName)} />}
      </div>
    </Dialog>
  )
}

const Confirmed = ({ number, onClose }: { number: string; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={texts.confirmedTitle}
    footer={<Button onClick={onClose}>{texts.close}</Button>}
  >
    <p className="text-sm text-ink-soft">{texts.confirmedMore}</p>
    <p className="mt-4 text-sm text-ink-faint">{texts.invoiceNumber}</p>
    <div className="flex flex-wrap items-center gap-3">
      <span className="font-mono text-lg break-all text-ink">{number}</span>
      <CopyButton text={number} size="sm">
        {texts.copy}
      </CopyButton>
    </div>
  </Dialog>
)
