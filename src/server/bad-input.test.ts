import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointShape } from '#contract/endpoint.ts'
import {
  type EveryEndpoint,
  type Extra,
  everyEndpoint,
  expectRefused,
  fieldsOf,
  namedEndpoints,
} from '#testing/every-endpoint.ts'

let ours: EveryEndpoint['ours']
let pending: EveryEndpoint['pending']
let operator: EveryEndpoint['operator']
let own: EveryEndpoint['own']
let urlOf: EveryEndpoint['urlOf']
let send: EveryEndpoint['send']
let everything: EveryEndpoint['everything']
let close: EveryEndpoint['close']

beforeAll(async () => {
  ;({ ours, pending, operator, own, urlOf, send, everything, close } = await everyEndpoint())
})
afterAll(() => close())

const tokenFor = ({ access }: EndpointShape) => {
  if (access.who === 'operator') return operator.token
  return access.who === 'employer' && access.onboarded ? ours.token : undefined
}

/** Fields of queries that take any text. */
const freeText = new Set(['search'])

/** What takes an offer or a question half typed: nothing at all, or any list of texts. */
const halfTyped: Record<string, string> = {
  'POST /api/jobs/hints': '{}',
  'POST /api/jobs/:jobId/questions/check': '{"questions":["text"]}',
}

const json = { 'content-type': 'application/json' }
const huge = 'x'.repeat(60_000)

/** Values that no text, number or list of ours may be. */
const strange: readonly unknown[] = [
  ['text'],
  { $ne: null },
  true,
  null,
  -1e308,
  'with\u0000nul',
  huge,
  [[[[]]]],
  { toString: 'x' },
]

const badBodies: readonly (readonly [string, Extra])[] = [
  ['no body', { headers: json, payload: '' }],
  ['null', { headers: json, payload: 'null' }],
  ['a list', { headers: json, payload: '[]' }],
  ['a text', { headers: json, payload: '"text"' }],
  ['a number', { headers: json, payload: '7' }],
  ['nothing in it', { headers: json, payload: '{}' }],
  ['half of a JSON', { headers: json, payload: '{"a":' }],
  ['two JSONs', { headers: json, payload: '{}{}' }],
  ['not UTF-8', { headers: json, payload: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) }],
  ['__proto__', { headers: json, payload: '{"__proto__":{"role":"ADMIN"}}' }],
  ['constructor', { headers: json, payload: '{"constructor":{"prototype":{"role":"ADMIN"}}}' }],
  ['deep nesting', { headers: json, payload: `${'['.repeat(20_000)}${']'.repeat(20_000)}` }],
  ['too much', { headers: json, payload: JSON.stringify({ a: 'x'.repeat(1_100_000) }) }],
  ['XML', { headers: { 'content-type': 'application/xml' }, payload: '<a/>' }],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' }],
  ['a file', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--\r\n' }],
  ['plain text', { headers: { 'content-type': 'text/plain' }, payload: '{}' }],
]

/** Taken where the body is optional; only an upload reads a form. */
const emptyBodies = new Set(['no body', 'null', 'nothing in it', 'a file'])

describe('bad input is refused in the one shape and changes nothing', () => {
  it.each(namedEndpoints.filter(([, { body }]) => body))('%s: bodies', async (name, endpoint) => {
    const before = await everything()
    const token = tokenFor(endpoint) ?? pending.token
    const mayBeMissing = endpoint.body?.safeParse(null).success
    for (const [what, extra] of badBodies)
      if (extra.payload !== halfTyped[name] && !(mayBeMissing && emptyBodies.has(what)))
        expectRefused(await send(endpoint, { token, ...extra }), what)
    const fields = fieldsOf(endpoint.body)
    expect(fields.length).toBeGreaterThan(0)
    for (const value of strange) {
      const payload = JSON.stringify(Object.fromEntries(fields.map((field) => [field, value])))
      const what = payload.slice(0, 80)
      if (payload !== halfTyped[name])
        expectRefused(await send(endpoint, { token, headers: json, payload }), what)
    }
    expect(await everything()).toEqual(before)
  })

  it.each(namedEndpoints.filter(([, { upload }]) => upload))('%s: forms', async (_name, endpoint) => {
    const before = await everything()
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const part = (disposition: string, content = 'text') =>
      `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
    const forms: (readonly [string, Extra])[] = [
      ...badBodies.filter(([what]) => what !== 'a file'),
      ['an empty form', { headers, payload: '--x--\r\n' }],
      ['half of a form', { headers, payload: part('name="cvFile"; filename="a.pdf"') }],
      ['no boundary', { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' }],
      ['an unknown field', { headers, payload: `${part('name="role"')}--x--\r\n` }],
      ['an unknown file', { headers, payload: `${part('name="other"; filename="a.pdf"')}--x--\r\n` }],
      ['__proto__', { headers, payload: `${part('name="__proto__"')}--x--\r\n` }],
      ['a field in place of the file', { headers, payload: `${part('name="cvFile"')}--x--\r\n` }],
      ['a program', { headers, payload: `${part('name="cvFile"; filename="a.pdf"', 'MZ')}--x--\r\n` }],
      ['many fields', { headers, payload: `${part('name="answers"').repeat(50)}--x--\r\n` }],
      ['a huge field', { headers, payload: `${part('name="answers"', 'x'.repeat(300_000))}--x--\r\n` }],
    ]
    for (const [what, extra] of forms) expectRefused(await send(endpoint, extra), what)
    expect(await everything()).toEqual(before)
  })

  it.each(namedEndpoints.filter(([, { path }]) => path.includes(':')))(
    '%s: paths',
    async (_name, endpoint) => {
      const before = await everything()
      const values = [
        'x',
        '-1',
        'null',
        'undefined',
        '[]',
        '{}',
        "' or 1=1 --",
        '\u0000',
        'é'.repeat(99),
        'x'.repeat(1999),
        'x'.repeat(3000),
        '../../etc/passwd',
        '%',
        '__proto__',
        '1e9',
        ' ',
      ]
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
      for (const name of names) {
        for (const value of values) {
          const reply = await send(endpoint, {
            token: tokenFor(endpoint),
            url: urlOf(endpoint, { ...own, [name]: value }),
          })
          expectRefused(reply, `${name}=${value.slice(0, 40)}`)
        }
        const raw = urlOf(endpoint, { ...own, [name]: 'RAW' })
        for (const broken of ['%', '%zz', '%c0%af', '%ff'])
          expectRefused(
            await send(endpoint, { token: tokenFor(endpoint), url: raw.replace('RAW', broken) }),
            broken,
          )
      }
      expect(await everything()).toEqual(before)
    },
  )

  it.each(namedEndpoints.filter(([, { query }]) => query))('%s: queries', async (_name, endpoint) => {
    const token = tokenFor(endpoint)
    for (const field of fieldsOf(endpoint.query))
      for (const value of ['', '%00', 'x', '-1', '1e99', 'x'.repeat(5000), '1&FIELD=2', '%5B%5D'].map((one) =>
        one.replace('FIELD', field),
      )) {
        const url = `${urlOf(endpoint)}?${field}=${value}`
        const reply = await send(endpoint, { token, url })
        // An empty number is zero, which a field may allow.
        const mayBeTaken = value === '' || freeText.has(field)
        if (!mayBeTaken || reply.status !== 200) expectRefused(reply, `${field}=${value.slice(0, 40)}`)
      }
    for (const more of ['unknown=1', '__proto__=1', 'constructor=1', '__proto__[role]=ADMIN'])
      expectRefused(await send(endpoint, { token, url: `${urlOf(endpoint)}?${more}` }), more)
  })
})
