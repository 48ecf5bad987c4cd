import type { JobId } from '#contract/ids.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { findOpenJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import { insertWaiting } from './store.ts'

/** Keeps an address until a place in the job is free; again it changes nothing. Throws JOB_CLOSED. */
export async function joinWaitingList(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  jobId: JobId,
  { email, language }: { email: string; language?: InterfaceLanguage | undefined },
): Promise<void> {
  const job = await db.forSystem((tx) => findOpenJob(tx, jobId))
  if (!job) throw new Refusal('JOB_CLOSED')
  const { companyId } = job
  const chosen = language === job.language ? null : (language ?? null)
  await db.forCompany(companyId, (tx) =>
    insertWaiting(tx, { companyId, jobId, email, language: chosen, createdAt: clock.now() }),
  )
}
