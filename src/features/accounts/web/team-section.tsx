import { useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { leaveTeamEndpoint } from '../contract/team.ts'
import { Invites } from './invites.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { leaveTexts, teamTexts } from './team-texts.ts'
import { logout } from './use-session.ts'
import { useTeam } from './use-team.ts'
import { UserList } from './user-list.tsx'

/** The signed-in user who looks at the team. */
export interface Me {
  userId: string
  role: Role
}

/** The users of the company and its open invitations; an ADMIN changes both. */
export function TeamSection({ me }: { me: Me }) {
  const t = useTexts(teamTexts)
  const isAdmin = me.role === 'ADMIN'
  return (
    <SectionCard
      id="team"
      title={t('title')}
      description={isAdmin ? t('description') : `${t('description')} ${t('readsOnly')}`}
    >
      <Loaded
        query={useTeam()}
        loading={t('loading')}
        skeleton={<Skeleton className="h-60" />}
        failed={t('loadFailed')}
      >
        {({ users, invites }) => (
          <div className="grid grid-cols-1 gap-8">
            <UserList users={users} me={me} />
            {(isAdmin || invites.length > 0) && <Invites invites={invites} canEdit={isAdmin} />}
            <Leave isLastAdmin={isAdmin && users.filter(({ role }) => role === 'ADMIN').length === 1} />
          </div>
        )}
      </Loaded>
    </SectionCard>
  )
}

function Leave({ isLastAdmin }: { isLastAdmin: boolean }) {
  const t = useTexts(leaveTexts)
  const [open, setOpen] = useState(false)
  return (
    <div className="border-t border-line pt-5">
      <Button
        variant="secondary"
        size="sm"
        disabledReason={isLastAdmin ? t('lastAdmin') : undefined}
        onClick={() => setOpen(true)}
      >
        {t('action')}
      </Button>
      {isLastAdmin && <p className="mt-2 text-sm text-ink-faint">{t('lastAdmin')}</p>}
      <PasswordDialog
        open={open}
        onClose={() => setOpen(false)}
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
    </div>
  )
}
