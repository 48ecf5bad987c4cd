import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { type $ZodType, toJSONSchema } from 'zod/v4/core'
import { type EndpointShape, roles } from '#contract/endpoint.ts'
import { commonRefusals, type RefusalText } from '#contract/refusals.ts'
import { serveDocsFiles } from './docs-files.ts'

/** `/api/openapi.json`, made from the endpoints, and `/api/docs` to browse it. */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mindhire API',
        version: '1.0.0',
        description: 'Every call of the product. Errors have one shape: code, message, fields.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          operator: { type: 'http', scheme: 'bearer', description: 'An operator’s session.' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const endpoint = route.config?.endpoint
      if (!endpoint || !schema) return { schema, url }
      const inputs = ['params', 'querystring', 'body'] as const
      const asked = Object.fromEntries(
        inputs.flatMap((part) => (schema[part] ? [[part, describe(schema[part] as $ZodType, 'input')]] : [])),
      )
      const answered = Object.entries((schema.response ?? {}) as Record<string, $ZodType>)
      const response = {
        ...Object.fromEntries(answered.map(([status, reply]) => [status, describe(reply, 'output')])),
        ...describeRefusals(endpoint),
      }
      return { schema: { ...schema, ...asked, response }, url }
    },
  })
  let described: Buffer | undefined
  app.get('/api/openapi.json', { schema: { hide: true } as never }, (_request, reply) => {
    described ??= Buffer.from(JSON.stringify(app.swagger()))
    return reply.type('application/json; charset=utf-8').send(described)
  })
  await app.register(async (scope) => {
    // Swagger's page has inline styles; it shows no data, and its scripts come from this origin.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
    })
    await serveDocsFiles(scope)
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { url: '/api/openapi.json' },
      staticCSP: false,
    })
  })
}

/** As JSON Schema; dates are texts in an answer. */
function describe(schema: $ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...described } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  })
  return described
}

/** An endpoint's refusals for OpenAPI, by their statuses: the codes, and the texts that a person reads. */
function describeRefusals(endpoint: EndpointShape): Record<string, object> {
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
