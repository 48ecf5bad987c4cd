import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Competency, JobInterview } from '../contract/interview.ts'
import { briefInterview } from './brief-interview.ts'
import { replaceQuestions, selectQuestions, setPreparing } from './interview/store.ts'
import { suggestQuestion as suggest } from './questions/suggest-question.ts'
import { readJobInterview } from './read-job-interview.ts'
import { changedSet, repeatsItself } from './rules.ts'
import { findJobRow, lockJobRow } from './store.ts'
import type { JobRow } from './tables.ts'
import { writeQuestions } from './tasks.ts'

interface Editor {
  companyId: CompanyId
  userId: UserId
}

/** The questions as the employer wants them, in their order. */
export interface WantedSet {
  version: number
  questions: { text: string; from: number | null; competency: Competency }[]
}

/** Puts the questions in this order with these words; throws INTERVIEW_LOCKED, INTERVIEW_CHANGED and SAME_QUESTION. */
export function changeJobInterview(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { companyId, userId }: Editor,
  jobId: JobId,
  { version, questions }: WantedSet,
): Promise<JobInterview> {
  return db.forCompany(companyId, async (tx) => {
    changeable(await lockJobRow(tx, companyId, jobId), version)
    const wanted = changedSet(await selectQuestions(tx, companyId, jobId), questions)
    if (!wanted) throw new Refusal('INTERVIEW_CHANGED')
    if (repeatsItself(wanted.map(({ text }) => text))) throw new Refusal('SAME_QUESTION')
    await replaceQuestions(tx, companyId, jobId, wanted, { byHand: true })
    await audit.record(tx, { companyId, actor: userId, act: 'job.interview-changed', subjectId: jobId })
    return readJobInterview(tx, companyId, jobId)
  })
}

/** Has the whole interview written anew, in other words; throws INTERVIEW_LOCKED and INTERVIEW_CHANGED. */
export function rewriteJobInterview(
  { db, audit, tasks }: Pick<Platform, 'db' | 'audit' | 'tasks'>,
  { companyId, userId }: Editor,
  jobId: JobId,
  version: number,
): Promise<JobInterview> {
  return db.forCompany(companyId, async (tx) => {
    changeable(await lockJobRow(tx, companyId, jobId), version)
    await askForQuestions({ tasks }, tx, { companyId, jobId, another: true })
    await audit.record(tx, { companyId, actor: userId, act: 'job.interview-rewritten', subjectId: jobId })
    return readJobInterview(tx, companyId, jobId)
  })
}

/** Has the questions written in the background; until then nobody can start. */
export async function askForQuestions(
  { tasks }: Pick<Platform, 'tasks'>,
  tx: Tx,
  { companyId, jobId, another }: { companyId: CompanyId; jobId: JobId; another: boolean },
): Promise<void> {
  await setPreparing(tx, companyId, jobId, { another })
  await tasks.enqueue(tx, writeQuestions, { companyId, jobId })
}

/** Another question for one place of a set; nothing is kept. Throws INTERVIEW_LOCKED and INTERVIEW_CHANGED. */
export async function suggestQuestion(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  wanted: Parameters<typeof suggest>[1],
): Promise<{ text: string; competency: Competency }> {
  const job = changeable(await findJobRow(tx, companyId, jobId), null)
  const { text, competency } = suggest(await briefInterview(tx, job), wanted)
  return { text, competency }
}

/** The job, if its questions may be changed by somebody who has seen this version of them. */
function changeable(job: JobRow | null, version: number | null): JobRow {
  if (!job) throw new Refusal('NOT_FOUND')
  if (job.interviewLockedAt) throw new Refusal('INTERVIEW_LOCKED')
  if (job.interviewState === 'preparing') throw new Refusal('INTERVIEW_CHANGED')
  if (version !== null && version !== job.interviewVersion) throw new Refusal('INTERVIEW_CHANGED')
  return job
}
