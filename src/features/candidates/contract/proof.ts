import * as z from 'zod/mini'
import { anyone, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'

/** A small piece of work in the form of ALTCHA, signed by this installation. */
const challenge = z.object({
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  signature: z.string(),
})
export type Challenge = z.output<typeof challenge>

export const getChallengeEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/challenge',
  summary:
    'Work that makes automated registrations dear; null where this installation asks for none. Its solution is good for one call.',
  access: anyone,
  /** The job that is applied to: one that fills fast asks for more work. */
  query: z.strictObject({ jobId: z.optional(jobId) }),
  reply: z.object({ challenge: z.nullable(challenge) }),
  limits: [{ per: ['address'], max: 240, minutes: 60 }],
})

/** What a public form sends beside its values. */
export const formProof = {
  /** Base64 of the JSON `{ challenge, solution }`. */
  proof: z.optional(z.string().check(z.maxLength(4000))),
  /** A field that no person sees. */
  website: z.optional(z.string().check(z.maxLength(500))),
}
export type FormProof = { proof?: string | undefined; website?: string | undefined }

export const proofRefusals = {
  PROOF_NEEDED: {
    status: 400,
    message:
      'Please solve a new challenge of GET /api/candidates/challenge. Each solution is good for one call.',
  },
  TRAP_FILLED: { status: 400, message: 'Please leave the hidden field “website” empty.' },
} as const
