import { type ReactNode, useId } from 'react'
import * as z from 'zod/mini'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { typedPassword } from '../contract/account.ts'
import { failureMessage } from './failure-message.ts'
import { PasswordField } from './form-fields.tsx'
import { newPasswordTexts } from './texts.ts'
import { useCheckedForm } from './use-checked-form.ts'

const schema = z.strictObject({ password: typedPassword })

type PasswordDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  texts: { confirm: string; busy: string; cancel: string; failed: string }
  send: (password: string) => Promise<void>
  children: ReactNode
}

/** Asks for the password before something that cannot be taken back. */
export function PasswordDialog({ open, onClose, title, texts, send, children }: PasswordDialogProps) {
  const id = useId()
  const t = useTexts(newPasswordTexts)
  const form = useCheckedForm({
    initial: { password: '' },
    schema,
    send: ({ password }) => send(password),
    failureOf: (error) => failureMessage(error, texts.failed),
  })
  const close = () => {
    form.clear()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={title}
      tone="danger"
      cancelLabel={texts.cancel}
      confirmLabel={texts.confirm}
      busy={form.busy}
      busyLabel={texts.busy}
      form={id}
    >
      <form {...form.form} id={id} className="grid gap-4 text-sm text-ink-soft" aria-label={title}>
        {children}
        <PasswordField form={form} name="password" label={t('yours')} />
      </form>
    </ConfirmDialog>
  )
}
