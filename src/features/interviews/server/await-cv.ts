import * as z from 'zod/mini'
import { candidateId, companyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { markCvAwaited } from '#features/candidates/server/change-candidate.ts'
import { findCandidateByLink } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { cvReminderMail } from './mails.ts'
import { reminderSeconds } from './rules.ts'
import { findInterview, findWritten, lockInterview, setCvAwaited } from './store.ts'
import { jobFull, keyOf, renewSeat, requireUnderWay, requireUnpaused } from './take-seat.ts'

/**
 * Submits the answers while the CV is to follow by the same link: the application is incomplete until then, its seat is
 * kept as long as the link, and the candidate is reminded once. Again it changes nothing. Throws ANSWERS_MISSING.
 */
export async function awaitCv(
  deps: Pick<Platform, 'clock' | 'config' | 'db' | 'links' | 'tasks'>,
  token: string,
): Promise<void> {
  const candidate = await findCandidateByLink(deps, token)
  const key = keyOf(candidate)
  const days = deps.config.INTERVIEW_LINK_DAYS
  await deps.db.forCompany(candidate.companyId, async (tx) => {
    await requireUnpaused(tx, candidate)
    const isFirst = (await findInterview(tx, key))?.cvAwaitedAt === null
    if (!(await renewSeat(deps, tx, candidate, isFirst))) throw await jobFull(tx, candidate)
    const { questions, cvAwaitedAt } = requireUnderWay(await lockInterview(tx, key))
    if (cvAwaitedAt) return
    const { answers } = await findWritten(tx, key)
    if (questions.some((_, at) => !answers.get(at)?.text)) throw new Refusal('ANSWERS_MISSING')
    await setCvAwaited(tx, key, days * 24)
    await markCvAwaited(deps, tx, candidate, days)
    await deps.tasks.enqueue(tx, remindOfCvTask, key, { startAfterSeconds: reminderSeconds(days) })
  })
}

/** Owes the candidate one mail, unless the CV came meanwhile. */
export const remindOfCvTask = defineTask({
  name: 'interviews.remind-of-cv',
  payload: z.strictObject({ companyId, candidateId }),
  run: async ({ db, mail }, key) => {
    await db.forCompany(key.companyId, async (tx) => {
      if (!(await findInterview(tx, key))?.cvAwaitedAt) return
      await mail.send(tx, cvReminderMail, { companyId: key.companyId, subjectId: key.candidateId })
    })
  },
})
