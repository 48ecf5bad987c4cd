import { RotateCw, X } from 'lucide-react'
import { call } from '#ui/api/call.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { inviteDays } from '../contract/limits.ts'
import { cancelInviteEndpoint, inviteUserEndpoint } from '../contract/team.ts'
import { inviteTexts } from './team-texts.ts'
import { useChange } from './use-change.ts'
import { type Invite, teamKey } from './use-team.ts'

export type InviteListProps = { invites: readonly Invite[]; canEdit: boolean }

/** Who is invited and has not joined yet. */
export function InviteList({ invites, canEdit }: InviteListProps) {
  const t = useTexts(inviteTexts)
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold text-ink">{t('open')}</h3>
      {invites.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('none', { days: inviteDays })}</p>
      ) : (
        <ul className="divide-y divide-line">
          {invites.map((invite) => (
            <InviteItem key={invite.id} invite={invite} canEdit={canEdit} />
          ))}
        </ul>
      )}
    </div>
  )
}

function InviteItem({ invite, canEdit }: { invite: Invite; canEdit: boolean }) {
  const t = useTexts(inviteTexts)
  const { email, role, sentAt, expiresAt } = invite
  const isOpen = Date.parse(expiresAt) > Date.now()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <EmailText className="min-w-0 text-sm font-medium break-words text-ink">{email}</EmailText>
          <Badge>{role}</Badge>
        </p>
        <p className="text-sm text-ink-faint">
          <time dateTime={sentAt}>{t('sent', { at: sentAt })}</time>
          {' · '}
          <time dateTime={expiresAt}>{t(isOpen ? 'until' : 'ended', { at: expiresAt })}</time>
        </p>
      </div>
      {canEdit && <InviteActions invite={invite} />}
    </li>
  )
}

function InviteActions({ invite }: { invite: Invite }) {
  const t = useTexts(inviteTexts)
  const { id, email, role } = invite
  const again = useChange({
    send: () => call(inviteUserEndpoint, { body: { email, role } }),
    done: (_, { message }) => message,
    failed: t('failed'),
    changes: teamKey,
  })
  const cancel = useChange({
    send: () => call(cancelInviteEndpoint, { params: { inviteId: id } }),
    done: () => t('cancelled', { email }),
    failed: t('cancelFailed'),
    changes: teamKey,
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCw aria-hidden />}
        aria-label={t('againTo', { email })}
        busy={again.isPending}
        busyLabel={t('busy')}
        onClick={() => again.mutate()}
      >
        {t('again')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={<X aria-hidden />}
        aria-label={t('cancelTo', { email })}
        busy={cancel.isPending}
        busyLabel={t('cancelling')}
        onClick={() => cancel.mutate()}
      >
        {t('cancel')}
      </Button>
    </div>
  )
}
