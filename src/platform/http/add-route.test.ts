import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyone, endpoint, operatorOnly, signedIn } from '#contract/endpoint.ts'
import type { CompanyId, UserId } from '#contract/ids.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { sampleLinks } from '#testing/platform/sample-links.ts'
import { openHttp } from './open-http.ts'
import { type Employer, route } from './route.ts'

const path = '/api/notes'
const list = endpoint({
  method: 'GET',
  path,
  summary: 'Lists notes',
  access: signedIn,
  query: z.strictObject({ page: z.optional(z.string()) }),
  reply: z.object({ page: z.optional(z.string()), form: z.string() }),
})
const add = endpoint({
  method: 'POST',
  path,
  summary: 'Adds a note',
  access: anyone,
  body: z.strictObject({ text: z.string() }),
  maxBodyBytes: 100_000,
  reply: 'nothing',
})
const clear = endpoint({
  method: 'DELETE',
  path,
  summary: 'Clears notes',
  access: operatorOnly,
  reply: 'nothing',
})

const employer: Employer = {
  userId: 'u' as UserId,
  companyId: 'c' as CompanyId,
  role: 'VIEWER',
  onboarded: false,
  isDemo: false,
  sessionId: 's',
}
let app: FastifyInstance
let asked: string[] = []

beforeAll(async () => {
  app = await openHttp({
    platform: {
      config: { publicUrl: 'http://localhost:3000' },
      log: fakeLog(),
      links: sampleLinks(),
    } as unknown as Platform,
    routes: [
      route(list, async ({ query, ...rest }) => ({
        ...query,
        form: JSON.stringify([rest.upload, (rest as { fields?: object }).fields]),
      })),
      route(add, async () => undefined),
      route(clear, async () => undefined),
    ],
    identify: async (_platform, bearer) => {
      asked.push(`employer ${bearer}`)
      return bearer === 'known' ? employer : null
    },
    identifyOperator: async (_platform, bearer) => {
      asked.push(`operator ${bearer}`)
      return null
    },
  })
  await app.ready()
})
beforeEach(() => {
  asked = []
})
afterAll(() => app.close())

describe('a bearer token', () => {
  it.each([
    ['Bearer known', 200],
    ['Bearer unknown', 401],
    ['Basic known', 401],
    ['known', 401],
    ['xBearer known', 401],
    ['Bearer known too', 401],
    ['Bearer', 401],
    ['', 401],
  ])('in the header %j: %i', async (authorization, status) => {
    expect((await app.inject({ url: path, headers: { authorization } })).statusCode).toBe(status)
  })

  it('is looked for among the sessions of its own kind, and not at all where there is none', async () => {
    await app.inject({ url: path })
    await app.inject({ url: path, headers: { authorization: 'Basic known' } })
    await app.inject({ method: 'POST', url: path, headers: { authorization: 'Bearer known' } })
    expect(asked).toEqual([])
    await app.inject({ url: path, headers: { authorization: 'Bearer known' } })
    await app.inject({ method: 'DELETE', url: path, headers: { authorization: 'Bearer known' } })
    expect(asked).toEqual(['employer known', 'operator known'])
  })

  it('is not repeated by a header that only speaks of it', async () => {
    const headers = { authorization: 'Bearer known', 'x-one': 'authorization', 'x-two': 'Authorization' }
    expect((await app.inject({ url: path, headers })).statusCode).toBe(200)
  })
})

it('an operation receives the query, and no form where none is declared', async () => {
  const headers = { authorization: 'Bearer known' }
  const reply = await app.inject({ url: `${path}?page=2`, headers })
  expect(reply.json()).toEqual({ page: '2', form: '[null,{}]' })
  expect(reply.headers['cache-control']).toBe('no-store')
  expect((await app.inject({ url: `${path}?role=ADMIN`, headers })).statusCode).toBe(400)
})

it.each([
  [70_000, 200],
  [100_001, 413],
])('a body of %i bytes where 100,000 are declared: %i', async (bytes, status) => {
  const text = 'x'.repeat(bytes - JSON.stringify({ text: '' }).length)
  const reply = await app.inject({ method: 'POST', url: path, payload: { text } })
  expect(reply.statusCode).toBe(status)
  if (status === 200) expect(reply.body).toBe('{}')
})

it('OpenAPI names who signs in, under the first part of the path', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json()
  const { get, post, delete: remove } = paths[path]
  expect([get.security, post.security, remove.security]).toEqual([
    [{ bearer: [] }],
    undefined,
    [{ operator: [] }],
  ])
  expect(get.tags).toEqual(['notes'])
})
