import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { AvatarInitials } from '#ui/components/avatar-initials.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { Select } from '#ui/components/select.tsx'
import { changeRole } from '../contract.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import type { Me } from './team-section.tsx'
import { roleMeanings, teamTexts as texts } from './texts.ts'
import { type TeamUser, useTeamAct } from './use-team.ts'

export type UserListProps = { users: readonly TeamUser[]; me: Me }

const roleOptions = Object.keys(roleMeanings).map((role) => ({ value: role, label: role }))

/** Everybody in the company; an ADMIN gives the others roles and removes them. */
export function UserList({ users, me }: UserListProps) {
  const [leaving, setLeaving] = useState<TeamUser | null>(null)
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold text-ink">{texts.users}</h3>
      <ul className="divide-y divide-line">
        {users.map((user) => (
          <UserItem key={user.id} user={user} me={me} onRemove={() => setLeaving(user)} />
        ))}
      </ul>
      {users.length === 1 && <p className="mt-2 text-sm text-ink-soft">{texts.alone}</p>}
      <RemoveDialog user={leaving} onClose={() => setLeaving(null)} />
    </div>
  )
}

type UserItemProps = { user: TeamUser; me: Me; onRemove: () => void }

function UserItem({ user, me, onRemove }: UserItemProps) {
  const isMe = user.id === me.userId
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <AvatarInitials name={user.email} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <EmailText className="min-w-0 text-sm font-medium break-words text-ink">{user.email}</EmailText>
            {isMe && <Badge>{texts.you}</Badge>}
          </p>
          <p className="text-sm text-ink-faint">
            <time dateTime={user.joinedAt}>{texts.joined(user.joinedAt)}</time>
            {' · '}
            {user.lastSeenAt === null ? (
              texts.lastSeen(null)
            ) : (
              <time dateTime={user.lastSeenAt}>{texts.lastSeen(user.lastSeenAt)}</time>
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
            aria-label={`${texts.remove} ${user.email}`}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </div>
      ) : (
        <Badge tone={user.role === 'ADMIN' ? 'accent' : 'neutral'}>{user.role}</Badge>
      )}
    </li>
  )
}

/** Saved by a button: going through the choices with the arrow keys must not make anybody an ADMIN. */
function RoleChoice({ user }: { user: TeamUser }) {
  const [role, setRole] = useState<Role>(user.role)
  const { mutate, isPending } = useTeamAct({
    send: (chosen: Role) => call(changeRole, { params: { userId: user.id }, body: { role: chosen } }),
    done: (chosen) => texts.roleSaved(user.email, chosen),
    failed: texts.roleFailed,
  })
  return (
    <>
      <Select
        aria-label={texts.roleOf(user.email)}
        title={roleMeanings[role]}
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
        options={roleOptions}
        className="w-40 max-w-full"
      />
      {role !== user.role && (
        <Button size="sm" busy={isPending} busyLabel={texts.savingRole} onClick={() => mutate(role)}>
          {texts.saveRole}
        </Button>
      )}
    </>
  )
}
