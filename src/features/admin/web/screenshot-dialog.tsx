import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTnd } from '#contract/money.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { openScreenshotEndpoint } from '../contract/console.ts'
import type { PurchaseDialogProps } from './purchase-dialog.tsx'
import { purchaseTexts } from './purchase-texts.ts'
import { adminKey } from './query-keys.ts'

/** The picture that the buyer sent, under the figures it should show; its link is made when it is opened. */
export function ScreenshotDialog({ purchase, onClose }: PurchaseDialogProps) {
  const t = useTexts(purchaseTexts)
  const { id, reference, amountTnd, company } = purchase
  const link = useQuery({
    queryKey: [...adminKey, 'screenshot', id],
    queryFn: ({ signal }) => call(openScreenshotEndpoint, { params: { purchaseId: id }, signal }),
    // Made for this opening only.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('screenshotTitle', { reference })}
      description={
        <>
          <bdi>{company.name}</bdi> · {formatTnd(amountTnd)}
        </>
      }
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {link.isError ? (
        <ErrorState
          level={3}
          title={t('screenshotFailed')}
          onRetry={() => void link.refetch()}
          retrying={link.isFetching}
        >
          {failureMessage(link.error, '')}
        </ErrorState>
      ) : link.data ? (
        <Picture
          key={link.data.url}
          url={link.data.url}
          alt={t('screenshotAlt', { company: company.name })}
          onRetry={() => void link.refetch()}
        />
      ) : (
        <Opening />
      )}
    </Dialog>
  )
}

const Opening = () => {
  const t = useTexts(purchaseTexts)
  return (
    <div className="flex justify-center py-16">
      <Spinner>{t('openingScreenshot')}</Spinner>
    </div>
  )
}

function Picture({ url, alt, onRetry }: { url: string; alt: string; onRetry: () => void }) {
  const t = useTexts(purchaseTexts)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (state === 'failed') return <ErrorState level={3} title={t('screenshotFailed')} onRetry={onRetry} />
  return (
    <>
      {state === 'loading' && <Opening />}
      {/* A link, so that the keyboard reaches what has to be scrolled. */}
      <a href={url} target="_blank" rel="noreferrer" title={t('newTab')} className="mx-auto block w-fit">
        <img
          src={url}
          alt={alt}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className="h-auto max-w-full rounded-lg border border-line"
        />
      </a>
    </>
  )
}
