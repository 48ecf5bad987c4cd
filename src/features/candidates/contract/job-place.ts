import * as z from 'zod/mini'
import { canView, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'

export const getJobPlaceEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/place',
  summary:
    "Whether a job's place is known, so that distances can be measured; every city suits one that is not.",
  access: canView,
  params: z.strictObject({ jobId }),
  reply: z.object({ known: z.boolean() }),
})
