import * as z from 'zod/mini'
import { defineTask } from '#platform/tasks/tasks.ts'
import { resetMail } from './mails.ts'
import { sentJustNow } from './rules.ts'
import { lockUser, raiseReset } from './store.ts'

/** Mails a reset link, which replaces the earlier ones; once a minute at most. */
export const sendReset = defineTask({
  name: 'accounts.send-reset',
  payload: z.object({ userId: z.uuid() }),
  run: ({ db, clock, mail, audit }, { userId }) =>
    db.forSystem(async (tx) => {
      const user = await lockUser(tx, userId)
      if (!user || sentJustNow(user.resetSentAt, clock.now())) return
      const { id, companyId } = user
      const issue = await raiseReset(tx, user, clock.now())
      await mail.send(tx, resetMail, { companyId, subjectId: id, version: issue })
      await audit.record(tx, { companyId, actor: 'visitor', act: 'password.reset-requested', subjectId: id })
    }),
})

export const tasks = [sendReset]
