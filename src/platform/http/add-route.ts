import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Access, EndpointShape } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { type CallCount, countCalls } from './count-calls.ts'
import { countedAddress } from './counted-address.ts'
import { type ReceivedForm, receiveForm } from './receive-upload.ts'
import {
  type Employer,
  type FileAnswer,
  type Operator,
  type Request,
  type Route,
  type UploadSender,
  WithStatus,
} from './route.ts'
import { sendFile } from './send-file.ts'

/** Finds the user of a bearer token; null when it is unknown or has expired. */
export type Identify<Who = Employer> = (platform: Platform, bearer: string) => Promise<Who | null>

/** Employers and operators are looked for among their own sessions alone. */
export interface Authenticators {
  identify: Identify
  identifyOperator: Identify<Operator>
}

interface Wiring extends Authenticators {
  platform: Platform
  route: Route
}

const nothing = z.object({})

declare module 'fastify' {
  interface FastifyRequest {
    employer?: Employer
    operator?: Operator
  }
}

/** Registers one route: guard before the body is read, then validation, then the operation. */
export function addRoute(app: FastifyInstance, wiring: Wiring): void {
  const { endpoint } = wiring.route
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: schemaOf(endpoint),
    ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
    // After the path is validated and before the body is parsed there is no hook; the guard needs no path.
    onRequest: async (request) => {
      await admit(wiring, endpoint.access, request)
    },
    handler: (request, reply) => answer(wiring, request, reply),
  })
}

function schemaOf(endpoint: EndpointShape) {
  const json = typeof endpoint.reply === 'string' ? nothing : endpoint.reply
  const statuses = endpoint.reply === 'file' ? [] : [200, ...(endpoint.alsoStatus ?? [])]
  const response = Object.fromEntries(statuses.map((status) => [status, json]))
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'other'],
    ...securityOf(endpoint.access),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(endpoint.upload ? { consumes: ['multipart/form-data'] } : {}),
    ...(Object.keys(response).length > 0 ? { response } : {}),
  }
}

function securityOf({ who }: Access) {
  if (who === 'employer') return { security: [{ bearer: [] }] }
  return who === 'operator' ? { security: [{ operator: [] }] } : {}
}

async function admit(wiring: Wiring, access: Access, request: FastifyRequest): Promise<void> {
  if (access.who === 'employer') request.employer = await admitEmployer(wiring, access, request)
  if (access.who === 'operator') request.operator = await knownBy(wiring, wiring.identifyOperator, request)
}

async function knownBy<Who>(
  { platform }: Wiring,
  identify: Identify<Who>,
  request: FastifyRequest,
): Promise<Who> {
  const bearer = bearerOf(request)
  const who = bearer === undefined ? null : await identify(platform, bearer)
  if (!who) throw new Refusal('SIGNED_OUT')
  return who
}

async function admitEmployer(
  wiring: Wiring,
  access: Extract<Access, { who: 'employer' }>,
  request: FastifyRequest,
): Promise<Employer> {
  const employer = await knownBy(wiring, wiring.identify, request)
  const { method, inDemo } = wiring.route.endpoint
  if (employer.isDemo && method !== 'GET' && !inDemo) throw new Refusal('DEMO_READ_ONLY')
  if (access.onboarded && !employer.onboarded) throw new Refusal('ONBOARDING_PENDING')
  if (!access.roles.includes(employer.role)) throw new Refusal('NOT_ALLOWED')
  return employer
}

/** None when the header is repeated: a proxy in front of us may have read the other one. */
function bearerOf({ raw, headers }: FastifyRequest): string | undefined {
  const names = raw.rawHeaders.filter((_, at) => at % 2 === 0)
  if (names.filter((name) => name.toLowerCase() === 'authorization').length > 1) return undefined
  return /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
}

async function answer(wiring: Wiring, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { platform, route } = wiring
  const count = countCalls(platform.limits, route.endpoint, request)
  await count.begin()
  try {
    return await perform(wiring, request, reply, count)
  } catch (error) {
    await count.failed(error)
    throw error
  }
}

async function perform(
  { platform, route }: Wiring,
  request: FastifyRequest,
  reply: FastifyReply,
  { refund }: CallCount,
): Promise<unknown> {
  const { endpoint } = route
  let form: ReceivedForm = { upload: null, fields: {} }
  const known = {
    platform: forAsker(platform, request),
    params: request.params,
    employer: request.employer,
    operator: request.operator,
  }
  if (endpoint.upload) {
    await route.beforeBody?.(known as never)
    const sender = senderOf(request, reply)
    form = await receiveForm(request, { shape: endpoint.upload, files: platform.files, sender })
  }
  try {
    const result: unknown = await route.handle({
      ...known,
      query: request.query,
      body: request.body,
      upload: form.upload,
      fields: form.fields,
      caller: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
      refund,
    } as unknown as Request<EndpointShape>)
    return await deliver(endpoint, result, reply)
  } finally {
    if (form.upload) await platform.files.discard(form.upload.file)
  }
}

/** The platform as the operation gets it: links to files are of the session that asks for them. */
function forAsker(platform: Platform, { employer, operator }: FastifyRequest): Platform {
  const { links } = platform
  if (employer) {
    const { sessionId, userId, role } = employer
    return { ...platform, links: links.heldBy({ who: 'user', sessionId, userId, role }) }
  }
  if (!operator) return platform
  return { ...platform, links: links.heldBy({ who: 'operator', sessionId: operator.sessionId }) }
}

function senderOf({ ip }: FastifyRequest, { raw }: FastifyReply): UploadSender {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return { by: countedAddress(ip), gone: gone.signal }
}

async function deliver(endpoint: EndpointShape, result: unknown, reply: FastifyReply): Promise<unknown> {
  // A file sets its own caching; no other answer of the API is cached.
  reply.header('cache-control', 'no-store')
  if (endpoint.reply === 'file') return sendFile(result as FileAnswer, reply)
  if (endpoint.reply === 'nothing') return reply.send({})
  if (result instanceof WithStatus) return reply.code(result.status).send(result.body)
  return reply.send(result)
}
