import { useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ApplicationPartProps } from './my-application-page.tsx'
import { myApplicationTexts } from './my-application-texts.ts'

/** Ends the application; what is stored stays until it is erased. */
export function WithdrawCard({
  application: { companyName, jobTitle },
  token,
  client,
  onChange,
}: ApplicationPartProps) {
  const t = useTexts(myApplicationTexts)
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const withdraw = async () => {
    setState('busy')
    try {
      onChange(await client.withdraw(token))
    } catch {
      setState('failed')
    }
  }
  return (
    <SectionCard id="withdraw" title={t('withdraw')} description={t('withdrawText', { companyName })}>
      <Button variant="secondary" disabled={!hydrated} onClick={() => setOpen(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('withdrawSure')}
        onClose={() => setOpen(false)}
        cancelLabel={t('back')}
        confirmLabel={t('withdrawYes')}
        tone="danger"
        busy={state === 'busy'}
        busyLabel={t('sending')}
        onConfirm={() => void withdraw()}
      >
        <p>{t('withdrawSureText', { jobTitle, companyName })}</p>
        {state === 'failed' && (
          <Notice tone="danger" className="mt-3">
            {t('failed')}
          </Notice>
        )}
      </ConfirmDialog>
    </SectionCard>
  )
}
