import { RotateCw, X } from 'lucide-react'
import { call } from '#ui/api/call.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { cancelInvite, inviteUser } from '../contract.ts'
import { inviteTexts as texts } from './texts.ts'
import { type Invite, useTeamAct } from './use-team.ts'

export type InviteListProps = { invites: readonly Invite[]; mayChange: boolean }

/** Who is invited and has not joined yet. */
export const InviteList = ({ invites, mayChange }: InviteListProps) => (
  <div>
    <h3 className="mb-1 text-sm font-semibold text-ink">{texts.title}</h3>
    {invites.length === 0 ? (
      <p className="text-sm text-ink-soft">{texts.none}</p>
    ) : (
      <ul className="divide-y divide-line">
        {invites.map((invite) => (
          <InviteItem key={invite.id} invite={invite} mayChange={mayChange} />
        ))}
      </ul>
    )}
  </div>
)

function InviteItem({ invite, mayChange }: { invite: Invite; mayChange: boolean }) {
  const { email, role, sentAt, expiresAt } = invite
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <EmailText className="min-w-0 text-sm font-medium break-words text-ink">{email}</EmailText>
          <Badge>{role}</Badge>
        </p>
        <p className="text-sm text-ink-faint">
          <time dateTime={sentAt}>{texts.sent(sentAt)}</time>
          {' · '}
          <time dateTime={expiresAt}>{texts.until(expiresAt, Date.now())}</time>
        </p>
      </div>
      {mayChange && <InviteActions invite={invite} />}
    </li>
  )
}

function InviteActions({ invite }: { invite: Invite }) {
  const { id, email, role } = invite
  const again = useTeamAct({
    send: (_: undefined) => call(inviteUser, { body: { email, role } }),
    done: (_, { message }) => message,
    failed: texts.failed,
  })
  const cancel = useTeamAct({
    send: (_: undefined) => call(cancelInvite, { params: { inviteId: id } }),
    done: () => texts.cancelled(email),
    failed: texts.cancelFailed,
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCw aria-hidden />}
        aria-label={texts.againTo(email)}
        busy={again.isPending}
        busyLabel={texts.busy}
        onClick={() => again.mutate(undefined)}
      >
        {texts.again}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={<X aria-hidden />}
        aria-label={texts.cancelTo(email)}
        busy={cancel.isPending}
        busyLabel={texts.cancelling}
        onClick={() => cancel.mutate(undefined)}
      >
        {texts.cancel}
      </Button>
    </div>
  )
}
