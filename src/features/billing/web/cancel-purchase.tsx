import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PurchaseId } from '#contract/ids.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { cancelPurchaseEndpoint } from '../contract/purchases.ts'
import { cancelTexts, paymentTexts } from './payment-texts.ts'
import { purchasesKey, subscriptionsKey } from './use-plans.ts'

/** Takes a purchase back, once that was asked twice. */
export function CancelPurchase({ purchaseId }: { purchaseId: PurchaseId }) {
  const tPayment = useTexts(paymentTexts)
  const t = useTexts(cancelTexts)
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const { mutate, isPending } = useCancelling(close)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
        {tPayment('cancel')}
      </Button>
      <Dialog
        open={asked}
        onClose={close}
        locked={isPending}
        title={t('title')}
        description={t('text')}
        footer={
          <>
            <Button variant="secondary" disabled={isPending} onClick={close}>
              {t('keep')}
            </Button>
            <Button
              variant="danger"
              busy={isPending}
              busyLabel={t('busy')}
              onClick={() => mutate(purchaseId)}
            >
              {t('yes')}
            </Button>
          </>
        }
      />
    </>
  )
}

function useCancelling(onDone: () => void) {
  const t = useTexts(cancelTexts)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (purchaseId: PurchaseId) => call(cancelPurchaseEndpoint, { params: { purchaseId } }),
    onSuccess: () => {
      toast.success(t('done'))
    },
    onError: (error) => {
      toast.error(failureMessage(error, t('failed')))
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
