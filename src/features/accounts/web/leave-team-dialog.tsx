import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { leaveTeamEndpoint } from '../contract/team.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { leaveTexts } from './team-texts.ts'
import { logout } from './use-session.ts'

/** Asks for the password before one's own account is removed. */
export function LeaveTeamDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(leaveTexts)
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      title={t('title')}
      texts={{ confirm: t('yes'), busy: t('busy'), cancel: t('stay'), failed: t('failed') }}
      send={async (password) => {
        await call(leaveTeamEndpoint, { body: { password } })
        toast.success(t('done'))
        logout()
      }}
    >
      <p>{t('more')}</p>
    </PasswordDialog>
  )
}
