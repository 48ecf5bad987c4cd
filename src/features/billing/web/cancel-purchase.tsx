import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PurchaseId } from '#contract/ids.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { cancelPurchaseEndpoint } from '../contract/purchases.ts'
import { cancelTexts } from './payment-texts.ts'
import { purchasesKey, subscriptionsKey } from './use-plans.ts'

/** Cancels a purchase, after a confirmation. */
export function CancelPurchase({ purchaseId }: { purchaseId: PurchaseId }) {
  const t = useTexts(cancelTexts)
  const queries = useQueryClient()
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(cancelPurchaseEndpoint, { params: { purchaseId } }),
    onSuccess: () => void toast.success(t('done')),
    onError: (error) => void toast.error(failureMessage(error, t('failed'))),
    onSettled: async () => {
      // Whatever the result: an operator may have decided first.
      await Promise.all(
        [purchasesKey, subscriptionsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
      setAsked(false)
    },
  })
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('title')}
        description={t('text')}
        cancelLabel={t('keep')}
        confirmLabel={t('yes')}
        busy={isPending}
        busyLabel={t('busy')}
        onConfirm={() => mutate()}
        tone="danger"
      />
    </>
  )
}
