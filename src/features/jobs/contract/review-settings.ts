import * as z from 'zod/mini'
import { canEdit, canView, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { reviewLimits } from './limits.ts'
import { readable, tidyLine } from './tidy-text.ts'

const distanceRange = `Please enter a whole number of kilometres from 0 to ${reviewLimits.distanceKm.toLocaleString('en')}.`
const reasonMissing = 'Please enter a reason, or remove the line.'
const reasonTooLong = `Please keep each reason under ${reviewLimits.rejectReason} characters.`

const rejectReason = z.string(reasonMissing).check(
  z.overwrite(tidyLine),
  z.refine((tidy) => readable.test(tidy), { error: reasonMissing, abort: true }),
  z.maxLength(reviewLimits.rejectReason, reasonTooLong),
)

const offered = {
  /** The farthest a candidate's city may be from the job without a review, in km; the installation's limit at first. */
  distanceLimitKm: z
    .number(distanceRange)
    .check(z.int(distanceRange), z.gte(0, distanceRange), z.lte(reviewLimits.distanceKm, distanceRange)),
  /** Blind review: who candidates are is hidden until a decision. */
  blind: z.boolean('Please choose whether names are hidden.'),
  /** The reasons for a rejection that this job offers. */
  rejectReasons: z.array(rejectReason).check(
    z.maxLength(reviewLimits.rejectReasons, `Please list at most ${reviewLimits.rejectReasons} reasons.`),
    z.refine((reasons) => new Set(reasons).size === reasons.length, 'Please list each reason only once.'),
  ),
}
const linkReminder = z.boolean('Please choose whether candidates are reminded.')
const followUps = z.boolean('Please choose whether follow-up questions are asked.')

/** How a job's candidates are interviewed and reviewed. */
export const reviewSettings = z.strictObject({
  ...offered,
  /** Whether interviews ask up to three short follow-up questions; fixed once a candidate has started. */
  followUps,
  /** Whether candidates are reminded once of an interview that they have not finished. */
  linkReminder,
})
export type ReviewSettings = z.output<typeof reviewSettings>

export const getReviewSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/review-settings',
  summary: "How a job's candidates are reviewed.",
  access: canView,
  params: z.strictObject({ jobId }),
  reply: reviewSettings,
})

export const setReviewSettingsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/jobs/:jobId/review-settings',
  summary: "Sets how a job's candidates are reviewed.",
  access: canEdit,
  params: z.strictObject({ jobId }),
  body: z.strictObject({
    ...offered,
    /** Left out, it stays as it is. */
    followUps: z.optional(followUps),
    linkReminder: z.optional(linkReminder),
    /** Asked for when blind review is switched off while it hides candidates; it is kept. */
    reason: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(
            reviewLimits.revealReason,
            `Please use at most ${reviewLimits.revealReason} characters.`,
          ),
        ),
    ),
  }),
  reply: reviewSettings,
  refusals: {
    REASON_NEEDED: {
      status: 400,
      message: 'Please say why blind review is switched off: names of candidates become visible.',
    },
    QUESTIONS_LOCKED: {
      status: 409,
      message:
        'A candidate has already started this interview. From then on follow-up questions stay as they are for every candidate.',
    },
  },
})
