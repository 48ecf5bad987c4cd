import { createHash, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { EndpointShape, Role } from '#contract/endpoint.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, aNewCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aStartedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { routes } from './features.ts'

// Every promise here holds for each endpoint there is, so a new one is tested by being listed.
const endpoints = routes.map(({ endpoint }) => endpoint)
const nameOf = ({ method, path }: EndpointShape) => `${method} ${path}`
const named = endpoints.map((one) => [nameOf(one), one] as const)

let app: TestApp
let owner: pg.Client
let ours: TestCompany
let theirs: TestCompany
let pending: TestCompany
/** Ids and links of things that are ours. */
let own: Record<string, string>

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  ours = await aCompany(app)
  theirs = await aCompany(app, { account: { name: 'Other Company' } })
  pending = await aNewCompany(app, { name: 'New Company' })
  const job = await aJob(app, ours)
  const done: TestCandidate = await aCandidate(app, job)
  await aCompletedInterview(app, done)
  const underWay = await aCandidate(app, job)
  await aStartedInterview(app, underWay)
  await app.runTasks()
  own = {
    jobId: job.id,
    candidateId: done.candidateId,
    token: underWay.linkToken,
    email: ours.email,
    index: '0',
  }
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

function urlOf({ path }: EndpointShape, values: Record<string, string> = own): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`This test does not know a ${name}: add one of ours`)
    return encodeURIComponent(value)
  })
}

type Extra = Partial<InjectOptions> & { token?: string | undefined }
const send = (endpoint: EndpointShape, { token, headers, url, ...more }: Extra = {}) =>
  app.inject({
    method: endpoint.method,
    url: url ?? urlOf(endpoint),
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...more,
  })

