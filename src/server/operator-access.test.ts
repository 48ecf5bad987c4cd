import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { type EveryEndpoint, errorShape, everyEndpoint, namedEndpoints } from '#testing/every-endpoint.ts'

// The admin console is for operators alone: no other session opens it.

let every: EveryEndpoint
const strangers = new Map<string, string>()

beforeAll(async () => {
  every = await everyEndpoint()
  const { app, owner, ours, pending, operator, own } = every
  strangers.set('an admin', ours.token)
  strangers.set('an admin before onboarding', pending.token)
  for (const role of ['RECRUITER', 'VIEWER'] as const)
    strangers.set(`a ${role}`, (await aColleague(app, ours, role)).token)
  strangers.set('a candidate', own.token ?? '')
  strangers.set('nobody known', 'x'.repeat(43))
  strangers.set('a half', operator.token.slice(0, -1))
  strangers.set('the hash', createHash('sha256').update(operator.token).digest('hex'))
  const expired = `expired-${randomUUID()}`
  strangers.set('an expired session', expired)
  await owner.query(
    `insert into operator_sessions (token_hash, operator_id, expires_at) values ($1, $2, now() - interval '1 day')`,
    [createHash('sha256').update(expired).digest('hex'), operator.operatorId],
  )
})
afterAll(() => every.close())

const ofOperators = namedEndpoints.filter(([, { access }]) => access.who === 'operator')
const adminEndpoints = namedEndpoints.filter(([, { path }]) => path.startsWith('/api/admin/'))
const signedOut = { code: 'SIGNED_OUT', message: 'Please log in to continue.' }

it('every endpoint of the admin console is for operators, except those of logging in', () => {
  const open = adminEndpoints.filter(([, { access }]) => access.who !== 'operator').map(([name]) => name)
  expect(open.sort()).toEqual([
    'GET /api/admin/setup/:token',
    'POST /api/admin/login',
    'PUT /api/admin/setup/:token',
  ])
  expect(ofOperators.length).toBeGreaterThan(0)
  for (const [name, { path }] of ofOperators) expect(path, name).toMatch(/^\/api\/admin\//)
})

describe('an operator alone may call', () => {
  it.each(ofOperators)('%s', async (_name, endpoint) => {
    const { ours, send, urlOf, everything } = every
    const before = await everything()
    const refused = async (who: string, extra: Parameters<typeof send>[1]) => {
      const { status, error } = await send(endpoint, extra)
      expect([status, error], who).toEqual([401, signedOut])
    }
    await refused('without a token', {})
    for (const [who, token] of strangers) await refused(who, { token })
    const { token } = every.operator
    await refused('in the address', { url: `${urlOf(endpoint)}?access_token=${token}` })
    await refused('another scheme', { headers: { authorization: `Basic ${token}` } })
    await refused('a bare token', { headers: { authorization: token } })
    // Before the path is looked up: an error must not reveal what exists.
    await refused('an unknown id', {
      token: ours.token,
      url: urlOf(endpoint, Object.fromEntries(Object.keys(every.own).map((key) => [key, randomUUID()]))),
    })
    expect(await everything()).toEqual(before)
  })
})

describe('no spelling of an address slips past', () => {
  it.each(ofOperators)('%s', async (_name, endpoint) => {
    const url = every.urlOf(endpoint)
    for (const spelling of [
      `${url}/`,
      `/${url}`,
      url.toUpperCase(),
      url.replace('/admin/', '/Admin/'),
      url.replace('/admin/', '/%61dmin/'),
      url.replace('/admin/', '/./admin/'),
      url.replace('/admin/', '/x/../admin/'),
      url.replace('/api/', '/api%2f'),
      `${url};x=1`,
      `${url}%20`,
    ]) {
      const { status, error } = await every.send(endpoint, { url: spelling })
      expect([400, 401, 404, 405], spelling).toContain(status)
      expect(errorShape.safeParse(error).success, spelling).toBe(true)
    }
  })
})

it("an operator's session opens nothing of a company's users", async () => {
  const ofEmployers = namedEndpoints.filter(([, { access }]) => access.who === 'employer')
  for (const [name, endpoint] of ofEmployers) {
    const { status, error } = await every.send(endpoint, { token: every.operator.token })
    expect([status, error], name).toEqual([401, signedOut])
  }
})
