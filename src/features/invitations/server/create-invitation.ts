import type { BodyOf } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { requirePlanFeature } from '#features/billing/server/require-plan-feature.ts'
import { lockCandidate, recordMeeting, setInvited } from '#features/candidates/server/record-meeting.ts'
import type { Person, Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { createInvitationEndpoint, Invitation } from '../contract/invitations.ts'
import { checkDetails } from './check-details.ts'
import { describeInvitation } from './describe-invitations.ts'
import { invitedMail, mailCandidate } from './mails.ts'
import { isOpen, timesOf, timesText } from './rules.ts'
import { insertInvitation, selectInvitations, updateInvitation } from './store.ts'
import { mailUsers } from './team/mails.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'config' | 'audit' | 'mail'>
type Candidate = Awaited<ReturnType<typeof lockCandidate>>

/**
 * Invites a pending candidate, or an invited one whose last meeting is over. Of two at once the later one throws
 * ALREADY_INVITED; any other status throws NOT_PENDING.
 */
export function createInvitation(
  deps: Deps,
  person: Person,
  { candidateId, ...details }: BodyOf<typeof createInvitationEndpoint>,
): Promise<Invitation> {
  const { companyId, userId } = person
  return deps.db.forPerson(person, async (tx) => {
    const candidate = await lockCandidate(tx, companyId, candidateId)
    await requirePlanFeature(deps, tx, companyId, 'scheduling')
    const now = deps.clock.now()
    await requireInvitable(tx, candidate, now)
    const { times, ...meeting } = await checkDetails(tx, companyId, details, now)
    const row = await insertInvitation(tx, {
      companyId,
      candidateId,
      ...meeting,
      ...timesOf(times, now),
      createdBy: userId,
      createdAt: now,
      changedAt: now,
    })
    await setInvited(deps, tx, candidate, userId)
    const detail = timesText(row)
    await recordMeeting(deps, tx, { companyId, candidateId, kind: 'invited', byUser: userId, detail })
    const action = 'invitation.sent'
    await deps.audit.record(tx, { companyId, actor: userId, action, subjectId: candidateId })
    await mailCandidate(deps, tx, invitedMail, row)
    await mailUsers(
      deps,
      tx,
      row,
      'invited',
      row.interviewers.filter((id) => id !== userId),
    )
    return describeInvitation(tx, row, now)
  })
}

async function requireInvitable(tx: Tx, { companyId, id, status }: Candidate, now: Date): Promise<void> {
  if (status !== 'PENDING' && status !== 'ACCEPTED') throw new Refusal('NOT_PENDING')
  const earlier = await selectInvitations(tx, companyId, id)
  if (earlier.some((one) => isOpen(one, now))) throw new Refusal('ALREADY_INVITED')
  // Their link must not answer beside the new one's.
  for (const unanswered of earlier.filter(({ status }) => status === 'proposed'))
    await updateInvitation(
      tx,
      { companyId, invitationId: unanswered.id },
      { status: 'cancelled', changedAt: now },
    )
}
