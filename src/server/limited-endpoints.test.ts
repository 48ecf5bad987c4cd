import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointShape } from '#contract/endpoint.ts'
import { endpoints, fieldsOf, namedEndpoints, nameOf } from '#testing/every-endpoint.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const limited = namedEndpoints.filter(([, { limits }]) => limits)
const ofStrangers = namedEndpoints.filter(
  ([, { access, method }]) => (access.who === 'anyone' || access.who === 'link-holder') && method !== 'GET',
)
/** Those that need no limit, each with its reason. */
const unlimited: Record<string, string> = {}

describe('calls that strangers write with', () => {
  it.each(ofStrangers)('%s has a limit for each address', (name, { limits = [] }) => {
    const ofAddress = limits.filter(({ per }) => per.length === 1 && per[0] === 'address')
    expect(ofAddress.length > 0 || Object.hasOwn(unlimited, name)).toBe(true)
  })
})

describe.each(limited)('%s', (_name, endpoint: EndpointShape) => {
  const { limits = [], access, body, params, refusals = {} } = endpoint

  it('counts by what its calls have', () => {
    const known = new Set([
      'address',
      ...(access.who === 'employer' ? ['user'] : []),
      ...fieldsOf(body).map((field) => `body.${field}`),
      ...fieldsOf(params).map((field) => `params.${field}`),
    ])
    for (const { per } of limits) for (const key of per) expect(known).toContain(key)
  })

  it('has every count that waits for a refusal wait for one of its own', () => {
    for (const { countOnly } of limits)
      if (countOnly) expect(Object.keys(refusals).some((code) => countOnly.includes(code))).toBe(true)
  })

  it('leaves uncounted only refusals that an endpoint of the same count has', () => {
    const sharing = endpoints.filter((other) =>
      other.limits?.some(({ name }) => limits.some((own) => own.name !== undefined && own.name === name)),
    )
    const codes = new Set([endpoint, ...sharing].flatMap((other) => Object.keys(other.refusals ?? {})))
    for (const { countExcept = [] } of limits) for (const code of countExcept) expect(codes).toContain(code)
  })

  it('is said in OpenAPI to answer 429', async () => {
    const { text } = await app.inject({ method: 'GET', url: '/api/openapi.json' })
    const { paths } = JSON.parse(text) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
    }
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    expect(Object.keys(paths[path]?.[endpoint.method.toLowerCase()]?.responses ?? {})).toContain('429')
  })
})

it('endpoints that share a count agree on what it takes', () => {
  const taken = new Map<string, string>()
  for (const endpoint of endpoints)
    for (const { name = nameOf(endpoint), per, max, minutes } of endpoint.limits ?? []) {
      const key = JSON.stringify([name, minutes, ...per])
      const said = taken.get(key)
      if (said !== undefined) expect(said, key).toBe(String(max))
      taken.set(key, String(max))
    }
})
