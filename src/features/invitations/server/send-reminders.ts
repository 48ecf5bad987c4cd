import * as z from 'zod/mini'
import { findCandidate } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { mailCandidate, reminderMail } from './mails.ts'
import { type InvitationKey, selectUnreminded, takeReminder } from './store.ts'
import { mailUsers } from './team/mails.ts'

const dayMs = 86_400_000
const maxReminders = 500

/** Reminds both sides of the meetings of the next 24 hours, each once. */
export const sendRemindersTask = defineTask({
  name: 'invitations.send-reminders',
  payload: z.strictObject({}),
  every: '*/10 * * * *',
  run: async (platform) => {
    const now = platform.clock.now()
    const until = new Date(now.getTime() + dayMs)
    const due = await platform.db.forSystem((tx) => selectUnreminded(tx, { now, until, max: maxReminders }))
    for (const key of due) await remind(platform, key, now)
  },
})

function remind({ db, mail }: Pick<Platform, 'db' | 'mail'>, key: InvitationKey, now: Date): Promise<void> {
  return db.forCompany(key.companyId, async (tx) => {
    const row = await takeReminder(tx, key, now)
    if (!row?.startsAt || !row.fixedAt) return
    // Whoever agreed on it within the last day knows.
    if (row.startsAt.getTime() - row.fixedAt.getTime() < dayMs) return
    const candidate = await findCandidate(tx, row.companyId, row.candidateId)
    if (candidate?.status !== 'ACCEPTED' && candidate?.status !== 'HIRED') return
    await mailCandidate({ mail }, tx, reminderMail, row)
    await mailUsers({ mail }, tx, row, 'reminder', [row.createdBy, ...row.interviewers])
  })
}
