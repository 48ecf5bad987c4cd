import { PasswordDialog } from '#features/accounts/web/password-dialog.tsx'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { requestDeletionEndpoint } from '../contract.ts'
import { deletionTexts } from './texts.ts'
import { useDeletionChanged } from './use-deletion.ts'

export type DeleteDialogProps = {
  open: boolean
  onClose: () => void
  /** A sentence that says what is erased. */
  erases: string
}

/** Says again what is erased, and asks for the password. */
export function DeleteDialog({ open, onClose, erases }: DeleteDialogProps) {
  const t = useTexts(deletionTexts)
  const changed = useDeletionChanged()
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      title={t('dialogTitle')}
      texts={{ confirm: t('yes'), busy: t('busy'), cancel: t('no'), failed: t('failed') }}
      send={async (password) => {
        const { deleteAt } = await call(requestDeletionEndpoint, { body: { password } })
        toast.success(t('asked', { at: deleteAt }))
        onClose()
        await changed()
      }}
    >
      <p>{erases}</p>
      <p>{t('copyFirst')}</p>
    </PasswordDialog>
  )
}
