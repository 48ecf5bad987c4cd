import * as z from 'zod/mini'
import { defineTask } from '#platform/tasks/tasks.ts'
import { completeSignUp } from './complete-sign-up.ts'
import { resetMail } from './mails.ts'
import { sentJustNow } from './rules.ts'
import { lockUser } from './store.ts'
import { eraseUnverified, sweepAccounts, waitingSignUps } from './sweep-accounts.ts'
import { forgottenBefore } from './team/rules.ts'
import { deleteInvitesSentBefore } from './team/store.ts'

/** Makes of a sign-up what there is to make. */
export const makeAccount = defineTask({
  name: 'accounts.make-account',
  payload: z.object({ signUpId: z.uuid() }),
  concurrency: 1,
  waitsOnceFor: ({ signUpId }) => signUpId,
  run: (platform, { signUpId }) => completeSignUp(platform, signUpId),
})

/** Mails a reset link, which replaces the earlier ones when it goes; once a minute at most. */
export const sendReset = defineTask({
  name: 'accounts.send-reset',
  payload: z.object({ userId: z.uuid() }),
  run: ({ db, clock, mail, audit }, { userId }) =>
    db.forSystem(async (tx) => {
      const user = await lockUser(tx, userId)
      if (!user || sentJustNow(user.resetSentAt, clock.now())) return
      const { id, companyId } = user
      const posted = await mail.send(tx, resetMail, { companyId, subjectId: id })
      if (!posted) return
      await audit.record(tx, {
        companyId,
        actor: 'visitor',
        action: 'password.reset-requested',
        subjectId: id,
      })
    }),
})

/** Removes what has expired and restarts stuck sign-ups. */
const sweep = defineTask({
  name: 'accounts.sweep',
  payload: z.strictObject({}),
  every: '41 * * * *',
  run: async (platform) => {
    await sweepAccounts(platform)
    await eraseUnverified(platform)
    const waiting = await waitingSignUps(platform)
    await platform.db.forSystem(async (tx) => {
      for (const signUpId of waiting) await platform.tasks.enqueue(tx, makeAccount, { signUpId })
    })
  },
})

/** Removes invitations that ended a month ago, and with them the addresses of those who did not join. */
const forgetInvites = defineTask({
  name: 'team.forget-invites',
  payload: z.strictObject({}),
  every: '23 3 * * *',
  run: ({ db, clock }) => db.forSystem((tx) => deleteInvitesSentBefore(tx, forgottenBefore(clock.now()))),
})

export const tasks = [makeAccount, sendReset, sweep, forgetInvites]
