import * as z from 'zod/mini'
import { foldEmail, isEmailAddress } from '#contract/email-address.ts'
import { anyone, canView, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { interfaceLanguages } from '#contract/languages.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import { formProof, proofRefusals } from '#features/candidates/contract/proof.ts'
import { registrationTexts } from '#features/candidates/contract/registration-texts.ts'

const t = translatorOf(registrationTexts)
const ofJob = z.strictObject({ jobId })

export const joinWaitingListEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/waiting-list',
  summary: 'Asks to be told by mail when a place in a job is free. A known address gets the same answer.',
  access: anyone,
  params: ofJob,
  body: z.strictObject({
    email: z.string(t('email.missing')).check(
      z.overwrite((typed) => foldEmail(typed.trim())),
      z.refine(isEmailAddress, t('email.wrong')),
    ),
    language: z.optional(z.enum(interfaceLanguages)),
    ...formProof,
  }),
  reply: 'nothing',
  refusals: {
    JOB_CLOSED: { status: 404, message: 'This job has expired or does not exist.' },
    ...proofRefusals,
  },
  limits: [{ per: ['address'], max: 60, minutes: 60 }],
})

export const countWaitingEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/waiting-list',
  summary: 'How many people wait for a place in a job.',
  access: canView,
  params: ofJob,
  reply: z.object({ count: z.number() }),
})
