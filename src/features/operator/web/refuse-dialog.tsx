import { call } from '#ui/api/call.ts'
import { refusePurchase } from '../contract.ts'
import type { PurchaseDialogProps } from './purchase-dialog.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'
import { purchaseTexts as texts } from './purchase-texts.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { usePurchaseAct } from './use-purchase-act.ts'

/** Refuses a payment, with the reason that the buyer reads. */
export function RefuseDialog({ purchase, onClose }: PurchaseDialogProps) {
  const { decide, busy, failure } = usePurchaseAct({
    send: (reason: string) => call(refusePurchase, { params: { purchaseId: purchase.id }, body: { reason } }),
    done: () => texts.refused(purchase.reference),
    failed: texts.refuseFailed,
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={texts.refuseTitle}
      hint={texts.refuseHint}
      submit={texts.refuseYes}
      busyLabel={texts.refusing}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={decide}
    >
      <PurchaseSummary purchase={purchase} />
      <p>{texts.refuseMore}</p>
    </ReasonDialog>
  )
}
