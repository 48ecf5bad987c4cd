import * as z from 'zod/mini'
import { foldEmail, isEmailAddress } from '#contract/email-address.ts'
import { anyone, employerActs, endpoint } from '#contract/endpoint.ts'
import { candidateId, jobId } from '#contract/ids.ts'
import type { PublicJob } from '#features/jobs/contract/public-job.ts'

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

/** Why a person must look at an application before its interview: the city is too far, or nobody knows it. */
export const locationReasons = ['too-far', 'unknown-city'] as const
export type LocationReason = (typeof locationReasons)[number]

export const candidateLimits = { name: 80, email: 254, phone: 30, city: 100 } as const

/** What each field of the apply form may be refused with, in the order of the form (spec part 2 §5). */
export const registrationTexts = {
  firstName: { missing: 'First name is required', wrong: 'Please enter a valid first name' },
  lastName: { missing: 'Last name is required', wrong: 'Please enter a valid last name' },
  email: { missing: 'Email address is required', wrong: 'Please enter a valid email address' },
  phone: {
    missing: 'Phone number is required',
    wrong: 'Please enter a valid phone number (8 digits)',
  },
  city: { missing: 'City is required', wrong: 'Please enter a valid city' },
} as const

// Neither control characters nor marks that turn the text around them.
const unwelcome = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const webAddress = /:\/\/|\bwww\.|[\p{L}\p{N}-]+\.(?:com|net|org|info|io|co|ru|xyz|tn|fr|de|es)\b|[<>]/iu
const someLetter = /\p{L}/u

/** Whether one line of text can be the name of a person or a place: letters, and no web address or markup. */
export function isName(text: string): boolean {
  return someLetter.test(text) && !unwelcome.test(text) && !webAddress.test(text)
}

/** Exactly eight digits, or the shape of an international number; the server checks the latter's plan as well. */
const phonePattern = /^(?:[0-9]{8}|\+[0-9][0-9 ().-]{5,27})$/

type Texts = { missing: string; wrong: string }

const line = ({ missing }: Texts) =>
  z.string(missing).check(
    z.overwrite((text) => text.replace(/ +/g, ' ').trim()),
    z.minLength(1, { error: missing, abort: true }),
  )
const name = (texts: Texts, most: number) =>
  line(texts).check(
    z.maxLength(most, { error: texts.wrong, abort: true }),
    z.refine((text) => isName(text), texts.wrong),
  )

/** Keys stand in the order in which they are checked; the first failure is the message. */
export const registration = z.strictObject({
  firstName: name(registrationTexts.firstName, candidateLimits.name),
  lastName: name(registrationTexts.lastName, candidateLimits.name),
  email: line(registrationTexts.email).check(
    z.overwrite(foldEmail),
    z.refine(isEmailAddress, registrationTexts.email.wrong),
  ),
  phone: line(registrationTexts.phone).check(
    z.maxLength(candidateLimits.phone, { error: registrationTexts.phone.wrong, abort: true }),
    z.regex(phonePattern, registrationTexts.phone.wrong),
  ),
  city: name(registrationTexts.city, candidateLimits.city),
  jobId,
})
export type Registration = z.output<typeof registration>

export const registeredTexts = {
  UNDER_REVIEW: 'Registration received! We will contact you soon.',
  PENDING: 'Registration successful! Check your email for the interview link.',
} as const

export const registerCandidate = endpoint({
  method: 'POST',
  path: '/api/candidates/create',
  summary:
    'Registers somebody for a job and mails the interview link; 202 when a person must look at it first. A known address is answered alike.',
  access: anyone,
  body: registration,
  reply: z.object({ status: z.enum(['PENDING', 'UNDER_REVIEW']), message: z.string() }),
  alsoStatus: [202],
  refusals: {
    JOB_CLOSED: { status: 404, message: 'This job has expired or does not exist.' },
  },
  // Telephones of a whole town share an address.
  limits: [{ per: ['address'], max: 60, minutes: 60 }],
})

export const rejectCandidate = endpoint({
  method: 'PUT',
  path: '/api/candidates/reject/:candidateId',
  summary: 'Rejects a candidate who is still pending.',
  access: employerActs,
  params: z.strictObject({ candidateId }),
  reply: z.object({ id: candidateId, status: candidateStatus }),
  refusals: {
    NOT_PENDING: { status: 409, message: 'Only a pending candidate can be rejected.' },
  },
})

/** An open job as its apply page is made from it; the country of its place by its ISO 3166 code, where it is known. */
export type JobToApplyFor = PublicJob & { country: string | null }
