import * as z from 'zod/mini'
import { canEdit, endpoint } from '#contract/endpoint.ts'

/** The field of the form that a hint stands beside. */
export const hintFields = ['title', 'description', 'skills', 'minExperienceYears', 'educationLevel'] as const

const offerHint = z.object({
  field: z.enum(hintFields),
  /** protected: a term that may exclude people unlawfully; exclusionary: one that puts people off;
   * contradiction: demands that do not fit together; thin: too little to make an interview from. */
  kind: z.enum(['protected', 'exclusionary', 'contradiction', 'thin']),
  /** The words it is about, as they were written; null where it is about the whole. */
  found: z.nullable(z.string()),
  /** What is the matter and what to write instead. */
  message: z.string(),
})
export type OfferHint = z.output<typeof offerHint>

const loose = (max: number) => z._default(z.string().check(z.maxLength(max)), '')

/** As much of the offer as is typed so far. */
export const offerToRead = z.strictObject({
  title: loose(1000),
  description: loose(20_000),
  type: loose(80),
  skills: z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(60)), []),
  minExperienceYears: loose(80),
  seniorityLevel: loose(80),
  educationLevel: loose(80),
})
export type OfferToRead = z.output<typeof offerToRead>

export const readOfferHintsEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/hints',
  summary: 'What to think over in an offer that is being written: hints, never a block. Nothing is kept.',
  access: canEdit,
  body: offerToRead,
  reply: z.object({ hints: z.array(offerHint) }),
  limits: [{ per: ['user'], max: 600, minutes: 15 }],
  maxBodyBytes: 128 * 1024,
})
