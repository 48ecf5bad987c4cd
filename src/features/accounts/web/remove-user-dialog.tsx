import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { removeUserEndpoint } from '../contract/team.ts'
import { teamTexts } from './team-texts.ts'
import { type TeamUser, useTeamMutation } from './use-team.ts'

export type RemoveUserDialogProps = { user: TeamUser | null; onClose: () => void }

/** Asks once more before somebody is removed. */
export function RemoveUserDialog({ user, onClose }: RemoveUserDialogProps) {
  const t = useTexts(teamTexts)
  const { mutate, isPending } = useTeamMutation({
    send: ({ id }: TeamUser) => call(removeUserEndpoint, { params: { userId: id } }),
    done: ({ email }) => t('removed', { email }),
    failed: t('removeFailed'),
  })
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      locked={isPending}
      title={t('removeTitle')}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            busyLabel={t('removing')}
            onClick={() => user && mutate(user, { onSettled: onClose })}
          >
            {t('removeYes')}
          </Button>
        </>
      }
    >
      <p className="mb-2 font-medium break-words text-ink">
        <EmailText>{user?.email ?? ''}</EmailText>
      </p>
      <p className="text-sm text-ink-soft">{t('removeMore')}</p>
    </Dialog>
  )
}
