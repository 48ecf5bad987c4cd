import { useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { InviteForm } from './invite-form.tsx'
import { InviteList } from './invite-list.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { leaveTexts, teamTexts as texts } from './texts.ts'
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
  const { data, isError, isFetching, refetch } = useTeam()
  return (
    <SectionCard
      id="team"
      title={texts.title}
      description={me.role === 'ADMIN' ? texts.description : `${texts.description} ${texts.readsOnly}`}
    >
      {data ? (
        <TeamLists team={data} me={me} />
      ) : isError ? (
        <ErrorState level={3} title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <TeamLoading />
      )}
    </SectionCard>
  )
}

function TeamLists({ team: { users, invites }, me }: TeamSectionProps & { team: Team }) {
  const isAdmin = me.role === 'ADMIN'
  return (
    <div className="grid grid-cols-1 gap-8">
      <UserList users={users} me={me} />
      {(isAdmin || invites.length > 0) && <InviteList invites={invites} mayChange={isAdmin} />}
      {isAdmin && <InviteForm />}
      <Leave isLastAdmin={isAdmin && users.filter(({ role }) => role === 'ADMIN').length === 1} />
    </div>
  )
}

function Leave({ isLastAdmin }: { isLastAdmin: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="border-t border-line pt-5">
      <Button
        variant="secondary"
        size="sm"
        disabledReason={isLastAdmin ? leaveTexts.lastAdmin : undefined}
        onClick={() => setOpen(true)}
      >
        {leaveTexts.action}
      </Button>
      {isLastAdmin && <p className="mt-2 text-sm text-ink-faint">{leaveTexts.lastAdmin}</p>}
      <LeaveDialog open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

const TeamLoading = () => (
  <Loading label={texts.loading} className="grid gap-4">
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-24 w-full" />
  </Loading>
)
