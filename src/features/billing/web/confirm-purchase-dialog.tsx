import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { Button } from '#ui/components/button.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { Plan } from './plan-changes.ts'
import { pricingTexts, confirmTexts as texts } from './pricing-texts.ts'
import { tnd, usd } from './show-money.ts'
import { useBuyPlan } from './use-buy-plan.ts'

/** Says what buying this plan does before it is done. */
export function ConfirmPurchaseDialog({ plan, onClose }: { plan: Plan | null; onClose: () => void }) {
  const { mutate, isPending, error, reset } = useBuyPlan(onClose)
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Dialog
      open={plan !== null}
      onClose={close}
      locked={isPending}
      title={plan && texts.title(plan.name)}
      description={texts.warning}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={close}>
            {texts.cancel}
          </Button>
          <Button busy={isPending} busyLabel={texts.confirming} onClick={() => plan && mutate(plan)}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {plan && (
        <div className="grid gap-4">
          <DefinitionList
            items={[
              { term: texts.plan, description: plan.name },
              { term: texts.price, description: plan.price > 0 ? texts.aMonth(usd(plan.price)) : usd(0) },
              { term: texts.transfer, description: <b className="tabular-nums">{tnd(plan.priceTnd)}</b> },
            ]}
          />
          {error && (
            <Notice tone="danger" title={pricingTexts.paymentFailed}>
              {sayFailure(error, '')}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}
