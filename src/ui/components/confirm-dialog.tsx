import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

export type ConfirmDialogProps = Omit<DialogProps, 'footer' | 'locked'> & {
  cancelLabel: string
  /** Null when nothing is left to confirm. */
  confirmLabel: string | null
  busy?: boolean
  busyLabel?: string
  onConfirm?: () => void
  /** The id of the form that the main button submits. */
  form?: string
  tone?: 'primary' | 'danger'
}

/** A dialog with a way back and one action, which locks it while it runs. */
export const ConfirmDialog = ({
  cancelLabel,
  confirmLabel,
  busy = false,
  busyLabel,
  onConfirm,
  form,
  tone = 'primary',
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    locked={busy}
    footer={
      <>
        <Button variant="secondary" disabled={busy} onClick={dialog.onClose}>
          {cancelLabel}
        </Button>
        {confirmLabel !== null && (
          <Button
            variant={tone}
            type={form ? 'submit' : 'button'}
            form={form}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        )}
      </>
    }
  />
)
