import * as z from 'zod/mini'
import { anyone, canEdit, canView, endpoint } from '#contract/endpoint.ts'
import { candidateId } from '#contract/ids.ts'
import { employerLanguages } from '#contract/languages.ts'
import { wrongLinkLimits } from '#contract/wrong-links.ts'
import { planNeeded } from '#features/billing/contract/options.ts'

export const reportStatuses = ['GENERATING', 'READY', 'FAILED'] as const

/** A candidate's report, as lists carry it. */
export const reportState = z.object({
  reportStatus: z.nullable(z.enum(reportStatuses)),
  /** Good for five minutes; the earlier report while a new one is being made. */
  reportPdfUrl: z.nullable(z.string()),
  /** What changed since the report: the assessment, or that blind review no longer hides the person. */
  reportOutdated: z.nullable(z.enum(['assessment', 'person'])),
  /** What the report is written in. */
  reportLanguage: z.nullable(z.enum(employerLanguages)),
})
export type ReportState = z.output<typeof reportState>

const params = z.strictObject({ candidateId })

export const generateReportEndpoint = endpoint({
  method: 'PUT',
  path: '/api/candidates/report/:candidateId',
  summary:
    'Has the PDF report on a candidate made, in the background; one that is up to date in the language stays as it is.',
  access: canEdit,
  params,
  /** Without a language that of the account. */
  body: z.nullish(z.strictObject({ language: z.enum(employerLanguages) })),
  reply: reportState,
  refusals: {
    ...planNeeded,
    NOT_ASSESSED: {
      status: 409,
      message: 'There is no assessment of this candidate yet. A report can be generated once there is one.',
    },
  },
  limits: [{ per: ['user'], max: 300, minutes: 60 }],
})

export const getReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/report/:candidateId',
  summary: "Whether a candidate's report is being made, is ready, or failed.",
  access: canView,
  params,
  reply: reportState,
})

export const openReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/report/:candidateId/file',
  summary: "Fresh links to a candidate's report that work for five minutes: to view and to download it.",
  access: canView,
  params,
  reply: z.object({ viewUrl: z.string(), downloadUrl: z.string() }),
})

export const verifyReportEndpoint = endpoint({
  method: 'POST',
  path: '/api/reports/verify',
  summary: 'Confirms that a report with this check code was made here, without saying about whom.',
  access: anyone,
  body: z.strictObject({ code: z.string().check(z.maxLength(100)) }),
  reply: z.object({
    company: z.string(),
    job: z.string(),
    engineVersion: z.string(),
    rubricVersion: z.string(),
    /** Files with this code: the same content at another date. The newest first. */
    files: z.array(z.object({ madeAt: z.string(), sha256: z.string() })),
  }),
  refusals: {
    UNKNOWN_CODE: {
      status: 404,
      message: 'No report with this code was made here. Compare the code with the last page of the report.',
    },
  },
  limits: wrongLinkLimits('UNKNOWN_CODE'),
})