/** A digest of each table's rows, whatever their order. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`)
    digests[name] = createHash('sha256')
      .update(JSON.stringify(rows.map(({ row }) => row).sort()))
      .digest('hex')
  }
  return digests
}

const errorShape = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z][A-Z_]+$/)),
  message: z.string().check(z.minLength(1)),
  fields: z.optional(z.record(z.string(), z.string())),
})
type Reply = Awaited<ReturnType<typeof send>>
function expectRefused({ status, error }: Reply, what: string) {
  expect(status, what).toBeGreaterThanOrEqual(400)
  expect(status, what).toBeLessThan(500)
  expect(errorShape.safeParse(error).success, `${what}: ${JSON.stringify(error)}`).toBe(true)
}

const tokenFor = ({ access }: EndpointShape) =>
  access.who === 'employer' && access.onboarded ? ours.token : undefined

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

function fieldsOf(schema: unknown): string[] {
  const { shape } = (schema ?? {}) as { shape?: object }
  return Object.keys(shape ?? {})
}

describe('bad input is refused in the one shape and changes nothing', () => {
  it.each(named.filter(([, { body }]) => body))('%s: bodies', async (_name, endpoint) => {
    const before = await everything()
    const token = tokenFor(endpoint) ?? pending.token
    for (const [what, extra] of badBodies) expectRefused(await send(endpoint, { token, ...extra }), what)
    const fields = fieldsOf(endpoint.body)
    expect(fields.length).toBeGreaterThan(0)
    for (const value of strange) {
      const payload = JSON.stringify(Object.fromEntries(fields.map((field) => [field, value])))
      const what = payload.slice(0, 80)
      expectRefused(await send(endpoint, { token, headers: json, payload }), what)
    }
    expect(await everything()).toEqual(before)
  })

  it.each(named.filter(([, { upload }]) => upload))('%s: forms', async (_name, endpoint) => {
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

  it.each(named.filter(([, { path }]) => path.includes(':')))('%s: paths', async (_name, endpoint) => {
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
  })

  it.each(named.filter(([, { query }]) => query))('%s: queries', async (_name, endpoint) => {
    const token = tokenFor(endpoint)
    for (const field of fieldsOf(endpoint.query))
      for (const value of ['', '%00', 'x', '-1', '1e99', 'x'.repeat(5000), '1&FIELD=2', '%5B%5D'].map((one) =>
        one.replace('FIELD', field),
      )) {
        const url = `${urlOf(endpoint)}?${field}=${value}`
        const reply = await send(endpoint, { token, url })
        // An empty number is zero, which a field may allow.
        if (value !== '' || reply.status !== 200) expectRefused(reply, `${field}=${value.slice(0, 40)}`)
      }
    for (const more of ['unknown=1', '__proto__=1', 'constructor=1', '__proto__[role]=ADMIN'])
      expectRefused(await send(endpoint, { token, url: `${urlOf(endpoint)}?${more}` }), more)
  })
})

describe('who may call', () => {
  const guarded = named.filter(([, { access }]) => access.who === 'employer')

  async function withRole(role: Role): Promise<string> {
    const { rows } = await owner.query<{ id: string }>(
      `insert into users (company_id, email, password_hash, role, verified_at, verification_sent_at)
       values ($1, $2, 'none', $3, now(), now()) returning id`,
      [ours.companyId, `${randomUUID()}@company.example`, role],
    )
    const bearer = `${role.toLowerCase()}-${randomUUID()}`
    await addSession(bearer, rows[0]?.id ?? '', '1 hour')
    return bearer
  }
  const addSession = (bearer: string, userId: string, lasts: string) =>
    owner.query(
      `insert into sessions (token_hash, company_id, user_id, expires_at) values ($1, $2, $3, now() + $4::interval)`,
      [createHash('sha256').update(bearer).digest('hex'), ours.companyId, userId, lasts],
    )

  it.each(guarded)('%s: nobody without a session that lives', async (_name, endpoint) => {
    const expired = `expired-${randomUUID()}`
    await addSession(expired, ours.userId, '-1 day')
    const signs = [
      'Bearer garbage',
      `Bearer ${expired}`,
      ours.token,
      `Basic ${ours.token}`,
      `Bearer  ${ours.token}`,
      `Bearer ${ours.token} x`,
      `Bearer ${ours.token.slice(0, -1)}`,
      'Bearer',
      `Bearer ${'x'.repeat(8000)}`,
    ]
    for (const authorization of [undefined, ...signs]) {
      const { status, error } = await send(endpoint, { headers: authorization ? { authorization } : {} })
      expect(status, authorization).toBe(401)
      expect(error, authorization).toEqual({ code: 'SIGNED_OUT', message: 'Please log in to continue.' })
    }
    // Whose word is it: the token in the address does not count.
    expect((await send(endpoint, { url: `${urlOf(endpoint)}?access_token=${ours.token}` })).status).toBe(401)
  })

  it.each(guarded)('%s: each role as its access says', async (_name, endpoint) => {
    if (endpoint.access.who !== 'employer') return
    for (const role of ['ADMIN', 'RECRUITER', 'VIEWER'] as const) {
      const { status, error } = await send(endpoint, { token: await withRole(role) })
      if (endpoint.access.roles.includes(role)) expect([401, 403], role).not.toContain(status)
      else expect([status, error.code], role).toEqual([403, 'NOT_ALLOWED'])
    }
  })

  it.each(guarded)('%s: whoever has not finished onboarding', async (_name, endpoint) => {
    const { access } = endpoint
    if (access.who !== 'employer') return
    // Logging out ends the session that is used.
    const token = access.onboarded ? pending.token : (await aNewCompany(app)).token
    const { status, error } = await send(endpoint, { token })
    if (access.onboarded) expect([status, error.code]).toEqual([403, 'ONBOARDING_PENDING'])
    else expect([401, 403]).not.toContain(status)
  })

  const ofIds = guarded.filter(([, { path }]) => /:\w*Id\b/.test(path))
  it.each(ofIds)("%s: another company's id is answered byte for byte like none", async (_name, endpoint) => {
    const before = await everything()
    const missing = Object.fromEntries(Object.entries(own).map(([name]) => [name, randomUUID()]))
    const foreign = await send(endpoint, { token: theirs.token })
    const unknown = await send(endpoint, { token: theirs.token, url: urlOf(endpoint, missing) })
    expect(foreign.status).toBe(404)
    expect(foreign.text).toBe(unknown.text)
    const headersOf = ({ headers }: Reply) => Object.keys(headers).sort()
    expect(headersOf(foreign)).toEqual(headersOf(unknown))
    expect(await everything()).toEqual(before)
  })

  it.each(guarded)('%s: no spelling of the address slips past', async (_name, endpoint) => {
    const url = urlOf(endpoint)
    const [first = '', ...rest] = url.slice(1).split('/')
    const letter = (rest[0] ?? first)[0] ?? ''
    const escaped = `%${letter.charCodeAt(0).toString(16)}`
    const spellings = [
      `${url}/`,
      `${url}//`,
      `/${url}`,
      url.replaceAll('/', '//'),
      url.toUpperCase(),
      url.replace('/api/', '/API/'),
      url.replace(`/${letter}`, `/${escaped}`),
      url.replace('/api/', '/api/%2e/'),
      url.replace('/api/', '/api/./'),
      url.replace('/api/', '/x/../api/'),
      url.replace('/api/', '/x/%2e%2e/api/'),
      url.replace('/api/', '/api%2f'),
      url.replace('/api/', '/api\\'),
      url.replace('/api/', '/api;/'),
      `${url};x=1`,
      `${url}%20`,
      `${url}%00`,
      `${url}.json`,
      `${url}?`,
      `${url}#x`,
    ]
    for (const spelling of spellings) {
      const { status, error } = await send(endpoint, { url: spelling })
      expect([400, 401, 404, 405], spelling).toContain(status)
      expect(errorShape.safeParse(error).success, spelling).toBe(true)
    }
    for (const header of ['x-http-method-override', 'x-original-url', 'x-rewrite-url', 'x-forwarded-prefix'])
      expect((await send(endpoint, { headers: { [header]: url } })).status, header).toBe(401)
  })
})

describe('what is written of the endpoints', () => {
  it('OpenAPI tells of each of them, and of nothing else', async () => {
    const { text } = await app.inject({ method: 'GET', url: '/api/openapi.json' })
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> }
    const told = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(told.sort()).toEqual(endpoints.map(nameOf).sort())
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
