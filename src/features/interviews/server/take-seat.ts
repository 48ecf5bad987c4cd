import { interviewLanguageNames } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import { getJob, type KnownJob, listQuestions, lockJob } from '#features/jobs/server/get-job.ts'
import { lockInterview as lockInterviewOfJob } from '#features/jobs/server/lock-interview.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import {
  countOtherSeats,
  type InterviewKey,
  insertInterview,
  type KnownInterview,
  lockInterview,
  renewLivingSeat,
  renewSeat,
} from './store.ts'

type Parts = Pick<Platform, 'config'>

export const keyOf = (candidate: Candidate): InterviewKey => ({
  companyId: candidate.companyId,
  candidateId: candidate.id,
})

/** The refusal of a candidate for whom no place is left. */
export const jobFull = (tx: Tx, candidate: Candidate): Promise<Refusal> => noPlace('JOB_FULL', tx, candidate)

/** Says no in the language of the interview, with the way to the company's other jobs. */
async function noPlace(
  code: 'JOB_FULL' | 'JOB_CLOSED',
  tx: Tx,
  { companyId, jobId }: Candidate,
): Promise<Refusal> {
  const { slug } = await getCompany(tx, companyId)
  const { language } = await getJob(tx, companyId, jobId)
  return new Refusal(code, {
    fields: { companyPage: `/${slug}`, interviewLanguage: interviewLanguageNames[language] },
  })
}

/** Why no place can be had now, or null. A closed job has none, but for those who are under way. */
export async function whyNoSeat(
  tx: Tx,
  candidate: Candidate,
  job: KnownJob,
  underWay: boolean,
): Promise<Refusal | null> {
  if (!underWay && job.status === 'closed') return noPlace('JOB_CLOSED', tx, candidate)
  const others = await countOtherSeats(tx, keyOf(candidate), job.id)
  return others < job.maxCandidates ? null : jobFull(tx, candidate)
}

/**
 * Takes a place, or keeps the one that is held, and locks the interview. Whoever takes a place does so under the
 * job's lock, so that there are never more than the job's number. Throws JOB_FULL, JOB_CLOSED
 * and INTERVIEW_NOT_READY.
 */
export async function takeSeat(
  { config }: Parts,
  tx: Tx,
  candidate: Candidate,
  consentVersion: string | null,
): Promise<KnownInterview> {
  const key = keyOf(candidate)
  const job = await lockJob(tx, candidate.companyId, candidate.jobId)
  const known = await lockInterview(tx, key)
  if (known?.completedAt) return known
  const refusal = known?.seated ? null : await whyNoSeat(tx, candidate, job, known !== null)
  if (refusal) throw refusal
  if (known) await renewSeat(tx, key, config.SEAT_LEASE_HOURS)
  else {
    const questions = await listQuestions(tx, candidate.companyId, job.id)
    if (job.interviewState === 'preparing' || questions.length === 0) throw new Refusal('INTERVIEW_NOT_READY')
    const texts = questions.map(({ text }) => text)
    await insertInterview(
      tx,
      { ...key, jobId: job.id, questions: texts, consentVersion },
      config.SEAT_LEASE_HOURS,
    )
    await lockInterviewOfJob(tx, candidate.companyId, job.id)
  }
  const taken = await lockInterview(tx, key)
  if (!taken) throw new Error('The interview was not written')
  return taken
}

/** A started interview that may be written to; throws NOT_STARTED or ALREADY_COMPLETED. */
export function writable(interview: KnownInterview | null): KnownInterview {
  if (!interview) throw new Refusal('NOT_STARTED')
  if (interview.completedAt) throw new Refusal('ALREADY_COMPLETED')
  return interview
}

/**
 * A sign of life: renews the place, or takes a free one in place of one that was released. False when none is
 * left; what the candidate sends is kept all the same.
 */
export async function keepSeat({ config }: Parts, tx: Tx, candidate: Candidate): Promise<boolean> {
  const key = keyOf(candidate)
  if (await renewLivingSeat(tx, key, config.SEAT_LEASE_HOURS)) return true
  const job = await lockJob(tx, candidate.companyId, candidate.jobId)
  const known = writable(await lockInterview(tx, key))
  if (!known.seated && (await whyNoSeat(tx, candidate, job, true))) return false
  await renewSeat(tx, key, config.SEAT_LEASE_HOURS)
  return true
}
