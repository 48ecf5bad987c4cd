import * as z from 'zod/mini'
import { endpoint, linkHolder } from '#contract/endpoint.ts'
import { wrongLinkLimits } from '#contract/wrong-links.ts'
import { selfDescriptionChoices } from './self-description-choices.ts'

const selfDescription = z.strictObject({
  gender: z.nullable(z.enum(selfDescriptionChoices.gender)),
  ageGroup: z.nullable(z.enum(selfDescriptionChoices.ageGroup)),
  disability: z.nullable(z.enum(selfDescriptionChoices.disability)),
})
/** null where the candidate prefers not to say: then nothing is stored. */
export type SelfDescription = z.output<typeof selfDescription>

export const describeSelfEndpoint = endpoint({
  method: 'PUT',
  path: '/api/interviews/:token/self-description',
  summary:
    'What a candidate says about themselves after submission, of their own accord; it replaces what they said before, and nulls alone withdraw it. It is only counted: no endpoint answers it.',
  access: linkHolder,
  params: z.object({ token: z.string().check(z.minLength(1)) }),
  body: selfDescription,
  reply: 'nothing',
  refusals: {
    EXPIRED_LINK: {
      status: 410,
      message: 'Interview Link Expired. Please contact HR for a new link.',
    },
    NOT_COMPLETED: { status: 409, message: 'Please submit your application first.' },
  },
  limits: wrongLinkLimits('EXPIRED_LINK'),
})
