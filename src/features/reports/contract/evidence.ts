import * as z from 'zod/mini'
import { canEdit, endpoint } from '#contract/endpoint.ts'
import { candidateId, jobId } from '#contract/ids.ts'

export const candidateEvidenceEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/:candidateId/evidence',
  summary:
    'A ZIP archive that defends the decision on a candidate: assessments, hashes of what was assessed, decisions, mails and audit entries.',
  access: canEdit,
  params: z.strictObject({ candidateId }),
  reply: 'file',
  limits: [{ per: ['user'], max: 120, minutes: 60 }],
})

export const jobEvidenceEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/evidence',
  summary: 'The evidence on all candidates of a job as one ZIP archive, made while it is sent.',
  access: canEdit,
  params: z.strictObject({ jobId }),
  reply: 'file',
  limits: [{ per: ['user'], max: 20, minutes: 60 }],
})
