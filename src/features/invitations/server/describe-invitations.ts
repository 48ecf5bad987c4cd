import type { CompanyId } from '#contract/ids.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { isHidden, shownPerson } from '#features/candidates/server/blind-review.ts'
import { type Candidate, listCandidatesById } from '#features/candidates/server/get-candidate.ts'
import { listLastOutcomes } from '#features/candidates/server/record-meeting.ts'
import { redactReply } from '#features/candidates/server/redact-person.ts'
import { listBlindJobs, titlesOf } from '#features/jobs/server/list-jobs.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Invitation } from '../contract/invitations.ts'
import { localTimeIn } from '../contract/zoned-time.ts'
import { firstTime, isPast } from './rules.ts'
import type { InvitationRow } from './tables.ts'

/** Invitations as readers of their jobs may know them: a hidden candidate is not named. */
export async function describeInvitations(
  tx: Tx,
  companyId: CompanyId,
  rows: readonly InvitationRow[],
  now: Date,
): Promise<Invitation[]> {
  const ids = [...new Set(rows.map(({ candidateId }) => candidateId))]
  const candidates = await listCandidatesById(tx, companyId, ids)
  const jobIds = [...new Set([...candidates.values()].map(({ jobId }) => jobId))]
  const titles = await titlesOf(tx, companyId, jobIds)
  const blindJobs = new Set(await listBlindJobs(tx, companyId))
  const outcomes = await listLastOutcomes(tx, companyId, ids)
  const team = (await listUsers(tx, companyId)).map(({ id, email }) => ({ id, name: email }))
  return rows.flatMap((row) => {
    const candidate = candidates.get(row.candidateId)
    if (!candidate) return []
    const { jobId } = candidate
    const about = {
      job: { title: titles.get(jobId) ?? '', blind: blindJobs.has(jobId) },
      interviewers: team.filter(({ id }) => row.interviewers.includes(id)),
      outcomeAt: outcomes.get(row.candidateId) ?? null,
    }
    return [describe(row, candidate, about, now)]
  })
}

/** One invitation that was just written. */
export async function describeInvitation(tx: Tx, row: InvitationRow, now: Date): Promise<Invitation> {
  const [described] = await describeInvitations(tx, row.companyId, [row], now)
  if (!described) throw new Error('The invitation is not there')
  return described
}

interface About {
  job: { title: string; blind: boolean }
  interviewers: Invitation['meeting']['interviewers']
  outcomeAt: Date | null
}

function describe(row: InvitationRow, candidate: Candidate, about: About, now: Date): Invitation {
  const { job, interviewers, outcomeAt } = about
  const { firstName, lastName, email, phone } = shownPerson(job, candidate, now)
  const written = { place: row.place, customMessage: row.message, replyMessage: row.replyMessage }
  const { place, customMessage, replyMessage } = isHidden(job, candidate, now)
    ? redactReply(job, candidate, now, written)
    : written
  return {
    candidateFullName: `${firstName} ${lastName}`,
    candidateEmail: email ?? '',
    candidatePhone: phone ?? '',
    interviewInvitation: {
      id: row.id,
      interviewType: row.interviewType,
      interviewPlace: place,
      interviewDate: localTimeIn(firstTime(row), row.timeZone),
      customMessage,
      createdAt: row.createdAt.toISOString(),
    },
    meeting: {
      candidateId: row.candidateId,
      candidateStatus: candidate.status,
      jobId: candidate.jobId,
      jobTitle: job.title,
      status: row.status,
      startsAt: row.startsAt?.toISOString() ?? null,
      durationMinutes: row.durationMinutes,
      timeZone: row.timeZone,
      proposedTimes: row.proposedTimes.map((time) => time.toISOString()),
      reply: row.reply,
      replyMessage,
      interviewers,
      sequence: row.sequence,
      awaitsOutcome: awaitsOutcome(row, candidate, outcomeAt, now),
    },
  }
}

/** A later invitation says as well what came of a meeting. */
function awaitsOutcome(row: InvitationRow, candidate: Candidate, outcomeAt: Date | null, now: Date): boolean {
  if (row.status !== 'scheduled' || row.startsAt === null || candidate.status !== 'ACCEPTED') return false
  return isPast(row, now) && (outcomeAt === null || outcomeAt <= row.startsAt)
}
