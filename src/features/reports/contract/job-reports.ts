import * as z from 'zod/mini'
import { canView, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { planNeeded } from '#features/billing/contract/options.ts'
import { attributes } from './self-description-choices.ts'

const params = z.strictObject({ jobId })

/** `figures` and `decisions` are tables as CSV. */
export const jobReportFormats = ['pdf', 'figures', 'decisions'] as const
export type JobReportFormat = (typeof jobReportFormats)[number]

export const getJobReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/report',
  summary:
    "The report on a whole job: as a PDF, or as CSV its figures, or every decision that stands with its reason. Blind review's hidden candidates stay hidden.",
  access: canView,
  params,
  query: z.strictObject({ format: z._default(z.enum(jobReportFormats), 'pdf') }),
  reply: 'file',
  refusals: planNeeded,
  limits: [{ per: ['user'], max: 60, minutes: 15 }],
})

/**
 * `highest`: no group has a higher rate. `no-flag`: at least four fifths of the highest rate. `flag`: less, and hardly by
 * chance. `unclear`: less, but too few answers to say.
 */
export const impactVerdicts = ['highest', 'no-flag', 'flag', 'unclear'] as const

const impact = z.object({
  count: z.number(),
  /** From 0 to 1, of the group’s applicants. */
  rate: z.number(),
  /** To the highest rate of a group. */
  ratio: z.number(),
  verdict: z.enum(impactVerdicts),
  /** Of Fisher’s exact test against the group with the highest rate, two-sided; null for that group. */
  pValue: z.nullable(z.number()),
})
export type Impact = z.output<typeof impact>

const groupImpact = z.object({
  group: z.string(),
  applicants: z.number(),
  /** Ever invited; null where fewer than five were, or fewer than five were not. */
  selection: z.nullable(impact),
  /** Reached a score of 70; null as well. */
  scoring: z.nullable(impact),
})
export type GroupImpact = z.output<typeof groupImpact>

export const getAdverseImpactEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/adverse-impact',
  summary:
    'How the groups that candidates put themselves in fared: selection and scoring rates, impact ratios and the four-fifths rule. Groups of fewer than five are left out.',
  access: canView,
  params,
  reply: z.object({
    /** null while too few candidates have answered. */
    countedAt: z.nullable(z.string()),
    /** Without a group where there are too few answers to compare. */
    attributes: z.array(z.object({ attribute: z.enum(attributes), groups: z.array(groupImpact) })),
  }),
})
