import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { removeUser } from '../contract.ts'
import { teamTexts as texts } from './texts.ts'
import { type TeamUser, useTeamAct } from './use-team.ts'

export type RemoveDialogProps = { user: TeamUser | null; onClose: () => void }

/** Asks once more before somebody is removed. */
export function RemoveDialog({ user, onClose }: RemoveDialogProps) {
  const { mutate, isPending } = useTeamAct({
    send: ({ id }: TeamUser) => call(removeUser, { params: { userId: id } }),
    done: ({ email }) => texts.removed(email),
    failed: texts.removeFailed,
  })
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      locked={isPending}
      title={texts.removeTitle}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            busyLabel={texts.removing}
            onClick={() => user && mutate(user, { onSettled: onClose })}
          >
            {texts.removeYes}
          </Button>
        </>
      }
    >
      <p className="mb-2 font-medium break-words text-ink">
        <EmailText>{user?.email ?? ''}</EmailText>
      </p>
      <p className="text-sm text-ink-soft">{texts.removeMore}</p>
    </Dialog>
  )
}
