import * as z from 'zod/mini'
import { adminOnly, endpoint } from '#contract/endpoint.ts'
import { candidateId, jobId } from '#contract/ids.ts'
import { wholeNumber } from '#contract/schemas.ts'

export const listAuditEndpoint = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'Security-relevant actions in the company, newest first.',
  access: adminOnly,
  query: z.strictObject({
    before: wholeNumber(1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    size: wholeNumber(1, 100, 50),
  }),
  reply: z.object({
    content: z.array(
      z.object({
        /** Position in the installation’s log. */
        seq: z.number(),
        at: z.iso.datetime(),
        /** What was done, as `noun.verb`. */
        action: z.string(),
        /** Address of the user who did it; null when it was the system, a candidate or a visitor, or a user who is gone. */
        by: z.nullable(z.string()),
        actor: z.string(),
        /** Address of the user it was done to, where it was one. */
        to: z.nullable(z.string()),
        /** The candidate it was about, named as in lists: a number in a blind review. */
        candidate: z.nullable(z.object({ id: candidateId, jobId, name: z.string() })),
        /** Whether it was about a candidate who was erased since. */
        candidateErased: z.boolean(),
      }),
    ),
    last: z.boolean(),
  }),
})
