import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import { listCandidateEvents } from '#features/candidates/server/list-candidate-events.ts'
import { isUnderWay } from '#features/candidates/server/withdraw-application.ts'
import { exportInterviews } from '#features/interviews/server/get-transcript.ts'
import { exportInvitationsOf } from '#features/invitations/server/list-invitations.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'

/** What a candidate may know of the timeline: the team's own work, and a decision that can be undone, are not in it. */
export const copiedEvents = [
  'registered',
  'link-sent',
  'started',
  'cv-awaited',
  'completed',
  'assessed',
  'asked-for-a-person',
  'contact-corrected',
  'admitted',
  'invited',
  'invitation-moved',
  'invitation-cancelled',
  'invitation-accepted',
  'invitation-declined',
  'another-time-asked',
  'rejected',
  'withdrawn',
  'mail-sent',
] as const
type CopiedEvent = (typeof copiedEvents)[number]

export type ApplicationCopy = Awaited<ReturnType<typeof readCopy>>

/** Everything that the candidate gave, and what happened to the application. */
export async function readCopy(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  tx: Tx,
  candidate: Candidate,
) {
  const { companyId, id, firstName, lastName, email, phone, city } = candidate
  const { title: job, language: ofInterview } = await getJob(tx, companyId, candidate.jobId)
  const language = candidate.language ?? ofInterview
  const { name: company } = await getCompany(tx, companyId)
  const interview = (await exportInterviews(tx, companyId, [id])).get(id)
  const meetings = await exportInvitationsOf(tx, companyId, id)
  return {
    copiedAt: clock.now(),
    product: config.BRAND_NAME,
    ...{ job, company, language },
    contact: { firstName, lastName, email, phone, city },
    registeredAt: candidate.createdAt,
    appliedAt: candidate.appliedAt,
    askedForPersonAt: candidate.askedForPersonAt,
    withdrawn: candidate.status === 'WITHDRAWN',
    consent: interview ? { version: interview.consentVersion, acceptedAt: interview.startedAt } : null,
    answers: answersOf(interview),
    cv: cvOf(interview),
    meetings: meetings.map(
      ({
        startsAt,
        proposedTimes,
        timeZone,
        interviewType,
        place,
        message,
        status,
        reply,
        replyMessage,
      }) => ({
        ...{ startsAt, proposedTimes, timeZone, interviewType, place, message, status, reply, replyMessage },
      }),
    ),
    events: await eventsOf(tx, candidate, clock.now()),
  }
}

type Interview = Awaited<ReturnType<typeof exportInterviews>> extends Map<unknown, infer I> ? I : never

function answersOf(interview: Interview | undefined) {
  const written = interview?.answers ?? []
  return (interview?.questions ?? []).flatMap((question, at) => {
    const answer = written.find(({ index, followUp }) => index === at && !followUp)
    const followUp = written.find((row) => row.index === at && row.followUp)
    const asked = followUp ? [saidTo(followUp.question ?? '', followUp)] : []
    return [saidTo(question, answer), ...asked]
  })
}

function saidTo(question: string, answer: Interview['answers'][number] | undefined) {
  const { text = null, draft = '', savedAt = null, counters = null } = answer ?? {}
  return { question, answer: text, notSent: draft, savedAt, typingCounters: counters }
}

function cvOf(interview: Interview | undefined) {
  if (!interview?.cvName) return null
  const { cvName: fileName, cvSize: size, cvSha256: sha256, cvText: textReadByMachine } = interview
  return { fileName, size, sha256, textReadByMachine }
}

async function eventsOf(tx: Tx, candidate: Candidate, now: Date) {
  const open = candidate.status === 'REJECTED' && isUnderWay(candidate, now)
  const known = await listCandidateEvents(tx, candidate.companyId, candidate.id)
  return known.flatMap(({ at, kind }) => {
    const copied = copiedEvents.find((one): one is CopiedEvent => one === kind)
    return copied && !(open && copied === 'rejected') ? [{ at, kind: copied }] : []
  })
}
