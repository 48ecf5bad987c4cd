import * as z from 'zod/mini'
import { defineTask } from '#platform/tasks/tasks.ts'
import { forgottenBefore } from './rules.ts'
import { deleteInvitesSentBefore } from './store.ts'

/** Removes invitations that ended a month ago, and with them the addresses of those who did not join. */
export const forgetInvites = defineTask({
  name: 'team.forget-invites',
  payload: z.strictObject({}),
  every: '23 3 * * *',
  run: ({ db, clock }) => db.forSystem((tx) => deleteInvitesSentBefore(tx, forgottenBefore(clock.now()))),
})
