import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { describeRefusals } from './describe-refusals.ts'

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
    transform: (given) => {
      const { schema, url } = jsonSchemaTransform(given)
      const endpoint = given.route.config?.endpoint
      const refusals = endpoint
        ? { response: { ...(schema.response ?? {}), ...describeRefusals(endpoint) } }
        : {}
      return { schema: { ...schema, ...refusals }, url }
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } as never }, async () => app.swagger())
  await app.register(async (scope) => {
    // Swagger's page has inline styles; it shows no data, and its scripts come from this origin.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
    })
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { url: '/api/openapi.json' },
      staticCSP: false,
    })
  })
}
