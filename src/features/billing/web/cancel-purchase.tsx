import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PurchaseId } from '#contract/ids.ts'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { toast } from '#ui/components/toast.ts'
import { cancelPurchase } from '../contract.ts'
import { paymentTexts, cancelTexts as texts } from './payment-texts.ts'
import { purchasesKey, subscriptionsKey } from './use-plans.ts'

/** Takes a purchase back, once that was asked twice. */
export function CancelPurchase({ purchaseId }: { purchaseId: PurchaseId }) {
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const { mutate, isPending } = useCancelling(close)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
        {paymentTexts.cancel}
      </Button>
      <Dialog
        open={asked}
        onClose={close}
        locked={isPending}
        title={texts.title}
        description={texts.text}
        footer={
          <>
            <Button variant="secondary" disabled={isPending} onClick={close}>
              {texts.keep}
            </Button>
            <Button
              variant="danger"
              busy={isPending}
              busyLabel={texts.busy}
              onClick={() => mutate(purchaseId)}
            >
              {texts.yes}
            </Button>
          </>
        }
      />
    </>
  )
}

function useCancelling(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (purchaseId: PurchaseId) => call(cancelPurchase, { params: { purchaseId } }),
    onSuccess: () => {
      toast.success(texts.done)
    },
    onError: (error) => {
      toast.error(sayFailure(error, texts.failed))
    },
    onSettled: async () => {
      // Decided meanwhile or not: the page shows how it stands.
      await Promise.all([
        queries.invalidateQueries({ queryKey: purchasesKey }),
        queries.invalidateQueries({ queryKey: subscriptionsKey }),
      ])
      onDone()
    },
  })
}
