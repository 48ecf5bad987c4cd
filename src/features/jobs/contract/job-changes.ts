import * as z from 'zod/mini'
import { employerActs, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { job, newJob } from '../contract.ts'

const ofJob = z.strictObject({ jobId })

export const changeJob = endpoint({
  method: 'PUT',
  path: '/api/jobs/:jobId',
  summary:
    'Changes a job offer. Questions nobody has edited are written anew, unless the interview is locked.',
  access: employerActs,
  params: ofJob,
  body: z.extend(newJob, { version: z.number().check(z.int(), z.gte(1)) }),
  reply: job,
  refusals: {
    JOB_CHANGED: {
      status: 409,
      message:
        'Somebody changed this job offer meanwhile. Look at it as it is now, then make your changes again.',
    },
    INTERVIEW_LOCKED: {
      status: 409,
      message: 'A candidate has already started the interview, so its language can no longer be changed.',
    },
  },
})

export const closeJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/close',
  summary: 'Takes no new candidates; those under way may finish. Closing again changes nothing.',
  access: employerActs,
  params: ofJob,
  reply: z.object({ status: z.enum(['closed']) }),
})

export const reopenJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/reopen',
  summary: 'Takes candidates again; free, and changes nothing for an open job.',
  access: employerActs,
  params: ofJob,
  reply: z.object({ status: z.enum(['open']) }),
})
