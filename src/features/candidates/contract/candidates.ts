import * as z from 'zod/mini'
import { anyone, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { interfaceLanguages } from '#contract/languages.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import type { PublicJob } from '#features/jobs/contract/public-job.ts'
import { formProof, proofRefusals } from './proof.ts'
import { fieldProblem, normalizeField, type RegistrationField } from './registration.ts'
import { registrationTexts } from './registration-texts.ts'

const t = translatorOf(registrationTexts)

export const candidateStatuses = [
  'PENDING',
  'ACCEPTED',
  'REJECTED',
  'UNDER_REVIEW',
  'WITHDRAWN',
  'HIRED',
] as const
export const candidateStatus = z.enum(candidateStatuses)
export type CandidateStatus = (typeof candidateStatuses)[number]

/** Why a person must review an application before its interview: the city is too far, or not in the gazetteer. */
export const locationReasons = ['too-far', 'unknown-city'] as const
export type LocationReason = (typeof locationReasons)[number]

const field = (name: RegistrationField) =>
  z.string(t(`${name}.missing`)).check(
    z.overwrite((typed) => normalizeField(name, typed)),
    z.refine((text) => fieldProblem(name, text) === null, {
      error: ({ input }) => {
        const problem = fieldProblem(name, String(input))
        return problem === null ? undefined : t(problem)
      },
    }),
  )

/** Keys stand in the order of the checks; the first failure is the message. */
export const registration = z.strictObject({
  firstName: field('firstName'),
  lastName: field('lastName'),
  email: field('email'),
  phone: field('phone'),
  city: field('city'),
  jobId,
  /** What pages and mails speak to the candidate; the language of the interview without one. */
  language: z.optional(z.enum(interfaceLanguages)),
})
export type Registration = z.output<typeof registration>

/** What a candidate may correct later; the e-mail names the application, and stays. */
export const candidateContact = z.strictObject({
  firstName: field('firstName'),
  lastName: field('lastName'),
  phone: field('phone'),
  city: field('city'),
})
export type CandidateContact = z.output<typeof candidateContact>

export const registerCandidateEndpoint = endpoint({
  method: 'POST',
  path: '/api/candidates/create',
  summary:
    'Registers a candidate for a job and mails the interview link; 202 when a person must review the city first. A known address gets the same answer.',
  access: anyone,
  body: z.extend(registration, formProof),
  reply: z.object({ status: z.enum(['PENDING', 'UNDER_REVIEW']), message: z.string() }),
  alsoStatus: [202],
  refusals: {
    JOB_CLOSED: { status: 404, message: 'This job has expired or does not exist.' },
    ...proofRefusals,
  },
  // The phones of a whole town can share one network address.
  limits: [{ per: ['address'], max: 60, minutes: 60 }],
})

/** An open job as its apply page shows it, with the ISO 3166 code of its country where it is known. */
export type JobToApplyFor = PublicJob & { country: string | null }
