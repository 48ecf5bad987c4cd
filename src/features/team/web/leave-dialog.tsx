import { useId } from 'react'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { logout } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { toast } from '#ui/components/toast.ts'
import { leaveTeam } from '../contract.ts'
import { leaveTexts as texts } from './texts.ts'

export type LeaveDialogProps = { open: boolean; onClose: () => void }

/** Asks for the password before one's own account is removed. */
export function LeaveDialog({ open, onClose }: LeaveDialogProps) {
  const id = useId()
  const form = useLeaving()
  const close = () => {
    form.clear()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      locked={form.busy}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" disabled={form.busy} onClick={close}>
            {texts.stay}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={form.busy} busyLabel={texts.busy}>
            {texts.yes}
          </Button>
        </>
      }
    >
      <form {...form.form} id={id} className="grid gap-4" aria-label={texts.title}>
        <p className="text-sm text-ink-soft">{texts.more}</p>
        <Field label={texts.password} error={form.errorOf('password')} required>
          <PasswordInput {...form.field('password')} />
        </Field>
      </form>
    </Dialog>
  )
}

function useLeaving() {
  const form = useCheckedForm({
    initial: { password: '' },
    schema: leaveTeam.body,
    send: async (body) => {
      try {
        await call(leaveTeam, { body })
        toast.success(texts.done)
        logout()
      } catch (error) {
        const message = sayFailure(error, texts.failed)
        if (error instanceof ApiError && error.code === 'WRONG_PASSWORD') form.refuse('password', message)
        else toast.error(message)
      }
    },
  })
  return form
}
