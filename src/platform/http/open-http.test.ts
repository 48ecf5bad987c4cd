import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipartBody } from '#testing/multipart-body.ts'
import { id, openSampleHttp, type SampleHttp } from '#testing/platform/sample-http.ts'

let sample: SampleHttp

beforeAll(async () => {
  sample = await openSampleHttp()
})
afterAll(() => sample.app.close())

const post = (payload: unknown, path = `/api/things/${id}`) =>
  sample.app.inject({ method: 'POST', url: path, payload: payload as object })

describe('input', () => {
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
    ['a lone surrogate', { name: 'Ami\ud800ra', age: 3 }, 400],
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
    const reply = await sample.app.inject({
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

describe('output', () => {
  it('has the fields of the schema and no others', async () => {
    expect((await post({ name: 'Amira', age: 3 })).json()).toEqual({ greeting: 'Hello Amira' })
    expect((await post({ name: 'later', age: 3 })).statusCode).toBe(202)
  })

  it('a listed refusal has its status and text; an unlisted one is our fault', async () => {
    expect((await post({ name: 'busy', age: 1 })).json()).toEqual({ code: 'BUSY', message: 'Busy.' })
    expect((await post({ name: 'unlisted', age: 1 })).statusCode).toBe(500)
  })

  it('an error’s message is neither sent nor logged', async () => {
    const reply = await post({ name: 'crash', age: 1 })
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('secret')
    expect(JSON.stringify(sample.log.lines)).not.toContain('secret of a row')
    expect(sample.log.lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'request failed' }),
    )
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
    const reply = await sample.app.inject('/api/file')
    expect(reply.body).toBe('bytes')
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="R_sum_ _x___.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%22x%22%0D%0A.pdf`,
    )
    expect(reply.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(['/%FF', '/Interview/%zz?a=%', '/apidocs/%'])(
    'an address outside the API that is no text is that of nothing: %s',
    async (url) => {
      const { statusCode, headers } = await sample.app.inject(url)
      expect(statusCode).toBe(404)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    },
  )

  it.each(['/api/things/%zz', `/api/things/${'x'.repeat(30_000)}`])(
    'an address that cannot be read (%#) carries the security headers',
    async (url) => {
      const { statusCode, headers } = await sample.app.inject(url)
      expect(statusCode).toBe(400)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  it.each(['/api/things/x', '/nowhere', '/api/docs/', '/api/openapi.json'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await sample.app.inject(url)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
      expect(headers['content-security-policy']).toContain("script-src 'self'")
    },
  )

  it('the strict policy is on everything but the page of the docs', async () => {
    const policy = (await sample.app.inject('/api/mine')).headers['content-security-policy']
    for (const part of [
      "default-src 'none'",
      "style-src 'self';",
      "frame-src 'self'",
      "require-trusted-types-for 'script'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('OpenAPI 3.1 describes every endpoint', async () => {
    const api = (await sample.app.inject('/api/openapi.json')).json()
    expect(api.openapi).toBe('3.1.0')
    expect(Object.keys(api.paths).sort()).toEqual([
      '/api/admin',
      '/api/edit',
      '/api/file',
      '/api/mine',
      '/api/rule',
      '/api/send',
      '/api/things/{thingId}',
    ])
    const signs = (path: string) => api.paths[path].put.security
    expect([signs('/api/edit'), signs('/api/admin')]).toEqual([[{ bearer: [] }], [{ operator: [] }]])
  })

  it('OpenAPI describes the refusals of each endpoint, the common ones included', async () => {
    const { paths } = (await sample.app.inject('/api/openapi.json')).json()
    const documented = (path: string, method = 'put') =>
      Object.entries<{ description: string }>(paths[path][method].responses).map(
        ([status, { description }]) => `${status} ${description.match(/[A-Z_]{4,}/g)?.join() ?? ''}`.trim(),
      )
    expect(documented('/api/edit')).toEqual(['200', '401 SIGNED_OUT', '403 NOT_ALLOWED,ONBOARDING_PENDING'])
    expect(documented('/api/mine', 'get')).toEqual(['200', '401 SIGNED_OUT'])
    expect(documented('/api/things/{thingId}', 'post')).toEqual([
      '200',
      '202',
      '400 BAD_INPUT',
      '404 NOT_FOUND',
      '409 BUSY',
    ])
    const { description, content } = paths['/api/things/{thingId}'].post.responses['409']
    expect(description).toBe('`BUSY`: Busy.')
    expect(content['application/json'].schema.properties.code).toEqual({ type: 'string', enum: ['BUSY'] })
  })
})

describe('access', () => {
  const call = (method: 'GET' | 'PUT', url: string, bearer?: string) =>
    sample.app.inject({ method, url, headers: bearer ? { authorization: `Bearer ${bearer}` } : {} })

  it.each([
    ['GET', '/api/mine', undefined, 401],
    ['GET', '/api/mine', 'nobody', 401],
    ['GET', '/api/mine', 'VIEWER-false', 200],
    ['PUT', '/api/edit', undefined, 401],
    ['PUT', '/api/edit', 'VIEWER-true', 403],
    ['PUT', '/api/edit', 'RECRUITER-true', 200],
    ['PUT', '/api/edit', 'RECRUITER-false', 403],
    ['PUT', '/api/rule', 'RECRUITER-true', 403],
    ['PUT', '/api/rule', 'ADMIN-true', 200],
    ['PUT', '/api/RULE/', 'RECRUITER-true', 403],
    ['PUT', '/api/RULE/', 'ADMIN-true', 200],
    ['PUT', '/api//rule', 'ADMIN-true', 404],
    ['GET', '/api/rule', 'ADMIN-true', 405],
    ['PUT', '/api/admin', undefined, 401],
    ['PUT', '/api/admin', 'ADMIN-true', 401],
    ['PUT', '/api/admin', 'operator', 200],
    ['PUT', '/api/ADMIN/', 'ADMIN-true', 401],
    ['PUT', '/api/rule', 'operator', 401],
    ['GET', '/api/mine', 'operator', 401],
  ] as const)('%s %s as %s: %i', async (method, url, bearer, status) => {
    expect((await call(method, url, bearer)).statusCode).toBe(status)
  })
})

it('a repeated bearer token counts as none', async () => {
  const origin = await sample.app.listen({ host: '127.0.0.1', port: 0 })
  const statusFor = async (...bearers: string[]) => {
    const headers = ['host', 'x', ...bearers.flatMap((bearer) => ['Authorization', `Bearer ${bearer}`])]
    const asked = request(`${origin}/api/mine`, { headers, agent: false }).end()
    const [reply] = (await once(asked, 'response')) as [IncomingMessage]
    reply.resume()
    return reply.statusCode
  }
  expect(await statusFor('VIEWER-false')).toBe(200)
  expect(await statusFor('VIEWER-false', 'nobody')).toBe(401)
  expect(await statusFor('nobody', 'VIEWER-false')).toBe(401)
  expect(await statusFor('VIEWER-false', 'VIEWER-false')).toBe(401)
})

describe('uploads', () => {
  const upload = (bytes: string, more: { field?: string; fields?: Record<string, string> } = {}) => {
    const form = multipartBody(more.field ?? 'cvFile', {
      file: { name: 'cv.pdf', bytes: Buffer.from(bytes) },
      ...(more.fields ? { fields: more.fields } : {}),
    })
    return sample.app.inject({
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
    expect(sample.staged()).toBe(0)
  })

  it.each([
    ['one byte too many', () => upload('0123456789x'), 413],
    ['an unknown field', () => upload('x', { fields: { role: 'ADMIN' } }), 400],
    ['an unknown file', () => upload('x', { field: 'other' }), 400],
    ['no form', () => sample.app.inject({ method: 'PUT', url: '/api/send', payload: {} }), 415],
  ])('%s: refused, nothing left behind', async (_what, send, status) => {
    const reply = await send()
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toHaveProperty('code')
    expect(sample.staged()).toBe(0)
  })
})
