import * as z from 'zod/mini'
import { candidateId, companyId } from '#contract/ids.ts'
import { defineEvent } from '#platform/tasks/tasks.ts'

/** A candidate asked for a person; published once for each candidate. */
export const personAskedFor = defineEvent({
  name: 'candidates.person-asked-for',
  payload: z.strictObject({ companyId, candidateId }),
})

/** A candidate withdrew; published once for each candidate, whose place is free again. */
export const applicationWithdrawn = defineEvent({
  name: 'candidates.withdrawn',
  payload: z.strictObject({ companyId, candidateId }),
})

/** A rejection can no longer be undone. */
export const rejectionSettled = defineEvent({
  name: 'candidates.rejection-settled',
  payload: z.strictObject({ companyId, candidateId }),
})
