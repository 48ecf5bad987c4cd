import { useEffect, useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice, type NoticeTone } from '#ui/components/notice.tsx'
import { Stepper } from '#ui/components/stepper.tsx'
import type { Purchase, PurchaseState } from '../contract.ts'
import { paymentTexts as texts } from './payment-texts.ts'

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

/** Where a purchase stands now, in words, and what to do about it. */
export function PurchaseStanding({ purchase: { state, reason } }: { purchase: Purchase }) {
  const { title, text } = texts.states[state]
  const status = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    // Who cancelled it stands on a button that is gone.
    if (state === 'cancelled' && before.current !== state) status.current?.focus()
    before.current = state
  }, [state])
  return (
    <div className="grid grid-cols-1 gap-5">
      <Stepper steps={texts.steps(state)} current={stepOf(state)} label={texts.progress} />
      <div ref={status} role="status" tabIndex={-1} className="outline-none">
        <Notice tone={tones[state]} title={title}>
          {reason && (
            <p dir="auto" className="my-1 wrap-anywhere text-ink">
              <span className="font-medium">{texts.reason}</span> {reason}
            </p>
          )}
          <p>{text}</p>
        </Notice>
      </div>
      <NextStep state={state} />
    </div>
  )
}

function NextStep({ state }: { state: PurchaseState }) {
  if (state === 'waiting' || state === 'submitted') return null
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'confirmed' ? (
        <LinkButton to="/Settings#invoices">{texts.toInvoices}</LinkButton>
      ) : (
        <>
          <LinkButton to="/Pricing">{texts.buyAgain}</LinkButton>
          <Button as="link" href="/Contact" variant="secondary">
            {texts.contactSupport}
          </Button>
        </>
      )}
    </div>
  )
}
