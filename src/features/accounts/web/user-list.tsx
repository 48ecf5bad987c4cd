import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { AvatarInitials } from '#ui/components/avatar-initials.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { Select } from '#ui/components/select.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { changeRoleEndpoint, removeUserEndpoint } from '../contract/team.ts'
import type { Me } from './team-section.tsx'
import { roleNames, roles, roleTexts, teamTexts } from './team-texts.ts'
import { useChange } from './use-change.ts'
import { type TeamUser, teamKey } from './use-team.ts'

/** Everybody in the company; an ADMIN gives the others roles and removes them. */
export function UserList({ users, me }: { users: readonly TeamUser[]; me: Me }) {
  const t = useTexts(teamTexts)
  const [removing, setRemoving] = useState<TeamUser | null>(null)
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold text-ink">{t('users')}</h3>
      <ul className="divide-y divide-line">
        {users.map((user) => (
          <UserItem key={user.id} user={user} me={me} onRemove={() => setRemoving(user)} />
        ))}
      </ul>
      {users.length === 1 && <p className="mt-2 text-sm text-ink-soft">{t('alone')}</p>}
      <RemoveUserDialog user={removing} onClose={() => setRemoving(null)} />
    </div>
  )
}

type UserItemProps = { user: TeamUser; me: Me; onRemove: () => void }

function UserItem({ user, me, onRemove }: UserItemProps) {
  const t = useTexts(teamTexts)
  const nameOf = useTexts(roleNames)
  const isMe = user.id === me.userId
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <AvatarInitials name={user.email} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <EmailText className="min-w-0 text-sm font-medium break-words text-ink">{user.email}</EmailText>
            {isMe && <Badge>{t('you')}</Badge>}
          </p>
          <p className="text-sm text-ink-faint">
            <time dateTime={user.joinedAt}>{t('joined', { at: user.joinedAt })}</time>
            {' · '}
            {user.lastSeenAt === null ? (
              t('notLoggedIn')
            ) : (
              <time dateTime={user.lastSeenAt}>{t('lastSeen', { at: user.lastSeenAt })}</time>
            )}
          </p>
        </div>
      </div>
      {me.role === 'ADMIN' && !isMe ? (
        <div className="flex flex-wrap items-center gap-2">
          <RoleChoice key={user.role} user={user} />
          <Button
            variant="secondary"
            size="sm"
            icon={<UserMinus aria-hidden />}
            aria-label={t('removeOne', { email: user.email })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        </div>
      ) : (
        <Badge tone={user.role === 'ADMIN' ? 'accent' : 'neutral'}>{nameOf(user.role)}</Badge>
      )}
    </li>
  )
}

/** Saved by a button: going through the choices with the arrow keys must not make anybody an ADMIN. */
function RoleChoice({ user }: { user: TeamUser }) {
  const t = useTexts(teamTexts)
  const meaningOf = useTexts(roleTexts)
  const nameOf = useTexts(roleNames)
  const [role, setRole] = useState<Role>(user.role)
  const { mutate, isPending } = useChange({
    send: (chosen: Role) => call(changeRoleEndpoint, { params: { userId: user.id }, body: { role: chosen } }),
    done: (chosen) => t('roleSaved', { email: user.email, role: nameOf(chosen) }),
    failed: t('roleFailed'),
    changes: teamKey,
  })
  return (
    <>
      <Select
        aria-label={t('roleOf', { email: user.email })}
        title={meaningOf(role)}
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
        options={roles.map((one) => ({ value: one, label: nameOf(one) }))}
        className="w-40 max-w-full"
      />
      {role !== user.role && (
        <Button size="sm" busy={isPending} busyLabel={t('savingRole')} onClick={() => mutate(role)}>
          {t('saveRole')}
        </Button>
      )}
    </>
  )
}

type RemoveUserDialogProps = { user: TeamUser | null; onClose: () => void }

/** Asks once more before somebody is removed. */
function RemoveUserDialog({ user, onClose }: RemoveUserDialogProps) {
  const t = useTexts(teamTexts)
  const { mutate, isPending } = useChange({
    send: ({ id }: TeamUser) => call(removeUserEndpoint, { params: { userId: id } }),
    done: ({ email }) => t('removed', { email }),
    failed: t('removeFailed'),
    changes: teamKey,
  })
  return (
    <ConfirmDialog
      open={user !== null}
      onClose={onClose}
      title={t('removeTitle')}
      tone="danger"
      cancelLabel={t('keep')}
      confirmLabel={t('removeYes')}
      busy={isPending}
      busyLabel={t('removing')}
      onConfirm={() => user && mutate(user, { onSettled: onClose })}
    >
      <p className="mb-2 font-medium break-words text-ink">
        <EmailText>{user?.email ?? ''}</EmailText>
      </p>
      <p className="text-sm text-ink-soft">{t('removeMore')}</p>
    </ConfirmDialog>
  )
}
