import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyone, endpoint } from '#contract/endpoint.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { openHttp } from './open-http.ts'
import { route } from './route.ts'

const hello = endpoint({
  method: 'GET',
  path: '/api/hello',
  summary: 'Says hello',
  access: anyone,
  reply: z.object({ hello: z.string() }),
})
let app: FastifyInstance

beforeAll(async () => {
  const platform = {
    config: { publicUrl: 'https://jobs.example.org' },
    log: fakeLog(),
  } as unknown as Platform
  const routes = [route(hello, async () => ({ hello: 'سلام' }))]
  app = await openHttp({ platform, routes, identify: async () => null, identifyOperator: async () => null })
})
afterAll(() => app.close())

it.each(['/api/hello', '/api/nothing', '/nowhere'])(
  'behind https every answer carries what browsers are to keep: %s',
  async (url) => {
    const { headers } = await app.inject(url)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual(
      expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "script-src 'self'"]),
    )
    expect(policy).toContain('upgrade-insecure-requests')
  },
)

it('answers name their type and charset', async () => {
  for (const url of ['/api/hello', '/api/nothing'])
    expect((await app.inject(url)).headers['content-type']).toBe('application/json; charset=utf-8')
})

it('no answer with data lets another origin read it', async () => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' }
    const reply = await app.inject({ method, url: '/api/hello', headers })
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

it('a request of two lengths is refused, and TRACE too', async () => {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const answerTo = async (head: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.end(`${head}\r\nHost: x\r\n`.concat('Connection: close\r\n\r\n'))
    return (await text(socket)).slice(0, 12)
  }
  expect(await answerTo('GET /api/hello HTTP/1.1')).toBe('HTTP/1.1 200')
  const twoLengths = 'POST /api/hello HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked'
  expect(await answerTo(twoLengths)).toBe('HTTP/1.1 400')
  expect(await answerTo('POST /api/hello HTTP/1.1\r\nContent-Length: 4\r\nContent-Length: 5')).toBe(
    'HTTP/1.1 400',
  )
  expect(await answerTo('TRACE /api/hello HTTP/1.1')).toMatch(/^HTTP\/1\.1 4\d\d$/)
})
