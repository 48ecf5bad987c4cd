import * as z from 'zod/mini'
import { endpoint, linkHolder } from '#contract/endpoint.ts'
import { interfaceLanguages } from '#contract/languages.ts'
import { wrongLinkLimits } from '#contract/wrong-links.ts'

export const chooseLanguageEndpoint = endpoint({
  method: 'PUT',
  path: '/api/interviews/:token/language',
  summary: 'Sets what pages and mails speak to the candidate; the interview stays in its language.',
  access: linkHolder,
  params: z.object({ token: z.string().check(z.minLength(1)) }),
  body: z.strictObject({ language: z.enum(interfaceLanguages) }),
  reply: 'nothing',
  refusals: {
    EXPIRED_LINK: {
      status: 410,
      message: 'This interview link has expired. Please contact HR for a new link.',
    },
  },
  limits: wrongLinkLimits('EXPIRED_LINK'),
})
