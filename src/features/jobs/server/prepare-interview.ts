import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import { briefInterview } from './brief-interview.ts'
import { replaceQuestions } from './interview/store.ts'
import { writeInterview } from './questions/write-interview.ts'
import { lockJobRow } from './store.ts'

/** Writes a job's questions unless they stand already or are locked, so that running it twice changes nothing. */
export async function prepareInterview(
  { db }: Pick<Platform, 'db'>,
  { companyId, jobId }: { companyId: CompanyId; jobId: JobId },
): Promise<void> {
  await db.forCompany(companyId, async (tx) => {
    const job = await lockJobRow(tx, companyId, jobId)
    if (!job || job.interviewState === 'ready' || job.interviewLockedAt) return
    const questions = writeInterview(await briefInterview(tx, job), job.interviewAttempt)
    const rows = questions.map(({ text, slot: _slot, ...guide }) => ({
      text,
      guide,
      origin: 'written' as const,
    }))
    await replaceQuestions(tx, companyId, jobId, rows, { byHand: false })
  })
}
