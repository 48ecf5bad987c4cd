import { interviewLanguageNames } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { findCompany, getCompany } from '#features/accounts/server/get-company.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import { getJob, type KnownJob, lockJob } from '#features/jobs/server/get-job.ts'
import { getJobWithCounts } from '#features/jobs/server/get-job-with-counts.ts'
import { lockQuestions } from '#features/jobs/server/publish-questions.ts'
import { listQuestions } from '#features/question-sets/server/list-questions.ts'
import type { Tx } from '#platform/database/database.ts'
import { mailboxKey } from '#platform/mail/mailbox-key.ts'
import type { Platform } from '#platform/platform.ts'
import type { ConsentVersion } from '../contract/consent.ts'
import { countOffers, countOtherSeats, endOtherSeats, extendLiveSeat, extendSeat } from './seats/store.ts'
import {
  type InterviewKey,
  type InterviewWithSeat,
  insertInterview,
  lockInterview,
  setReleased,
} from './store.ts'

type Deps = Pick<Platform, 'config'>

/** How long a seat is kept that was lost and taken again: until an answer renews it. */
const retakenHours = 2

export const keyOf = (candidate: Candidate): InterviewKey => ({
  companyId: candidate.companyId,
  candidateId: candidate.id,
})

const seatOf = ({ config }: Deps, candidate: Candidate) => ({
  ...keyOf(candidate),
  jobId: candidate.jobId,
  mailbox: mailboxKey(config, candidate.email),
})

/** No seat is left for the candidate. */
export const jobFull = (tx: Tx, candidate: Candidate): Promise<Refusal> =>
  seatRefusal('JOB_FULL', tx, candidate)

/** Names the interview's language, the page of the company's other jobs, and where to wait for a place. */
async function seatRefusal(
  code: 'JOB_FULL' | 'JOB_CLOSED',
  tx: Tx,
  { companyId, jobId, language: chosen }: Candidate,
): Promise<Refusal> {
  const { slug } = await getCompany(tx, companyId)
  const { language } = await getJob(tx, companyId, jobId)
  return new Refusal(code, {
    fields: {
      companyPage: `/${slug}`,
      // There a full job offers its waiting list.
      ...(code === 'JOB_FULL' && { applyPage: `/Apply/${jobId}` }),
      interviewLanguage: interviewLanguageNames[language],
      ...(chosen && { interfaceLanguage: chosen }),
    },
  })
}

/** Why no seat can be taken now, or null. A closed job has seats only for interviews under way. */
export async function findSeatRefusal(
  deps: Deps,
  tx: Tx,
  candidate: Candidate,
  job: KnownJob,
  underWay: boolean,
): Promise<Refusal | null> {
  if (!underWay && job.status === 'closed') return seatRefusal('JOB_CLOSED', tx, candidate)
  const { counts } = await getJobWithCounts(tx, candidate.companyId, candidate.jobId)
  // Those who ever started are no fewer than those with a seat, and need not be gone through.
  if (counts.started + (await countOffers(tx, candidate)) < job.maxCandidates) return null
  const others = await countOtherSeats(tx, seatOf(deps, candidate))
  return others < job.maxCandidates ? null : jobFull(tx, candidate)
}

/**
 * Takes a seat, or keeps the one held as long as it was, and locks the interview. A mailbox holds one at a time. New seats are taken under the job's lock, so that they
 * never exceed its limit. Throws JOB_PAUSED, JOB_FULL, JOB_CLOSED, CONSENT_REQUIRED and INTERVIEW_NOT_READY.
 */
export async function takeSeat(
  deps: Deps,
  tx: Tx,
  candidate: Candidate,
  consentVersion: ConsentVersion | null,
): Promise<InterviewWithSeat> {
  const key = keyOf(candidate)
  const job = await lockJob(tx, candidate.companyId, candidate.jobId)
  const known = await lockInterview(tx, key)
  if (known?.completedAt) return known
  await requireUnpaused(tx, candidate)
  if (known?.seated) return known
  const refusal = await findSeatRefusal(deps, tx, candidate, job, known !== null)
  if (refusal) throw refusal
  const { SEAT_LEASE_HOURS } = deps.config
  await endOtherSeats(tx, seatOf(deps, candidate))
  if (known) {
    await extendSeat(tx, key, Math.min(retakenHours, SEAT_LEASE_HOURS))
    return { ...known, seated: true }
  }
  if (consentVersion === null) throw new Refusal('CONSENT_REQUIRED')
  const listed = await listQuestions(tx, candidate.companyId, job.id)
  const questions = listed.map(({ text }) => text)
  const followUps = job.followUps ? listed.map(({ guide }) => guide.followUp) : null
  if (job.questionsState === 'preparing' || questions.length === 0) throw new Refusal('INTERVIEW_NOT_READY')
  const row = { ...seatOf(deps, candidate), questions, followUps, consentVersion }
  const interview = await insertInterview(tx, row, SEAT_LEASE_HOURS)
  await lockQuestions(tx, candidate.companyId, job.id)
  return interview
}

/** Throws JOB_PAUSED while the company is banned, EXPIRED_LINK once it is gone. */
export async function requireUnpaused(tx: Tx, { companyId }: Pick<Candidate, 'companyId'>): Promise<void> {
  const company = await findCompany(tx, companyId)
  if (!company) throw new Refusal('EXPIRED_LINK')
  if (company.isBanned) throw new Refusal('JOB_PAUSED')
}

/** Gives back the seat of a candidate who withdrew, held or spent. */
export const releaseSeat = setReleased

/** A started interview that may be written to; throws NOT_STARTED or ALREADY_COMPLETED. */
export function requireUnderWay(interview: InterviewWithSeat | null): InterviewWithSeat {
  if (!interview) throw new Refusal('NOT_STARTED')
  if (interview.completedAt) throw new Refusal('ALREADY_COMPLETED')
  return interview
}

/**
 * Renews the seat for what brings the interview on, or takes a free one after a release; what does not needs a seat, and
 * keeps it no longer. False when none is left; the caller saves what was sent.
 */
export async function renewSeat(
  deps: Deps,
  tx: Tx,
  candidate: Candidate,
  progress: boolean,
): Promise<boolean> {
  const key = keyOf(candidate)
  const { SEAT_LEASE_HOURS } = deps.config
  if (progress && (await extendLiveSeat(tx, key, SEAT_LEASE_HOURS))) return true
  const { companyId, jobId } = candidate
  const job = await (progress ? lockJob : getJob)(tx, companyId, jobId)
  const known = requireUnderWay(await lockInterview(tx, key))
  if (!known.seated && (await findSeatRefusal(deps, tx, candidate, job, true))) return false
  if (!progress) return true
  await endOtherSeats(tx, seatOf(deps, candidate))
  await extendSeat(tx, key, SEAT_LEASE_HOURS)
  return true
}
