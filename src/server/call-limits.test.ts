import { randomBytes } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCandidate, aRegistration, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aStartedInterview } from '#testing/builders/an-interview.ts'
import { multipartBody } from '#testing/multipart-body.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

// Some hundred passwords are hashed here, and the machine may have other work.
vi.setConfig({ testTimeout: 120_000 })

let app: TestApp
let company: TestCompany
let job: Awaited<ReturnType<typeof aJob>>
let candidate: TestCandidate
let remoteAddress: string
let sequence = 0

beforeAll(async () => {
  app = await startApp({ settings: { RATE_LIMITS: 'on', BILLING: 'off' } })
  company = await aCompany(app)
  job = await aJob(app, company)
  candidate = await aCandidate(app, job)
  await aStartedInterview(app, candidate)
})
afterAll(() => app.close())
beforeEach(() => {
  remoteAddress = anAddress()
})

function anAddress(): string {
  sequence += 1
  return `203.0.113.${sequence}`
}

const send = (options: InjectOptions) => app.inject({ remoteAddress, ...options })
const logIn = (body: Record<string, unknown>, more: InjectOptions = {}) =>
  send({ method: 'POST', url: '/api/auth/login', payload: body, ...more })
const guess = (more: InjectOptions = {}, userName = company.email) =>
  logIn({ userName, password: `guess ${randomBytes(4).toString('hex')}` }, more)
const right = () => logIn({ userName: company.email, password: company.password })
const aWrongToken = () => randomBytes(48).toString('base64url')

