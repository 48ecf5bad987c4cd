import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { openScreenshot } from '../contract.ts'
import { deskKey } from './desk-keys.ts'
import type { PurchaseDialogProps } from './purchase-dialog.tsx'
import { purchaseTexts as texts } from './purchase-texts.ts'
import { tnd } from './say-money.ts'

/** The picture that the buyer sent, over the figures it should show; its link is made when it is looked at. */
export function ScreenshotDialog({ purchase, onClose }: PurchaseDialogProps) {
  const { id, reference, amountTnd, company } = purchase
  const link = useQuery({
    queryKey: [...deskKey, 'screenshot', id],
    queryFn: ({ signal }) => call(openScreenshot, { params: { purchaseId: id }, signal }),
    // Made for this look only.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={texts.screenshotTitle(reference)}
      description={
        <>
          <bdi>{company.name}</bdi> · {tnd(amountTnd)}
        </>
      }
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {link.isError ? (
        <ErrorState
          level={3}
          title={texts.screenshotFailed}
          onRetry={() => void link.refetch()}
          retrying={link.isFetching}
        >
          {sayFailure(link.error, '')}
        </ErrorState>
      ) : link.data ? (
        <Picture
          key={link.data.url}
          url={link.data.url}
          alt={texts.screenshotAlt(company.name)}
          onRetry={() => void link.refetch()}
        />
      ) : (
        <Opening />
      )}
    </Dialog>
  )
}

const Opening = () => (
  <div className="flex justify-center py-16">
    <Spinner>{texts.openingScreenshot}</Spinner>
  </div>
)

function Picture({ url, alt, onRetry }: { url: string; alt: string; onRetry: () => void }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (state === 'failed') return <ErrorState level={3} title={texts.screenshotFailed} onRetry={onRetry} />
  return (
    <>
      {state === 'loading' && <Opening />}
      {/* A link, so that the keyboard reaches what has to be scrolled. */}
      <a href={url} target="_blank" rel="noreferrer" title={texts.newTab} className="mx-auto block w-fit">
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
