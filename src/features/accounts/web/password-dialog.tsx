import { type ReactNode, useId } from 'react'
import * as z from 'zod/mini'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
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
    <Dialog
      open={open}
      onClose={close}
      locked={form.busy}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={form.busy} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={form.busy} busyLabel={texts.busy}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form {...form.form} id={id} className="grid gap-4 text-sm text-ink-soft" aria-label={title}>
        {children}
        <PasswordField form={form} name="password" label={t('yours')} />
      </form>
    </Dialog>
  )
}
