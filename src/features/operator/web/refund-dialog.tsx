import { useState } from 'react'
import { call } from '#ui/api/call.ts'
import { Field } from '#ui/components/field.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { refundPurchase } from '../contract.ts'
import type { PurchaseDialogProps } from './purchase-dialog.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'
import { purchaseTexts as texts } from './purchase-texts.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { usePurchaseAct } from './use-purchase-act.ts'

/** Records that money was sent back. */
export function RefundDialog({ purchase, onClose }: PurchaseDialogProps) {
  const [amount, setAmount] = useState(purchase.amountTnd.toFixed(3))
  const [wrong, setWrong] = useState(false)
  const { decide, busy, failure } = usePurchaseAct({
    send: (reason: string) =>
      call(refundPurchase, {
        params: { purchaseId: purchase.id },
        body: { amountTnd: dinars(amount), reason },
      }),
    done: () => texts.refundDone(purchase.reference),
    failed: texts.refundFailed,
    onDone: onClose,
  })
  const check = () => {
    const right = dinars(amount) > 0
    setWrong(!right)
    return right
  }
  return (
    <ReasonDialog
      title={texts.refundTitle}
      hint={texts.refundHint}
      submit={texts.refundYes}
      busyLabel={texts.refunding}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={decide}
      check={check}
      tone="primary"
      fields={
        <Field label={texts.refundAmount} error={wrong ? texts.refundAmountWrong : undefined} required>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            className="max-w-40 tabular-nums"
            onChange={(event) => {
              setAmount(event.target.value)
              setWrong(false)
            }}
          />
        </Field>
      }
    >
      <PurchaseSummary purchase={purchase} />
      <p>{texts.refundMore}</p>
    </ReasonDialog>
  )
}

/** NaN for what is no amount; a comma is a decimal point here. */
const dinars = (typed: string): number => Number(typed.trim().replace(',', '.') || Number.NaN)
