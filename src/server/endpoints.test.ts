import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointShape } from '#contract/endpoint.ts'
import { type EveryEndpoint, endpoints, everyEndpoint, fieldsOf, nameOf } from '#testing/every-endpoint.ts'

let app: EveryEndpoint['app']
let owner: EveryEndpoint['owner']
let ours: EveryEndpoint['ours']
let operator: EveryEndpoint['operator']
let own: EveryEndpoint['own']
let urlOf: EveryEndpoint['urlOf']
let send: EveryEndpoint['send']
let close: EveryEndpoint['close']

beforeAll(async () => {
  ;({ app, owner, ours, operator, own, urlOf, send, close } = await everyEndpoint())
})
afterAll(() => close())

const tokenFor = ({ access }: EndpointShape) => {
  if (access.who === 'operator') return operator.token
  return access.who === 'employer' && access.onboarded ? ours.token : undefined
}

describe('the documentation of the endpoints', () => {
  it('OpenAPI lists each of them and nothing else', async () => {
    const { text } = await app.inject({ method: 'GET', url: '/api/openapi.json' })
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> }
    const listed = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(listed.sort()).toEqual(endpoints.map(nameOf).sort())
  })

  it('the README of its feature lists each of them', () => {
    const root = join(import.meta.dirname, '../features')
    const listed = globSync('*/README.md', { cwd: root }).flatMap((file) => {
      const line = /^Endpoints: (.*)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? ''
      return line === 'none' ? [] : line.split(', ')
    })
    expect(listed.sort()).toEqual(endpoints.map(nameOf).sort())
  })

  it('no two of them have the same address and method', () => {
    const places = endpoints.map((one) => nameOf(one).toLowerCase().replace(/:\w+/g, ':x'))
    expect(new Set(places).size).toBe(places.length)
  })
})

describe('the log', () => {
  it('of errors holds no address, name, answer, token or password', async () => {
    const secret = 'Sesquipedalian'
    const values = { ...own, token: `${secret}-token`, email: `${secret}@candidate.example` }
    for (const endpoint of endpoints) {
      const payload = Object.fromEntries([...fieldsOf(endpoint.body), secret].map((field) => [field, secret]))
      const headers = { 'user-agent': secret, referer: `https://x.example/${secret}` }
      const call = { token: tokenFor(endpoint), headers, url: urlOf(endpoint, values) }
      await send(endpoint, endpoint.body ? { ...call, payload } : call)
    }
    // The database is broken under each operation, so that every one of them fails on our side.
    await owner.query('alter table users rename to users_gone')
    await owner.query('alter table jobs rename to jobs_gone')
    await owner.query('alter table candidates rename to candidates_gone')
    try {
      const from = app.log.lines.length
      for (const { method, path, body } of [
        {
          method: 'POST',
          path: '/api/auth/login',
          body: { userName: values.email, password: `${secret} 12345` },
        },
        {
          method: 'POST',
          path: '/api/candidates/create',
          body: {
            firstName: secret,
            lastName: secret,
            email: values.email,
            phone: '22345678',
            city: 'Tunis',
            jobId: own.jobId,
          },
        },
        { method: 'GET', path: `/api/interviews/${own.token}`, body: undefined },
      ] as const) {
        const reply = await app.inject({ method, url: path, ...(body ? { payload: body } : {}) })
        expect(reply.status, path).toBe(500)
        expect(reply.error).toEqual({
          code: 'INTERNAL',
          message: 'Something went wrong on our side. Please try again later.',
        })
      }
      expect(app.log.lines.slice(from).filter(({ level }) => level === 'error').length).toBe(3)
    } finally {
      await owner.query('alter table users_gone rename to users')
      await owner.query('alter table jobs_gone rename to jobs')
      await owner.query('alter table candidates_gone rename to candidates')
    }
    const lines = JSON.stringify(app.log.lines)
    for (const word of [
      secret,
      ours.email,
      ours.token,
      own.token ?? '',
      'Trabelsi',
      'contracts with nine hotels',
    ])
      expect(lines, word).not.toContain(word)
  })
})
