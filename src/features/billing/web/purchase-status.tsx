import { useEffect, useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice, type NoticeTone } from '#ui/components/notice.tsx'
import { Stepper } from '#ui/components/stepper.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { PurchaseState } from '../contract/options.ts'
import type { Purchase } from '../contract/purchases.ts'
import { paymentTexts } from './payment-texts.ts'

const tones: Record<PurchaseState, NoticeTone> = {
  waiting: 'info',
  submitted: 'info',
  confirmed: 'success',
  refused: 'danger',
  cancelled: 'warning',
  refunded: 'warning',
}

const stepOf = (state: PurchaseState): number => {
  if (state === 'waiting') return 0
  if (state === 'submitted' || state === 'cancelled') return 1
  return state === 'confirmed' ? 3 : 2
}

/** The status of a purchase, and what to do next. */
export function PurchaseStatus({ purchase: { state, reason } }: { purchase: Purchase }) {
  const t = useTexts(paymentTexts)
  const steps = [
    ...(state === 'cancelled' ? [t('step.bought')] : [t('step.transfer'), t('step.check')]),
    t(`end.${state}`),
  ]
  const status = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    // The cancel button had the focus and is gone.
    if (state === 'cancelled' && before.current !== state) status.current?.focus()
    before.current = state
  }, [state])
  return (
    <div className="grid grid-cols-1 gap-5">
      <Stepper steps={steps} current={stepOf(state)} label={t('progress')} />
      <div ref={status} role="status" tabIndex={-1} className="outline-none">
        <Notice tone={tones[state]} title={t(`state.${state}`)}>
          {reason && (
            <p dir="auto" className="my-1 wrap-anywhere text-ink">
              <span className="font-medium">{t('reason')}</span> {reason}
            </p>
          )}
          <p>{t(`more.${state}`)}</p>
        </Notice>
      </div>
      <NextStep state={state} />
    </div>
  )
}

function NextStep({ state }: { state: PurchaseState }) {
  const t = useTexts(paymentTexts)
  if (state === 'waiting' || state === 'submitted') return null
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'confirmed' ? (
        <LinkButton to="/Settings#invoices">{t('toInvoices')}</LinkButton>
      ) : (
        <>
          <LinkButton to="/Pricing">{t('buyAgain')}</LinkButton>
          <Button as="link" href="/Contact" variant="secondary">
            {t('contactSupport')}
          </Button>
        </>
      )}
    </div>
  )
}
