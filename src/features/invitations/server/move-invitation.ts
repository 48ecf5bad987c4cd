import type { BodyOf } from '#contract/endpoint.ts'
import type { InvitationId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { requirePlanFeature } from '#features/billing/server/require-plan-feature.ts'
import { recordMeeting } from '#features/candidates/server/record-meeting.ts'
import type { Person } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Invitation, moveInvitationEndpoint } from '../contract/invitations.ts'
import { checkDetails, type Meeting } from './check-details.ts'
import { describeInvitation } from './describe-invitations.ts'
import { lockInvitation, requireUnchanged } from './lock-invitation.ts'
import { mailCandidate, movedMail } from './mails.ts'
import { hasSameTimes, timesOf, timesText } from './rules.ts'
import { updateInvitation } from './store.ts'
import type { InvitationRow } from './tables.ts'
import { mailUsers } from './team/mails.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'config' | 'audit' | 'mail'>

/** Changes a meeting: its calendar entry stays the same one. The candidate's answer stays when the times do. */
export function moveInvitation(
  deps: Deps,
  person: Person,
  invitationId: InvitationId,
  { sequence, ...details }: BodyOf<typeof moveInvitationEndpoint>,
): Promise<Invitation> {
  const { companyId, userId } = person
  return deps.db.forCompany(companyId, async (tx) => {
    const { row, candidate } = await lockInvitation(tx, { companyId, invitationId })
    await requirePlanFeature(deps, tx, companyId, 'scheduling')
    const now = deps.clock.now()
    requireUnchanged(row, sequence, now)
    if (candidate.status !== 'ACCEPTED' && candidate.status !== 'HIRED') throw new Refusal('NOT_OPEN')
    const { times, ...meeting } = await checkDetails(tx, companyId, details, now)
    const stays = hasSameTimes(row, times)
    const moved = await updateInvitation(
      tx,
      { companyId, invitationId },
      {
        ...meeting,
        ...(!stays && { ...timesOf(times, now), reply: 'none' as const, replyMessage: '' }),
        changedAt: now,
      },
    )
    await deps.audit.record(tx, {
      companyId,
      actor: userId,
      action: 'invitation.changed',
      subjectId: row.candidateId,
    })
    if (!stays || isSeen(row, meeting)) {
      await recordMeeting(deps, tx, {
        companyId,
        candidateId: row.candidateId,
        kind: 'invitation-moved',
        byUser: userId,
        detail: timesText(moved),
      })
      await mailCandidate(deps, tx, movedMail, moved)
      const others = [moved.createdBy, ...moved.interviewers].filter((id) => id !== userId)
      await mailUsers(deps, tx, moved, 'moved', others)
    } else {
      const added = moved.interviewers.filter((id) => id !== userId && !row.interviewers.includes(id))
      await mailUsers(deps, tx, moved, 'invited', added)
    }
    return describeInvitation(tx, moved, now)
  })
}

/** Whether the candidate sees a difference, the times apart: who takes part is not shown to candidates. */
function isSeen(before: InvitationRow, after: Omit<Meeting, 'times'>): boolean {
  const shown = ['interviewType', 'place', 'message', 'timeZone', 'durationMinutes'] as const
  return shown.some((field) => before[field] !== after[field])
}
