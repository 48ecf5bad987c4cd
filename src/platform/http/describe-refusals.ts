import { type EndpointShape, roles } from '#contract/endpoint.ts'
import { commonRefusals, type RefusalText } from '#contract/refusals.ts'

/** An endpoint's refusals for OpenAPI, by their statuses: the codes, and the texts that a person reads. */
export function describeRefusals(endpoint: EndpointShape): Record<string, object> {
  const byStatus = Object.groupBy(Object.entries(refusalsOf(endpoint)), ([, { status }]) => status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, refusals = []]) => [
      status,
      {
        description: refusals.map(([code, { message }]) => `\`${code}\`: ${message}`).join('\n\n'),
        type: 'object',
        properties: {
          code: { type: 'string', enum: refusals.map(([code]) => code) },
          message: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
        },
        required: ['code', 'message'],
      },
    ]),
  )
}

/** The endpoint's own, and the common ones that it can meet. */
function refusalsOf({ access, ...endpoint }: EndpointShape): Record<string, RefusalText> {
  const { BAD_INPUT, NOT_FOUND, SIGNED_OUT, NOT_ALLOWED, ONBOARDING_PENDING, TOO_MANY_REQUESTS } =
    commonRefusals
  const isEmployer = access.who === 'employer'
  return {
    ...(endpoint.query || endpoint.body || endpoint.upload ? { BAD_INPUT } : {}),
    ...(isEmployer || access.who === 'operator' ? { SIGNED_OUT } : {}),
    ...(isEmployer && access.roles.length < roles.length ? { NOT_ALLOWED } : {}),
    ...(isEmployer && access.onboarded ? { ONBOARDING_PENDING } : {}),
    ...(endpoint.params ? { NOT_FOUND } : {}),
    ...(endpoint.limits ? { TOO_MANY_REQUESTS } : {}),
    ...endpoint.refusals,
  }
}
