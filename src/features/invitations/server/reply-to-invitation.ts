import type { BodyOf } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { recordMeeting } from '#features/candidates/server/record-meeting.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { CandidateReply } from '../contract/limits.ts'
import type { InvitationPage, replyToInvitationEndpoint } from '../contract/reply.ts'
import { describePage, findInvitationByLink, freeTimes } from './get-invitation-by-link.ts'
import { lockInvitation, requireStanding } from './lock-invitation.ts'
import { confirmedMail, mailCandidate } from './mails.ts'
import { fixedTime, timesText } from './rules.ts'
import { lockTimes, updateInvitation } from './store.ts'
import type { InvitationRow } from './tables.ts'
import { mailUsers } from './team/mails.ts'

type Deps = Pick<Platform, 'db' | 'links' | 'clock' | 'mail' | 'audit'>
type Reply = BodyOf<typeof replyToInvitationEndpoint>

const eventOf = {
  accepted: 'invitation-accepted',
  declined: 'invitation-declined',
  'another-time': 'another-time-asked',
} as const

/** The candidate's answer; the same one given again changes nothing. */
export async function replyToInvitation(deps: Deps, token: string, reply: Reply): Promise<InvitationPage> {
  const key = await findInvitationByLink(deps, token)
  return deps.db.forCompany(key.companyId, async (tx) => {
    const { row } = await lockInvitation(tx, key)
    if (!isRepeated(row, reply)) await answer(deps, tx, row, reply)
    return describePage(deps, tx, key)
  })
}

function isRepeated(row: InvitationRow, { reply, time, message }: Reply): boolean {
  if (row.reply !== reply || row.status === 'cancelled') return false
  const sameTime =
    time === undefined || (row.startsAt !== null && Date.parse(time) === row.startsAt.getTime())
  return reply === 'accepted' ? row.startsAt !== null && sameTime : row.replyMessage === message
}

async function answer(deps: Deps, tx: Tx, row: InvitationRow, wanted: Reply): Promise<void> {
  const { reply, message, sequence } = wanted
  const now = deps.clock.now()
  requireStanding(row, now)
  if (row.sequence !== sequence) throw new Refusal('CHANGED_MEANWHILE')
  const picked = reply === 'accepted' ? await pickTime(tx, row, wanted.time, now) : null
  const { companyId, candidateId, id: invitationId } = row
  const answered = await updateInvitation(
    tx,
    { companyId, invitationId },
    {
      ...(picked && fixedTime(picked, now)),
      ...(reply === 'declined' && { status: 'declined' as const }),
      reply,
      replyMessage: message,
      changedAt: now,
    },
  )
  if (picked) await mailCandidate(deps, tx, confirmedMail, answered)
  await tellCompany(deps, tx, answered, reply)
  const detail = reply === 'accepted' ? timesText(answered) : message || null
  await recordMeeting(deps, tx, { companyId, candidateId, kind: eventOf[reply], byUser: null, detail })
}

/** One of the proposed times, which nobody else can take meanwhile; null where the time is fixed already. */
async function pickTime(
  tx: Tx,
  row: InvitationRow,
  time: string | undefined,
  now: Date,
): Promise<Date | null> {
  const wanted = time === undefined ? null : Date.parse(time)
  if (row.startsAt) {
    if (wanted !== null && wanted !== row.startsAt.getTime()) throw new Refusal('TIME_TAKEN')
    return null
  }
  if (wanted === null) {
    const message = 'Please choose one of the times.'
    throw new Refusal('BAD_INPUT', { message, fields: { time: message } })
  }
  await lockTimes(tx, row.companyId)
  const free = (await freeTimes(tx, row, now)).find((one) => one.getTime() === wanted)
  if (!free) throw new Refusal('TIME_TAKEN')
  return free
}

async function tellCompany(
  deps: Deps,
  tx: Tx,
  row: InvitationRow,
  reply: Exclude<CandidateReply, 'none'>,
): Promise<void> {
  const { companyId, candidateId } = row
  await mailUsers(deps, tx, row, reply, [row.createdBy, ...row.interviewers])
  const action = 'invitation.answered'
  await deps.audit.record(tx, { companyId, actor: 'candidate', action, subjectId: candidateId })
}
