import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { formatDinars, formatPrice } from './format-price.ts'
import { paymentTexts } from './payment-texts.ts'
import type { PayablePurchase } from './use-purchase.ts'

/** What to transfer, to where, and what to write with it. */
export function PayCard({ purchase }: { purchase: PayablePurchase }) {
  const t = useTexts(paymentTexts)
  const { amountTnd, priceUsd, reference, payLink, paymentDetails, qr } = purchase
  const hasAccount = paymentDetails.length > 0
  return (
    <Card as="section" aria-labelledby="pay-title">
      <h2 id="pay-title" className="text-lg font-semibold text-ink">
        {t('howTitle')}
      </h2>
      <div className="mt-5 grid grid-cols-1 gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="grid content-start justify-items-center gap-3">
          <img
            src={qr}
            alt={t('qr', { amount: formatDinars(amountTnd), reference })}
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
              {t('open')}
              <span className="sr-only"> {t('opensApart')}</span>
            </Button>
          ) : (
            <p className="text-center text-sm text-ink-faint">
              {t(hasAccount ? 'codeWithAccount' : 'codeAlone')}{' '}
              {!hasAccount && <TextLink to="/Contact">{t('askWhere')}</TextLink>}
            </p>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <dl className="grid gap-5">
            <Copied term={t('amount')} text={amountTnd.toFixed(2)} copy={t('copyAmount')}>
              <span className="flex flex-wrap items-baseline gap-x-2.5">
                <span className="text-2xl font-semibold text-ink tabular-nums">
                  {formatDinars(amountTnd)}
                </span>
                <span className="text-sm text-ink-soft">{t('price', { usd: formatPrice(priceUsd) })}</span>
              </span>
            </Copied>
            <Copied term={t('reference')} text={reference} copy={t('copyReference')}>
              <span className="font-mono text-lg font-semibold break-all text-ink">{reference}</span>
            </Copied>
            {paymentDetails.map(({ label, value }) => (
              <Copied
                key={`${label}: ${value}`}
                term={<bdi>{label ?? t('account')}</bdi>}
                text={value}
                copy={label ? t('copyDetail', { label }) : t('copy')}
              >
                <bdi className="min-w-0 font-medium wrap-anywhere text-ink">{value}</bdi>
              </Copied>
            ))}
          </dl>
          <ol className="grid list-decimal gap-1.5 ps-5 text-sm text-ink-soft marker:font-medium marker:text-accent-ink">
            <li>{t(payLink ? 'how.link' : 'how.code')}</li>
            {payLink && hasAccount && <li>{t('how.account')}</li>}
            <li>{t('how.exact')}</li>
            <li>{t('how.screenshot')}</li>
          </ol>
        </div>
      </div>
    </Card>
  )
}

type CopiedProps = { term: ReactNode; text: string; copy: string; children: ReactNode }

/** A fact of the transfer, with a button that copies it. */
const Copied = ({ term, text, copy, children }: CopiedProps) => (
  <div>
    <dt className="text-sm text-ink-faint">{term}</dt>
    <dd className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      {children}
      <CopyButton text={text} size="sm">
        {copy}
      </CopyButton>
    </dd>
  </div>
)
