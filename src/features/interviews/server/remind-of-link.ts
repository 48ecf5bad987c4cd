import * as z from 'zod/mini'
import { findCandidate } from '#features/candidates/server/get-candidate.ts'
import { listEndingLinks, markReminded } from '#features/candidates/server/list-ending-links.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { linkReminderMail } from './mails.ts'
import { findInterview, type InterviewKey } from './store.ts'
import { findSeatRefusal } from './take-seat.ts'

type Deps = Pick<Platform, 'clock' | 'config' | 'db' | 'mail'>

const dayMs = 86_400_000
const maxAtOnce = 500

/**
 * Reminds candidates once of an interview that they have not finished, some days before its link ends. A link that lives
 * shorter than that is first half used. LINK_REMINDER_DAYS=0 reminds nobody.
 */
async function remindOfLinks(deps: Deps): Promise<void> {
  const { LINK_REMINDER_DAYS, INTERVIEW_LINK_DAYS } = deps.config
  if (LINK_REMINDER_DAYS === 0) return
  const from = deps.clock.now()
  const days = Math.min(LINK_REMINDER_DAYS, INTERVIEW_LINK_DAYS / 2)
  const to = new Date(from.getTime() + days * dayMs)
  const ending = await deps.db.forSystem((tx) => listEndingLinks(tx, { from, to, max: maxAtOnce }))
  for (const key of ending) await remind(deps, key)
}

/** Nobody is reminded of a place that is not there; the job may have one later. */
async function remind(deps: Deps, key: InterviewKey): Promise<void> {
  const { clock, db, mail } = deps
  await db.forCompany(key.companyId, async (tx) => {
    const candidate = await findCandidate(tx, key.companyId, key.candidateId)
    if (!candidate) return
    const job = await getJob(tx, key.companyId, candidate.jobId)
    if (!job.linkReminder) return
    const interview = await findInterview(tx, key)
    if (!interview?.seated && (await findSeatRefusal(deps, tx, candidate, job, interview !== null))) return
    if (await markReminded(tx, key, clock.now()))
      await mail.send(tx, linkReminderMail, { companyId: key.companyId, subjectId: key.candidateId })
  })
}

export const remindOfLinksTask = defineTask({
  name: 'interviews.remind-of-links',
  payload: z.strictObject({}),
  every: '17 * * * *',
  run: (platform) => remindOfLinks(platform),
})