async function statuses(
  count: number,
  call: (one: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const found: number[] = []
  for (let one = 0; one < count; one++) found.push((await call(one)).status)
  return found
}
const times = (count: number, status: number) => Array<number>(count).fill(status)

describe('guesses of a password', () => {
  it('are ten in a quarter of an hour for an account and an address, then 429 says how long', async () => {
    expect(await statuses(10, () => guess())).toEqual(times(10, 401))
    const { status, error, headers } = await guess()
    expect([status, error]).toEqual([
      429,
      { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again in 15 minutes.' },
    ])
    expect(headers['retry-after']).toBe('900')
    app.clock.advance(899_000)
    expect((await guess()).status).toBe(429)
    app.clock.advance(1_000)
    expect((await guess()).status).toBe(401)
  })

  it('are fifty for an address, whatever accounts they are at', async () => {
    const found = await statuses(55, (one) => guess({}, `nobody-${one}@company.example`))
    expect(found).toEqual([...times(50, 401), ...times(5, 429)])
  })

  it.each([
    ['X-Forwarded-For', 'x-forwarded-for', (one: number) => `198.51.100.${one}`],
    ['Forwarded', 'forwarded', (one: number) => `for=198.51.100.${one}`],
    ['X-Real-IP', 'x-real-ip', (one: number) => `198.51.100.${one}`],
    [
      'a forged token',
      'authorization',
      (one: number) => `Bearer eyJhbGciOiJub25lIn0.${btoa(`{"sub":${one}}`)}.`,
    ],
    ['another method', 'x-http-method-override', (one: number) => ['PUT', 'GET'][one % 2] ?? ''],
    ['another browser', 'user-agent', (one: number) => `Browser/${one}`],
  ])('are counted together with %s that rotates', async (_what, header, value) => {
    const found = await statuses(14, (one) => guess({ headers: { [header]: value(one) } }))
    expect(found).toEqual([...times(10, 401), ...times(4, 429)])
  })

  it('are counted together however the path is written', async () => {
    const paths = [
      '/api/auth/login/',
      '/API/AUTH/LOGIN',
      '/api/auth/Login?x=1',
      '/api/auth/%6cogin',
      '/api/auth/login#x',
      '/api/auth/login;x=1',
      '//api/auth/login',
      '/api//auth/login',
      '/api/./auth/login',
      '/api/x/../auth/login',
      '/api/%2e/auth/login',
      '/api/auth%2flogin',
      '/api/auth/login%20',
      '/api/auth/login%00',
    ]
    const found = await statuses(paths.length * 3, (one) => guess({ url: paths[one % paths.length] ?? '' }))
    expect(found.filter((status) => status === 401)).toHaveLength(10)
    expect(found.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(new Set(found)).toEqual(new Set([401, 429, 404]))
    expect((await guess()).status).toBe(429)
  })

  it('are counted together however the address is spelled', async () => {
    const spellings = [
      company.email.toUpperCase(),
      ` ${company.email}`,
      `${company.email}\t`,
      company.email.replace('hr', 'Hr'),
    ]
    const found = await statuses(14, (one) => guess({}, spellings[one % spellings.length]))
    expect(found).toEqual([...times(10, 401), ...times(4, 429)])
  })

  it('are counted together at every call that checks a password', async () => {
    const urls = ['/api/auth/login', '/api/auth/resend-verification']
    const found = await statuses(14, (one) => guess({ url: urls[one % 2] ?? '' }))
    expect(found).toEqual([...times(10, 401), ...times(4, 429)])
  })

  it('of one household count as one address', async () => {
    const found = await statuses(14, (one) => guess({ remoteAddress: `2001:db8:5:6::${one + 1}` }))
    expect(found).toEqual([...times(10, 401), ...times(4, 429)])
    expect((await guess({ remoteAddress: '2001:db8:5:7::1' })).status).toBe(401)
  })

  it('count the same for an IPv4 address in the form of IPv6', async () => {
    const found = await statuses(14, (one) =>
      guess({ remoteAddress: one % 2 === 0 ? remoteAddress : `::ffff:${remoteAddress}` }),
    )
    expect(found).toEqual([...times(10, 401), ...times(4, 429)])
  })

  it('that are no valid calls are not counted', async () => {
    const wrong = [{ userName: company.email }, { userName: 'x', password: 'long enough' }, { a: 1 }]
    expect(await statuses(60, (one) => logIn(wrong[one % 3] ?? {}))).toEqual(times(60, 400))
    expect((await right()).status).toBe(200)
  })

  it('at once are counted one by one', async () => {
    const found = await Promise.all(Array.from({ length: 30 }, () => guess()))
    expect(found.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(found.filter(({ status }) => status === 429)).toHaveLength(20)
  })
})

describe('a password that is right', () => {
  it('is never counted', async () => {
    expect(await statuses(12, right)).toEqual(times(12, 200))
  })

  it('clears the count of its account', async () => {
    await statuses(9, () => guess())
    expect((await right()).status).toBe(200)
    expect(await statuses(11, () => guess())).toEqual([...times(10, 401), 429])
  })

  it('clears no other count of its address', async () => {
    const atOthers = await statuses(49, (one) => guess({}, `nobody-${one}@company.example`))
    expect(atOthers).toEqual(times(49, 401))
    expect((await right()).status).toBe(200)
    expect(await statuses(2, (one) => guess({}, `somebody-${one}@company.example`))).toEqual([401, 429])
  })

  it('logs in from another address while guesses are made', async () => {
    await statuses(12, () => guess())
    remoteAddress = anAddress()
    expect((await right()).status).toBe(200)
  })
})

describe('wrong links', () => {
  const complete = (interviewToken: string) => {
    const form = multipartBody('cvFile', { fields: { interviewToken, questions: '[]', answers: '[]' } })
    const headers = { 'content-type': form.contentType }
    return { method: 'PUT' as const, url: '/api/candidates/complete', payload: form.body, headers }
  }
  const tries: ((token: string) => InjectOptions)[] = [
    (token) => ({ method: 'GET', url: `/api/interviews/${token}` }),
    (token) => ({ method: 'PUT', url: `/api/interviews/${token}/drafts/0`, payload: { text: 'x' } }),
    (token) => ({ method: 'PUT', url: `/api/interviews/${token}/answers/0`, payload: { text: 'x' } }),
    complete,
    (token) => ({ method: 'PUT', url: `/api/auth/confirm/${token}` }),
    (token) => ({
      method: 'PUT',
      url: `/api/auth/reset-password/${token}`,
      payload: { newPassword: company.password },
    }),
  ]
  const flood = (count: number) =>
    statuses(count, (one) => send(tries[one % tries.length]?.(aWrongToken()) ?? {}))

  it('are sixty in a quarter of an hour for an address, at all their endpoints together', async () => {
    const found = await flood(70)
    expect(found.slice(0, 60)).not.toContain(429)
    expect(found.slice(60)).toEqual(times(10, 429))
    remoteAddress = anAddress()
    expect(await flood(6)).not.toContain(429)
  })

  it('block no valid link, not even from the same address', async () => {
    await flood(70)
    const { linkToken } = candidate
    expect((await send({ method: 'GET', url: `/api/interviews/${linkToken}` })).status).toBe(200)
    const draft = {
      method: 'PUT',
      url: `/api/interviews/${linkToken}/drafts/0`,
      payload: { text: 'x' },
    } as const
    expect(await statuses(70, () => send(draft))).toEqual(times(70, 200))
  })

  it('that is right writes no count', async () => {
    const counts = () =>
      app.platform.db.forSystem(
        async (tx) => (await tx.$client.query('select xmin, * from rate_limits')).rows,
      )
    const before = await counts()
    const payload = { text: 'an answer that is saved every second' }
    await statuses(5, () =>
      send({ method: 'PUT', url: `/api/interviews/${candidate.linkToken}/drafts/0`, payload }),
    )
    expect(await counts()).toEqual(before)
  })
})

describe('applications that are sent in', () => {
  it('are not even received from an address that floods', async () => {
    const form = multipartBody('cvFile', { fields: { interviewToken: aWrongToken() } })
    const headers = { 'content-type': form.contentType }
    const found = await statuses(302, () =>
      send({ method: 'PUT', url: '/api/candidates/complete', payload: form.body, headers }),
    )
    expect(found.filter((status) => status === 410)).toHaveLength(60)
    // Nobody reads it any more: what is no form at all would else be answered 415.
    const sent = await send({ method: 'PUT', url: '/api/candidates/complete', payload: {} })
    expect(sent.status).toBe(429)
  })
})

describe('registrations', () => {
  it('are sixty in an hour for an address, and the count restarts after that', async () => {
    const register = () =>
      send({
        method: 'POST',
        url: '/api/candidates/create',
        payload: aRegistration(job.id, { city: 'Oslo' }),
      })
    const found = await statuses(62, register)
    expect(found.slice(0, 60)).not.toContain(429)
    expect(found.slice(60)).toEqual([429, 429])
    app.clock.advance(3_600_000)
    expect((await register()).status).not.toBe(429)
  })
})

describe('invitations', () => {
  it('of one person are three a day from a user, and others still get theirs', async () => {
    const invite = (email: string) =>
      send({
        method: 'POST',
        url: '/api/team/invites',
        payload: { email, role: 'VIEWER' },
        headers: { authorization: `Bearer ${company.token}` },
      })
    const found = await statuses(5, () => invite('invited@elsewhere.example'))
    expect(found).toEqual([...times(3, 200), ...times(2, 429)])
    expect((await invite('another@elsewhere.example')).status).toBe(200)
  })
})
