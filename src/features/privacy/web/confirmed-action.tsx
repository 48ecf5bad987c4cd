import { type ReactNode, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { myApplicationTexts } from './my-application-texts.ts'

type ConfirmedActionProps = {
  label: string
  question: string
  confirmLabel: string
  busyLabel: string
  /** What it means, in the dialog. */
  children: ReactNode
  act: () => Promise<void>
}

/** A button that asks once more, and says when the act failed. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { label, question, confirmLabel, busyLabel, children, act } = props
  const t = useTexts(myApplicationTexts)
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const confirm = () => {
    setState('busy')
    act().catch(() => setState('failed'))
  }
  return (
    <>
      <Button variant="secondary" disabled={!hydrated} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        title={question}
        onClose={() => setOpen(false)}
        cancelLabel={t('back')}
        confirmLabel={confirmLabel}
        tone="danger"
        busy={state === 'busy'}
        busyLabel={busyLabel}
        onConfirm={confirm}
      >
        <p>{children}</p>
        {state === 'failed' && (
          <Notice tone="danger" className="mt-3">
            {t('failed')}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
