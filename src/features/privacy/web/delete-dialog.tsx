import { useId } from 'react'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { toast } from '#ui/components/toast.ts'
import { requestDeletion } from '../contract.ts'
import { deletionTexts as texts } from './texts.ts'
import { useDeletionChanged } from './use-deletion.ts'

export type DeleteDialogProps = {
  open: boolean
  onClose: () => void
  /** A sentence that says what is erased. */
  goes: string
}

/** Says once more what goes, and asks for the password. */
export function DeleteDialog({ open, onClose, goes }: DeleteDialogProps) {
  const id = useId()
  const close = () => {
    form.clear()
    onClose()
  }
  const form = useDeleting(close)
  return (
    <Dialog
      open={open}
      onClose={close}
      locked={form.busy}
      title={texts.dialogTitle}
      footer={
        <>
          <Button variant="secondary" disabled={form.busy} onClick={close}>
            {texts.no}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={form.busy} busyLabel={texts.busy}>
            {texts.yes}
          </Button>
        </>
      }
    >
      <form
        {...form.form}
        id={id}
        className="grid gap-4 text-sm text-ink-soft"
        aria-label={texts.dialogTitle}
      >
        <p>{goes}</p>
        <p>{texts.copyFirst}</p>
        <Field label={texts.password} error={form.errorOf('password')} required>
          <PasswordInput {...form.field('password')} />
        </Field>
      </form>
    </Dialog>
  )
}

function useDeleting(done: () => void) {
  const changed = useDeletionChanged()
  const form = useCheckedForm({
    initial: { password: '' },
    schema: requestDeletion.body,
    send: async (body) => {
      try {
        const { deleteAt } = await call(requestDeletion, { body })
        toast.success(texts.asked(deleteAt))
        done()
        await changed()
      } catch (error) {
        const message = sayFailure(error, texts.failed)
        if (error instanceof ApiError && error.code === 'WRONG_PASSWORD') form.refuse('password', message)
        else toast.error(message)
      }
    },
  })
  return form
}
