import type { CompanyId, JobId } from '#contract/ids.ts'
import { AiFailure } from '#platform/ai/ai.ts'
import { openRun } from '#platform/ai/open-run.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { briefInterview } from './brief-interview.ts'
import { replaceQuestions } from './interview/store.ts'
import type { InterviewBrief, InterviewQuestion } from './questions/interview-brief.ts'
import { writeInterview } from './questions/write-interview.ts'
import { writeWithModel } from './questions/write-with-model.ts'
import { lockJobRow } from './store.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'log' | 'assistant'>
type Subject = { companyId: CompanyId; jobId: JobId }
type Order = { brief: InterviewBrief; attempt: number }

/**
 * Writes a job's questions unless they stand already or are locked, so that running it twice changes nothing. Where a
 * language model is configured it finds the words, between two transactions; what it does not manage is built in.
 */
export async function prepareInterview(parts: Parts, subject: Subject): Promise<void> {
  const { companyId, jobId } = subject
  const order = parts.assistant ? await parts.db.forCompany(companyId, (tx) => readOrder(tx, subject)) : null
  const inWords = order ? await askModel(parts, subject, order) : null
  await parts.db.forCompany(companyId, async (tx) => {
    const current = await readOrder(tx, subject)
    if (!current) return
    // Of an offer that was changed meanwhile the model has not read what it says now.
    const isSame = JSON.stringify(current) === JSON.stringify(order)
    const questions = isSame && inWords ? inWords : writeInterview(current.brief, current.attempt)
    const rows = questions.map(({ text, slot: _slot, ...guide }) => ({
      text,
      guide,
      origin: 'written' as const,
    }))
    await replaceQuestions(tx, companyId, jobId, rows, { byHand: false })
  })
}

/** What is to be written, if anything is; the job's row is locked until the transaction ends. */
async function readOrder(tx: Tx, { companyId, jobId }: Subject): Promise<Order | null> {
  const job = await lockJobRow(tx, companyId, jobId)
  if (!job || job.interviewState === 'ready' || job.interviewLockedAt) return null
  return { brief: await briefInterview(tx, job), attempt: job.interviewAttempt }
}

async function askModel(
  { db, clock, log, assistant }: Parts,
  { companyId, jobId }: Subject,
  { brief, attempt }: Order,
): Promise<readonly InterviewQuestion[] | null> {
  if (!assistant) return null
  try {
    const run = openRun({ db, clock, assistant }, { companyId })
    return await writeWithModel(run, brief, writeInterview(brief, attempt))
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error
    log.warn({ companyId, jobId, because: error.kind }, 'the questions are the built-in ones')
    return null
  }
}
