import * as z from 'zod/mini'
import { candidateId, companyId } from '#contract/ids.ts'
import { findCandidate } from '#features/candidates/server/get-candidate.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { releaseSeat } from './take-seat.ts'

/** Gives back the seat of a candidate who was rejected, held or spent. Idempotent. */
export const releaseRejectedTask = defineTask({
  name: 'interviews.release-rejected',
  payload: z.strictObject({ companyId, candidateId }),
  run: async ({ db }, key) => {
    await db.forCompany(key.companyId, async (tx) => {
      const candidate = await findCandidate(tx, key.companyId, key.candidateId)
      if (candidate?.status === 'REJECTED') await releaseSeat(tx, key)
    })
  },
})
