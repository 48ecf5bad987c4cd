import { interviewLanguageNames } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import { getJob, type KnownJob, lockJob } from '#features/jobs/server/get-job.ts'
import { lockQuestions } from '#features/jobs/server/publish-questions.ts'
import { listQuestions } from '#features/question-sets/server/list-questions.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { ConsentVersion } from '../contract/consent.ts'
import {
  countOtherSeats,
  extendLiveSeat,
  extendSeat,
  type InterviewKey,
  type InterviewWithSeat,
  insertInterview,
  lockInterview,
  setReleased,
} from './store.ts'

type Deps = Pick<Platform, 'config'>

export const keyOf = (candidate: Candidate): InterviewKey => ({
  companyId: candidate.companyId,
  candidateId: candidate.id,
})

/** No seat is left for the candidate. */
export const jobFull = (tx: Tx, candidate: Candidate): Promise<Refusal> =>
  seatRefusal('JOB_FULL', tx, candidate)

/** Names the interview's language and the page of the company's other jobs. */
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
      interviewLanguage: interviewLanguageNames[language],
      ...(chosen && { interfaceLanguage: chosen }),
    },
  })
}

/** Why no seat can be taken now, or null. A closed job has seats only for interviews under way. */
export async function findSeatRefusal(
  tx: Tx,
  candidate: Candidate,
  job: KnownJob,
  underWay: boolean,
): Promise<Refusal | null> {
  if (!underWay && job.status === 'closed') return seatRefusal('JOB_CLOSED', tx, candidate)
  const others = await countOtherSeats(tx, keyOf(candidate), job.id)
  return others < job.maxCandidates ? null : jobFull(tx, candidate)
}

/**
 * Takes a seat, or keeps the one held, and locks the interview. New seats are taken under the job's lock, so that they
 * never exceed its limit. Throws JOB_FULL, JOB_CLOSED, CONSENT_REQUIRED and INTERVIEW_NOT_READY.
 */
export async function takeSeat(
  { config }: Deps,
  tx: Tx,
  candidate: Candidate,
  consentVersion: ConsentVersion | null,
): Promise<InterviewWithSeat> {
  const key = keyOf(candidate)
  const job = await lockJob(tx, candidate.companyId, candidate.jobId)
  const known = await lockInterview(tx, key)
  if (known?.completedAt) return known
  const refusal = known?.seated ? null : await findSeatRefusal(tx, candidate, job, known !== null)
  if (refusal) throw refusal
  if (known) {
    await extendSeat(tx, key, config.SEAT_LEASE_HOURS)
    return { ...known, seated: true }
  }
  if (consentVersion === null) throw new Refusal('CONSENT_REQUIRED')
  const listed = await listQuestions(tx, candidate.companyId, job.id)
  const questions = listed.map(({ text }) => text)
  const followUps = job.followUps ? listed.map(({ guide }) => guide.followUp) : null
  if (job.questionsState === 'preparing' || questions.length === 0) throw new Refusal('INTERVIEW_NOT_READY')
  const row = { ...key, jobId: job.id, questions, followUps, consentVersion }
  const interview = await insertInterview(tx, row, config.SEAT_LEASE_HOURS)
  await lockQuestions(tx, candidate.companyId, job.id)
  return interview
}

/** Gives back the seat of a candidate who withdrew, held or spent. */
export const releaseSeat = setReleased

/** A started interview that may be written to; throws NOT_STARTED or ALREADY_COMPLETED. */
export function requireUnderWay(interview: InterviewWithSeat | null): InterviewWithSeat {
  if (!interview) throw new Refusal('NOT_STARTED')
  if (interview.completedAt) throw new Refusal('ALREADY_COMPLETED')
  return interview
}

/** Renews the seat, or takes a free one after a release. False when none is left; the caller saves what was sent. */
export async function renewSeat({ config }: Deps, tx: Tx, candidate: Candidate): Promise<boolean> {
  const key = keyOf(candidate)
  if (await extendLiveSeat(tx, key, config.SEAT_LEASE_HOURS)) return true
  const job = await lockJob(tx, candidate.companyId, candidate.jobId)
  const known = requireUnderWay(await lockInterview(tx, key))
  if (!known.seated && (await findSeatRefusal(tx, candidate, job, true))) return false
  await extendSeat(tx, key, config.SEAT_LEASE_HOURS)
  return true
}
