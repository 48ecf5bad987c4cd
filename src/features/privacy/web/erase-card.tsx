import { useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Receipt } from './my-application-client.ts'
import type { ApplicationPartProps } from './my-application-page.tsx'
import { myApplicationTexts } from './my-application-texts.ts'

type EraseCardProps = ApplicationPartProps & { onErased: (receipt: Receipt) => void }

/** Erases the application with everything about it, at once and for good. */
export function EraseCard({ application: { companyName }, token, client, onErased }: EraseCardProps) {
  const t = useTexts(myApplicationTexts)
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const erase = async () => {
    setState('busy')
    try {
      onErased(await client.erase(token))
    } catch {
      setState('failed')
    }
  }
  return (
    <SectionCard id="erase" tone="danger" title={t('erase')} description={t('eraseText')}>
      <Button variant="danger" disabled={!hydrated} onClick={() => setOpen(true)}>
        {t('erase')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('eraseSure')}
        onClose={() => setOpen(false)}
        cancelLabel={t('back')}
        confirmLabel={t('eraseYes')}
        tone="danger"
        busy={state === 'busy'}
        busyLabel={t('erasing')}
        onConfirm={() => void erase()}
      >
        <p>{t('eraseSureText', { companyName })}</p>
        {state === 'failed' && (
          <Notice tone="danger" className="mt-3">
            {t('failed')}
          </Notice>
        )}
      </ConfirmDialog>
    </SectionCard>
  )
}
