import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { adminActs, anyone, employerActs, endpoint, signedIn } from '#contract/endpoint.ts'
import type { CompanyId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts'
import type { Files } from '#platform/files/files.ts'
import { memoryFiles } from '#platform/files/memory-files.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { multipartBody } from '#testing/multipart-body.ts'
import { openHttp } from './open-http.ts'
import { type Employer, type Route, route, WithStatus } from './route.ts'

const greet = endpoint({
  method: 'POST',
  path: '/api/things/:thingId',
  summary: 'Greets',
  access: anyone,
  params: z.strictObject({ thingId: z.uuid() }),
  body: z.strictObject({
    name: z.string().check(z.minLength(3, 'Name is too short.')),
    age: z.number('Age must be a number.'),
  }),
  reply: z.object({ greeting: z.string() }),
  alsoStatus: [202],
  refusals: { BUSY: { status: 409, message: 'Busy.' } },
})
const readAny = endpoint({
  method: 'GET',
  path: '/api/mine',
  summary: 'Mine',
  access: signedIn,
  reply: z.object({ company: z.string() }),
})
const act = endpoint({
  method: 'PUT',
  path: '/api/act',
  summary: 'Acts',
  access: employerActs,
  reply: 'nothing',
})
const rule = endpoint({
  method: 'PUT',
  path: '/api/rule',
  summary: 'Rules',
  access: adminActs,
  reply: 'nothing',
})
const fetchFile = endpoint({
  method: 'GET',
  path: '/api/file',
  summary: 'A file',
  access: anyone,
  reply: 'file',
})
const sendIn = endpoint({
  method: 'PUT',
  path: '/api/send',
  summary: 'Takes a file',
  access: anyone,
  upload: { file: 'cvFile', maxBytes: 10, fields: ['note'] },
  reply: z.object({ size: z.number(), note: z.optional(z.string()) }),
})

const id = '7b1f6a52-5f0e-4c0e-9a51-1d1f0a2b3c4d'
const employers: Record<string, Employer> = Object.fromEntries(
  (['ADMIN', 'RECRUITER', 'VIEWER'] as const).flatMap((role) =>
    [true, false].map((onboarded) => [
      `${role}-${onboarded}`,
      { userId: id as UserId, companyId: id as CompanyId, role, onboarded, sessionId: 's' },
    ]),
  ),
)

let app: FastifyInstance
const log = fakeLog()
let staged = 0

beforeAll(async () => {
  const files = await memoryFiles()
  const counted: Pick<Files, 'stage' | 'discard'> = {
    discard: (file) => {
      staged -= 1
      return files.discard(file)
    },
    stage: async (bytes, limits) => {
      const file = await files.stage(bytes, limits)
      staged += 1
      return file
    },
  }
  const platform = {
    config: { publicUrl: 'http://localhost:3000' },
    log,
    files: { ...files, ...counted },
  } as unknown as Platform
  const routes: Route[] = [
    route(greet, async ({ body }) => {
      if (body.name === 'busy') throw new Refusal('BUSY')
      if (body.name === 'unlisted') throw new Refusal('NEVER_HEARD')
      if (body.name === 'crash') throw new Error('secret of a row')
      if (body.name === 'no database') throw new DatabaseUnavailable('secret of a host')
      if (body.name === 'later') return new WithStatus(202, { greeting: 'soon' })
      return { greeting: `Hello ${body.name}`, secret: 'not in the schema' }
    }),
    route(readAny, async ({ employer }) => ({ company: employer.companyId })),
    route(act, async () => undefined),
    route(rule, async () => undefined),
    route(fetchFile, async () => ({
      stream: Readable.from([Buffer.from('bytes')]),
      size: 5,
      contentType: 'application/pdf',
      name: 'Résumé "x"\r\n.pdf',
      disposition: 'attachment' as const,
    })),
    route(sendIn, async ({ upload, fields }) => ({
      size: upload?.file.size ?? 0,
      ...(fields.note === undefined ? {} : { note: fields.note }),
    })),
  ]
  app = await openHttp({ platform, routes, identify: async (_platform, bearer) => employers[bearer] ?? null })
  await app.ready()
})
afterAll(() => app.close())

const post = (payload: unknown, path = `/api/things/${id}`) =>
  app.inject({ method: 'POST', url: path, payload: payload as object })

describe('what comes in', () => {
  it('is validated, the first message first and each field named', async () => {
    const reply = await post({ name: 'a', age: 'x' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({
      code: 'BAD_INPUT',
      message: 'Name is too short.',
      fields: { name: 'Name is too short.', age: 'Age must be a number.' },
    })
  })

  it.each([
    ['unknown fields', { name: 'Amira', age: 3, role: 'ADMIN' }, 400],
    ['a list in place of a text', { name: ['Amira'], age: 3 }, 400],
    ['no body', undefined, 400],
    ['a text with U+0000', { name: 'Ami\u0000ra', age: 3 }, 400],
    ['half of a character', { name: 'Ami\ud800ra', age: 3 }, 400],
    ['a body that is too large', { name: 'x'.repeat(70_000), age: 3 }, 413],
  ])('%s: refused in the one shape', async (_what, payload, status) => {
    const reply = await post(payload)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({
      code: expect.stringMatching(/^[A-Z_]+$/),
      message: expect.any(String),
    })
  })

  it.each([
    ['{"name":', 'application/json', 400],
    ['{"__proto__":{"x":1},"name":"Amira","age":1}', 'application/json', 400],
    ['<xml/>', 'application/xml', 415],
  ])('%s: refused', async (payload, type, status) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/things/${id}`,
      payload,
      headers: { 'content-type': type },
    })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toHaveProperty('code')
  })

  it('an id of the wrong shape is answered like one that is missing', async () => {
    const reply = await post({ name: 'Amira', age: 3 }, '/api/things/x')
    expect([reply.statusCode, reply.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'Not found.' }])
  })
})

describe('what goes out', () => {
  it('is what the schema names and nothing else', async () => {
    expect((await post({ name: 'Amira', age: 3 })).json()).toEqual({ greeting: 'Hello Amira' })
    expect((await post({ name: 'later', age: 3 })).statusCode).toBe(202)
  })

  it('a listed refusal has its status and text; an unlisted one is our fault', async () => {
    expect((await post({ name: 'busy', age: 1 })).json()).toEqual({ code: 'BUSY', message: 'Busy.' })
    expect((await post({ name: 'unlisted', age: 1 })).statusCode).toBe(500)
  })

  it('an error is told without its words, and logged without them', async () => {
    const reply = await post({ name: 'crash', age: 1 })
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('secret')
    expect(JSON.stringify(log.lines)).not.toContain('secret of a row')
    expect(log.lines).toContainEqual(expect.objectContaining({ level: 'error', message: 'request failed' }))
  })

  it('a database that does not answer is 503, to be tried again', async () => {
    const reply = await post({ name: 'no database', age: 3 })
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '2',
    ])
    expect(reply.body).not.toContain('secret')
  })

  it('a file cannot name a header or be run', async () => {
    const reply = await app.inject('/api/file')
    expect(reply.body).toBe('bytes')
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="R_sum_ _x___.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%22x%22%0D%0A.pdf`,
    )
    expect(reply.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(['/api/things/x', '/nowhere', '/api/docs/', '/api/openapi.json'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
      expect(headers['content-security-policy']).toContain("script-src 'self'")
    },
  )

  it('the strict policy stands on all that is not the page of the docs', async () => {
    const policy = (await app.inject('/api/mine')).headers['content-security-policy']
    for (const part of [
      "default-src 'none'",
      "style-src 'self';",
      "require-trusted-types-for 'script'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('OpenAPI 3.1 tells of every endpoint', async () => {
    const api = (await app.inject('/api/openapi.json')).json()
    expect(api.openapi).toBe('3.1.0')
    expect(Object.keys(api.paths).sort()).toEqual([
      '/api/act',
      '/api/file',
      '/api/mine',
      '/api/rule',
      '/api/send',
      '/api/things/{thingId}',
    ])
  })
})

describe('who may call', () => {
  const call = (method: 'GET' | 'PUT', url: string, bearer?: string) =>
    app.inject({ method, url, headers: bearer ? { authorization: `Bearer ${bearer}` } : {} })

  it.each([
    ['GET', '/api/mine', undefined, 401],
    ['GET', '/api/mine', 'nobody', 401],
    ['GET', '/api/mine', 'VIEWER-false', 200],
    ['PUT', '/api/act', undefined, 401],
    ['PUT', '/api/act', 'VIEWER-true', 403],
    ['PUT', '/api/act', 'RECRUITER-true', 200],
    ['PUT', '/api/act', 'RECRUITER-false', 403],
    ['PUT', '/api/rule', 'RECRUITER-true', 403],
    ['PUT', '/api/rule', 'ADMIN-true', 200],
    ['PUT', '/api/RULE/', 'RECRUITER-true', 403],
    ['PUT', '/api/RULE/', 'ADMIN-true', 200],
    ['PUT', '/api//rule', 'ADMIN-true', 404],
    ['GET', '/api/rule', 'ADMIN-true', 405],
  ] as const)('%s %s as %s: %i', async (method, url, bearer, status) => {
    expect((await call(method, url, bearer)).statusCode).toBe(status)
  })
})

describe('uploads', () => {
  const upload = (bytes: string, more: { field?: string; fields?: Record<string, string> } = {}) => {
    const form = multipartBody(more.field ?? 'cvFile', {
      file: { name: 'cv.pdf', bytes: Buffer.from(bytes) },
      ...(more.fields ? { fields: more.fields } : {}),
    })
    return app.inject({
      method: 'PUT',
      url: '/api/send',
      payload: form.body,
      headers: { 'content-type': form.contentType },
    })
  }

  it('come with their fields and are gone after the call', async () => {
    expect((await upload('0123456789', { fields: { note: 'hello' } })).json()).toEqual({
      size: 10,
      note: 'hello',
    })
    expect(staged).toBe(0)
  })

  it.each([
    ['one byte too many', () => upload('0123456789x'), 413],
    ['an unknown field', () => upload('x', { fields: { role: 'ADMIN' } }), 400],
    ['an unknown file', () => upload('x', { field: 'other' }), 400],
    ['no form', () => app.inject({ method: 'PUT', url: '/api/send', payload: {} }), 415],
  ])('%s: refused, nothing left behind', async (_what, send, status) => {
    const reply = await send()
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toHaveProperty('code')
    expect(staged).toBe(0)
  })
})
