import { useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { InviteForm } from './invite-form.tsx'
import { InviteList } from './invite-list.tsx'
import { LeaveTeamDialog } from './leave-team-dialog.tsx'
import { leaveTexts, teamTexts } from './team-texts.ts'
import { type Team, useTeam } from './use-team.ts'
import { UserList } from './user-list.tsx'

/** The signed-in user who looks at the team. */
export interface Me {
  userId: string
  role: Role
}

type TeamSectionProps = { me: Me }

/** Who is in the company and who is invited; an ADMIN changes both. */
export function TeamSection({ me }: TeamSectionProps) {
  const t = useTexts(teamTexts)
  const { data, isError, isFetching, refetch } = useTeam()
  return (
    <SectionCard
      id="team"
      title={t('title')}
      description={me.role === 'ADMIN' ? t('description') : `${t('description')} ${t('readsOnly')}`}
    >
      {data ? (
        <TeamLists team={data} me={me} />
      ) : isError ? (
        <ErrorState level={3} title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={t('loading')} className="grid gap-4">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
    </SectionCard>
  )
}

function TeamLists({ team: { users, invites }, me }: TeamSectionProps & { team: Team }) {
  const isAdmin = me.role === 'ADMIN'
  return (
    <div className="grid grid-cols-1 gap-8">
      <UserList users={users} me={me} />
      {(isAdmin || invites.length > 0) && <InviteList invites={invites} canEdit={isAdmin} />}
      {isAdmin && <InviteForm />}
      <Leave isLastAdmin={isAdmin && users.filter(({ role }) => role === 'ADMIN').length === 1} />
    </div>
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
      <LeaveTeamDialog open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
