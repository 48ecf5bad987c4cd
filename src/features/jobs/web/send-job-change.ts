import { type BodyOf, employerActs } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type { changeJob } from '../contract/job-changes.ts'

// By its address alone: the form has the schema of an offer already.
const route = routeOf<typeof changeJob>({ method: 'PUT', path: '/api/jobs/:jobId', access: employerActs })

/** Changes an offer, unless it is no longer the version that was read. */
export const sendJobChange = (jobId: JobId, body: BodyOf<typeof changeJob>) =>
  call(route, { params: { jobId }, body })
