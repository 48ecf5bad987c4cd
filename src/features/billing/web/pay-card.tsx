import { ExternalLink } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { paymentTexts as texts } from './payment-texts.ts'
import { tnd, usd } from './show-money.ts'
import type { PayablePurchase } from './use-purchase.ts'

/** What to transfer, to where, and what to write with it. */
export function PayCard({ purchase }: { purchase: PayablePurchase }) {
  const { amountTnd, priceUsd, reference, payLink, qr } = purchase
  return (
    <Card as="section" aria-labelledby="pay-title">
      <h2 id="pay-title" className="text-lg font-semibold text-ink">
        {texts.howTitle}
      </h2>
      <div className="mt-5 grid grid-cols-1 gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="grid content-start justify-items-center gap-3">
          <img
            src={qr}
            alt={texts.qr(tnd(amountTnd), reference)}
            width={224}
            height={224}
            className="h-auto w-56 max-w-full rounded-lg border border-line"
          />
          {payLink ? (
            <Button
              as="link"
              href={payLink}
              target="_blank"
              rel="noopener noreferrer"
              wide
              icon={<ExternalLink aria-hidden />}
            >
              {texts.open}
              <span className="sr-only"> {texts.opensApart}</span>
            </Button>
          ) : (
            <p className="text-center text-sm text-ink-faint">
              {texts.noLink} <TextLink to="/Contact">{texts.askWhere}</TextLink>
            </p>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <dl className="grid gap-5">
            <div>
              <dt className="text-sm text-ink-faint">{texts.amount}</dt>
              <dd className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-2">
                <span className="flex flex-wrap items-baseline gap-x-2.5">
                  <span className="text-2xl font-semibold text-ink tabular-nums">{tnd(amountTnd)}</span>
                  <span className="text-sm text-ink-soft">{texts.price(usd(priceUsd))}</span>
                </span>
                <CopyButton text={amountTnd.toFixed(3)} size="sm" copiedLabel={texts.copied}>
                  {texts.copyAmount}
                </CopyButton>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-ink-faint">{texts.reference}</dt>
              <dd className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-2">
                <span className="font-mono text-lg font-semibold break-all text-ink">{reference}</span>
                <CopyButton text={reference} size="sm" copiedLabel={texts.copied}>
                  {texts.copyReference}
                </CopyButton>
              </dd>
            </div>
          </dl>
          <ol className="grid list-decimal gap-1.5 ps-5 text-sm text-ink-soft marker:font-medium marker:text-accent-ink">
            {texts.how(payLink !== null).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </Card>
  )
}
