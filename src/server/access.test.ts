import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { aNewCompany } from '#testing/builders/a-company.ts'
import {
  type EveryEndpoint,
  errorShape,
  everyEndpoint,
  namedEndpoints,
  type Reply,
} from '#testing/every-endpoint.ts'

let app: EveryEndpoint['app']
let owner: EveryEndpoint['owner']
let ours: EveryEndpoint['ours']
let theirs: EveryEndpoint['theirs']
let pending: EveryEndpoint['pending']
let operator: EveryEndpoint['operator']
let own: EveryEndpoint['own']
let goodBodies: EveryEndpoint['goodBodies']
let urlOf: EveryEndpoint['urlOf']
let send: EveryEndpoint['send']
let everything: EveryEndpoint['everything']
let close: EveryEndpoint['close']

beforeAll(async () => {
  ;({ app, owner, ours, theirs, pending, operator, own, goodBodies, urlOf, send, everything, close } =
    await everyEndpoint())
})
afterAll(() => close())

describe('access', () => {
  const guarded = namedEndpoints.filter(([, { access }]) => access.who === 'employer')

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

  // Before anything of ours is changed below; what removes it comes last.
  const ofIds = guarded
    // Plans are everybody's.
    .filter(([, { path }]) => /:(?!plan)\w*Id\b/.test(path))
    .sort(([, { method }]) => (method === 'DELETE' ? 1 : -1))
  it.each(ofIds)("%s: another company's id is answered byte for byte like none", async (name, endpoint) => {
    const before = await everything()
    const missing = Object.fromEntries(Object.entries(own).map(([key]) => [key, randomUUID()]))
    const payload = goodBodies[name]
    const extra = payload ? { payload } : {}
    const foreign = await send(endpoint, { token: theirs.token, ...extra })
    const unknown = await send(endpoint, { token: theirs.token, url: urlOf(endpoint, missing), ...extra })
    expect(foreign.status).toBe(404)
    expect(foreign.text).toBe(unknown.text)
    const headersOf = ({ headers }: Reply) => Object.keys(headers).sort()
    expect(headersOf(foreign)).toEqual(headersOf(unknown))
    expect(await everything()).toEqual(before)
    expect((await send(endpoint, { token: ours.token, ...extra })).status, 'it is there').not.toBe(404)
  })

  it.each(guarded)('%s: refused without a live session', async (_name, endpoint) => {
    const expired = `expired-${randomUUID()}`
    await addSession(expired, ours.userId, '-1 day')
    const signs = [
      'Bearer garbage',
      `Bearer ${expired}`,
      `Bearer ${operator.token}`,
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

  it.each(guarded)('§1.6-2 %s: refused before onboarding is finished', async (_name, endpoint) => {
    const { access } = endpoint
    if (access.who !== 'employer') return
    // Logging out ends the session that is used.
    const token = access.onboarded ? pending.token : (await aNewCompany(app)).token
    const { status, error } = await send(endpoint, { token })
    if (access.onboarded) expect([status, error.code]).toEqual([403, 'ONBOARDING_PENDING'])
    else expect([401, 403]).not.toContain(status)
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
