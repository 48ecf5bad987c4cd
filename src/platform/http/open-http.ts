import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type $ZodType, safeParse } from 'zod/v4/core'
import type { EndpointShape } from '#contract/endpoint.ts'
import type { Log } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { type Authenticators, addRoute } from './add-route.ts'
import { addApiDocs } from './api-docs.ts'
import { BadInput, holdsUnstorable } from './bad-input.ts'
import { boundConnections, boundRequestsInFlight } from './bound-sockets.ts'
import { countAnswers } from './count-answers.ts'
import { common, type ErrorReply, errorReply } from './error-reply.ts'
import { readableAddress } from './readable-address.ts'
import type { Route } from './route.ts'
import { addSecurityHeaders, headersBeforeRoutes } from './security-headers.ts'
import { replySerializer } from './serialize-reply.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointShape
  }
}

/** A call that was decided, right before its answer goes out. */
export interface Answered {
  endpoint: EndpointShape
  params: Readonly<Record<string, string>>
  status: number
}

export interface HttpOptions extends Authenticators {
  platform: Platform
  routes: readonly Route[]
  /** Called after each answer, to invalidate what depends on the change. */
  answered?: ((answered: Answered) => void) | undefined
  /** Whether each answer is compared with its schema, as tests do. */
  checksReplies?: boolean | undefined
}

// More than a server can handle concurrently, few enough that slow ones cannot fill its memory.
const maxConnections = 5_000
// A long-lived one begins again, so that none is a process's own for ever.
const maxRequestsPerSocket = 1_000

/** The server of the API: every route validated, authorised and documented from its endpoint. Not listening yet. */
export async function openHttp({
  platform,
  routes,
  answered,
  checksReplies = false,
  ...authenticators
}: HttpOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: false,
    trustProxy: platform.config.TRUST_PROXY ? trusted(platform.config.TRUST_PROXY) : false,
    bodyLimit: 64 * 1024,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    // With the interval of its check no slow body is open for longer than a minute.
    requestTimeout: 50_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 10_000,
    maxRequestsPerSocket,
    forceCloseConnections: 'idle' as const,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // No shorter than an address can be: a long token is answered as every wrong one is.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 20_000 },
    frameworkErrors: (error, _request, reply) => {
      send((reply as FastifyReply).headers(headersBeforeRoutes), errorReply(error))
    },
  })
  app.server.maxConnections = maxConnections
  boundConnections(app, platform.config)
  boundRequestsInFlight(app)
  app.setValidatorCompiler(({ schema, httpPart }) => (data) => {
    if (holdsUnstorable(data))
      return {
        error: new BadInput(httpPart ?? 'body', [
          { path: [], message: 'Text must not contain the character U+0000 or a lone surrogate.' },
        ]),
      }
    const parsed = safeParse(schema as unknown as $ZodType, data)
    return parsed.success
      ? { value: parsed.data }
      : { error: new BadInput(httpPart ?? 'body', parsed.error.issues) }
  })
  app.setSerializerCompiler(replySerializer({ checked: checksReplies }))
  takeEmptyJson(app)
  logRequests(app, platform.log)
  countAnswers(app)
  answerErrors(app, platform.log)
  if (answered) reportAnswers(app, answered)
  app.setNotFoundHandler((_request, reply) => send(reply, common('NOT_FOUND')))
  addSecurityHeaders(app, platform.config)
  await app.register(multipart)
  await addApiDocs(app)
  await app.register(async (scope) => {
    for (const route of routes) addRoute(scope, { platform, ...authenticators, route })
    refuseOtherMethods(scope, routes)
  })
  return app
}

function reportAnswers(app: FastifyInstance, answered: (answered: Answered) => void) {
  app.addHook('onSend', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    const params = (request.params ?? {}) as Record<string, string>
    if (endpoint) answered({ endpoint, params, status: reply.statusCode })
  })
}

// The spec's calls send a JSON content type even where they send no body.
function takeEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else void parse(request, text as string, done)
  })
}

// Lines name the matched route, never the address that was asked for: links hold tokens.
function logRequests(app: FastifyInstance, log: Log) {
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config?.endpoint
    if (!endpoint) return
    log.debug(
      {
        method: request.method,
        route: endpoint.path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}

// Whoever tries passwords, ids or limits shows here; nobody is named.
const refusedStatuses = new Set([401, 403, 429])

function answerErrors(app: FastifyInstance, log: Log) {
  app.setErrorHandler((error, request: FastifyRequest, reply) => {
    const endpoint = request.routeOptions.config?.endpoint
    let answer: ErrorReply
    try {
      answer = errorReply(error, endpoint)
    } catch (unlisted) {
      log.error({ route: endpoint?.path, error: describe(unlisted) }, 'unlisted refusal')
      answer = common('INTERNAL')
    }
    if (answer.unexpected)
      log.error({ method: request.method, route: endpoint?.path, error: describe(error) }, 'request failed')
    if (endpoint && refusedStatuses.has(answer.status))
      log.info(
        { method: request.method, route: endpoint.path, status: answer.status, code: answer.body.code },
        'request refused',
      )
    return send(reply, answer)
  })
}

/** Sends an error in the one shape. */
export function send(reply: FastifyReply, answer: ErrorReply): FastifyReply {
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds))
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(answer.body)
}

// Messages of database errors can hold the values of a row: only the kind and the place are logged.
function describe(error: unknown): { name: string; code?: unknown; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error }
  const cause = error.cause as { code?: unknown } | undefined
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  return {
    name: error.name,
    code: cause?.code ?? (error as { code?: unknown }).code,
    stack: frames.slice(0, 8).join('\n'),
  }
}

const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]) {
  const byPath = Map.groupBy(
    routes.map(({ endpoint }) => endpoint),
    ({ path }) => path.toLowerCase().replace(/:[^/]+/g, ':x'),
  )
  for (const endpoints of byPath.values()) {
    const allowed = endpoints.map(({ method }) => method)
    const others = allMethods.filter((method) => !allowed.includes(method))
    if (others.length === 0) continue
    app.route({
      method: others,
      url: endpoints[0]?.path ?? '',
      schema: { hide: true } as never,
      handler: (_request, reply) =>
        send(reply.header('allow', allowed.join(', ')), common('METHOD_NOT_ALLOWED')),
    })
  }
}

// A number counts the proxies in front of the server; anything else lists their addresses.
function trusted(setting: string): string[] | ((address: string, hop: number) => boolean) {
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting)
  return setting.split(',').map((part) => part.trim())
}
