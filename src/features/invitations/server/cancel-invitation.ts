import * as z from 'zod/mini'
import type { BodyOf } from '#contract/endpoint.ts'
import { candidateId, companyId, type InvitationId, type UserId } from '#contract/ids.ts'
import { endInvitation, recordMeeting } from '#features/candidates/server/record-meeting.ts'
import type { Person, Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import type { cancelInvitationEndpoint, Invitation } from '../contract/invitations.ts'
import { describeInvitation } from './describe-invitations.ts'
import { lockInvitation, requireUnchanged } from './lock-invitation.ts'
import { cancelledMail, mailCandidate } from './mails.ts'
import { isOpen, timesText } from './rules.ts'
import { selectInvitations, updateInvitation } from './store.ts'
import type { InvitationRow } from './tables.ts'
import { mailUsers } from './team/mails.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'audit' | 'mail'>

/** Cancels a meeting to come: the candidate gets a mail and is pending again. What came of a past one is recorded instead. */
export function cancelInvitation(
  deps: Deps,
  person: Person,
  invitationId: InvitationId,
  { sequence, message }: BodyOf<typeof cancelInvitationEndpoint>,
): Promise<Invitation> {
  return deps.db.forPerson(person, async (tx) => {
    const { row, candidate } = await lockInvitation(tx, { companyId: person.companyId, invitationId })
    const now = deps.clock.now()
    requireUnchanged(row, sequence, now)
    await endInvitation(tx, candidate)
    return describeInvitation(tx, await cancel(deps, tx, row, { by: person.userId, message }), now)
  })
}

async function cancel(
  deps: Omit<Deps, 'db'>,
  tx: Tx,
  row: InvitationRow,
  { by, message }: { by: UserId | null; message: string },
): Promise<InvitationRow> {
  const { companyId, candidateId, id: invitationId } = row
  const cancelled = await updateInvitation(
    tx,
    { companyId, invitationId },
    { status: 'cancelled', cancelMessage: message, changedAt: deps.clock.now() },
  )
  const kind = 'invitation-cancelled'
  await recordMeeting(deps, tx, { companyId, candidateId, kind, byUser: by, detail: timesText(row) })
  const action = 'invitation.cancelled'
  await deps.audit.record(tx, { companyId, actor: by ?? 'system', action, subjectId: candidateId })
  await mailCandidate(deps, tx, cancelledMail, cancelled)
  const others = [row.createdBy, ...row.interviewers].filter((id) => id !== by)
  await mailUsers(deps, tx, cancelled, 'cancelled', others)
  return cancelled
}

/** A rejection that cannot be undone any more ends the meetings to come, as does a withdrawal. */
export const cancelOfEndedTask = defineTask({
  name: 'invitations.cancel-of-ended',
  payload: z.strictObject({ companyId, candidateId }),
  run: async (platform, { companyId, candidateId }) => {
    const { db, clock } = platform
    await db.forCompany(companyId, async (tx) => {
      for (const { id: invitationId } of await selectInvitations(tx, companyId, candidateId)) {
        const { row, candidate } = await lockInvitation(tx, { companyId, invitationId })
        const ended = candidate.status === 'REJECTED' || candidate.status === 'WITHDRAWN'
        if (ended && isOpen(row, clock.now())) await cancel(platform, tx, row, { by: null, message: '' })
      }
    })
  },
})
