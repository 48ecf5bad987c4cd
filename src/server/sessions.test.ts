import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changeEmailEndpoint,
  changePasswordEndpoint,
  confirmNewEmailEndpoint,
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  logInEndpoint,
  logOutEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
} from '#features/accounts/contract/account.ts'
import { leaveTeamEndpoint, removeUserEndpoint } from '#features/accounts/contract/team.ts'
import { identify } from '#features/accounts/server/identify-employer.ts'
import { logIn } from '#features/accounts/server/log-in.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { aColleague, type TestColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, mailedToken, type TestCompany } from '#testing/builders/a-company.ts'
import { type EveryEndpoint, everyEndpoint, namedEndpoints } from '#testing/every-endpoint.ts'

let every: EveryEndpoint
let app: EveryEndpoint['app']

beforeAll(async () => {
  every = await everyEndpoint({ SESSION_CACHE_SECONDS: '300' })
  app = every.app
})
afterAll(() => every?.close())

const guarded = namedEndpoints.filter(([, { access }]) => access.who === 'employer')
const newPassword = 'A new and better sentence'

describe('a session that has ended opens nothing from that moment on', () => {
  interface Subject {
    company: TestCompany
    colleague: TestColleague
    /** Another session of the colleague. */
    elsewhere: string
  }
  const logInAgain = async ({ email, password }: TestColleague) => {
    const { status, body } = await app.call(logInEndpoint, { body: { userName: email, password } })
    if (status !== 200) throw new Error(`Logging in was answered ${status}`)
    return body.accessToken
  }

  const endings: Record<string, (subject: Subject) => Promise<{ status: number }>> = {
    'logging out': ({ colleague }) => app.call(logOutEndpoint, { token: colleague.token }),
    'a reset': async ({ colleague: { email } }) => {
      await app.call(requestResetEndpoint, { params: { email } })
      await app.runTasks()
      const token = mailedToken(app, email)
      return app.call(resetPasswordEndpoint, { params: { token }, body: { newPassword } })
    },
    'a change of the password elsewhere': ({ colleague, elsewhere }) =>
      app.call(changePasswordEndpoint, {
        token: elsewhere,
        body: { currentPassword: colleague.password, newPassword },
      }),
    'a change of the address': async ({ colleague: { token, email, password } }) => {
      const newEmail = `new-${email}`
      await app.call(changeEmailEndpoint, { token, body: { newEmail, password } })
      await app.runTasks()
      const link = new URL(app.mail.to(newEmail).at(-1)?.action?.url ?? '').searchParams.get('change') ?? ''
      return app.call(confirmNewEmailEndpoint, { params: { token: link } })
    },
    'ending it from another': async ({ elsewhere }) => {
      const { body } = await app.call(listSessionsEndpoint, { token: elsewhere })
      const other = body.find(({ current }) => !current)
      if (!other) throw new Error('The session is not listed')
      return app.call(endSessionEndpoint, { token: elsewhere, params: { sessionId: other.id } })
    },
    'ending all others': ({ elsewhere }) => app.call(endOtherSessionsEndpoint, { token: elsewhere }),
    'the removal of its user': ({ company, colleague: { userId } }) =>
      app.call(removeUserEndpoint, { token: company.token, params: { userId } }),
    'leaving the company': ({ colleague: { token, password } }) =>
      app.call(leaveTeamEndpoint, { token, body: { password } }),
    'the end of its twelve hours': async () => {
      app.clock.advance(12 * 3_600_000)
      return { status: 200 }
    },
  }

  it.each(Object.entries(endings))('%s', async (_what, end) => {
    const company = await aCompany(app)
    const colleague = await aColleague(app, company, 'ADMIN')
    const elsewhere = await logInAgain(colleague)
    const { token } = colleague
    expect((await app.call(getSettingsEndpoint, { token })).status).toBe(200)
    expect((await end({ company, colleague, elsewhere })).status).toBe(200)
    const replies = await Promise.all(guarded.map(([, endpoint]) => every.send(endpoint, { token })))
    for (const [at, { status, error }] of replies.entries())
      expect([status, error.code], guarded[at]?.[0]).toEqual([401, 'SIGNED_OUT'])
  })
})

it('a session is one’s own: a colleague neither sees nor ends it', async () => {
  const company = await aCompany(app)
  const colleague = await aColleague(app, company, 'ADMIN')
  const { body: theirs } = await app.call(listSessionsEndpoint, { token: colleague.token })
  const { body: ours } = await app.call(listSessionsEndpoint, { token: company.token })
  expect(ours.map(({ id }) => id)).not.toContain(theirs[0]?.id)
  for (const { id } of theirs) {
    const ended = await app.call(endSessionEndpoint, { token: company.token, params: { sessionId: id } })
    expect(ended.status).toBe(404)
  }
  expect((await app.call(endOtherSessionsEndpoint, { token: company.token })).status).toBe(200)
  expect((await app.call(getSettingsEndpoint, { token: colleague.token })).status).toBe(200)
})

it('a login that a reset overtakes begins no session', async () => {
  const { email, password, userId } = await aCompany(app)
  const { db } = app.platform
  const overtaken = {
    ...db,
    forCompany: (async (companyId, work) => {
      // The password was found right a moment ago.
      await every.owner.query(`update users set password_hash = 'another' where id = $1`, [userId])
      return db.forCompany(companyId, work)
    }) as typeof db.forCompany,
  }
  const caller = { address: '192.0.2.1', userAgent: '' }
  const credentials = { userName: email, password }
  const before = await logIn(app.platform, credentials, caller)
  expect(await identify(app.platform, before.bearer)).not.toBeNull()
  await expect(logIn({ ...app.platform, db: overtaken }, credentials, caller)).rejects.toMatchObject({
    code: 'WRONG_LOGIN',
  })
})

describe('what is not the token of a session', () => {
  let company: TestCompany
  beforeAll(async () => {
    company = await aCompany(app)
  })

  const encode = (part: object | string) =>
    Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')

  /** Tokens that other systems would take for signed by us. */
  function jsonTokens({ userId, companyId }: TestCompany): string[] {
    const claims = encode({ sub: userId, userId, companyId, role: 'ADMIN', exp: 9_999_999_999 })
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const headed = (header: object) => `${encode({ typ: 'JWT', ...header })}.${claims}`
    const hs = (header: object, key: string) => {
      const text = headed({ alg: 'HS256', ...header })
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
    }
    const rs = headed({ alg: 'RS256', jku: 'https://evil.example/keys.json', kid: '../../dev/null' })
    return [
      `${headed({ alg: 'none' })}.`,
      `${headed({ alg: 'None' })}.`,
      headed({ alg: 'none' }),
      hs({}, ''),
      hs({}, 'secret'),
      hs({}, publicPem),
      hs({ jwk: publicKey.export({ format: 'jwk' }) }, publicPem),
      hs({}, 'x'.repeat(48)),
      `${rs}.${sign('sha256', Buffer.from(rs), privateKey).toString('base64url')}`,
    ]
  }

  /** Other spellings of a token that is right. */
  function spellings(token: string): string[] {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet.indexOf(token.at(-1) ?? '')
    // The last letter holds four bits of the token and two of nothing: these decode to the very same bytes.
    const sameBytes = [0, 1, 2, 3].map((low) => token.slice(0, -1) + alphabet[(last & ~3) | low])
    const swapped = (text: string) =>
      [...text].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase())).join('')
    return [
      ...sameBytes.filter((one) => one !== token),
      swapped(token),
      token.toUpperCase(),
      token.toLowerCase(),
      `${token}=`,
      `${token}==`,
      `${token}.`,
      `${token}%00`,
      `%20${token}`,
      `"${token}"`,
      `${token},${token}`,
      Buffer.from(token, 'base64url').toString('hex'),
      Buffer.from(token).toString('base64url'),
      createHash('sha256').update(token).digest('hex'),
    ]
  }

  const seen = async (headers: Record<string, string | string[]>, url = '/api/users/settings') =>
    (await app.inject({ method: 'GET', url, headers })).status

  it('is never accepted', async () => {
    const { token } = company
    expect(await seen({ authorization: `Bearer ${token}` })).toBe(200)
    const { rows } = await every.owner.query<{ hash: string }>('select token_hash as hash from sessions')
    const forged = [
      ...jsonTokens(company),
      ...spellings(token),
      ...rows.map(({ hash }) => hash),
      company.userId,
      company.companyId,
      every.own.token ?? '',
      "' or '1'='1",
      'null',
      'undefined',
      '[object Object]',
      '__proto__',
    ]
    for (const one of forged) expect(await seen({ authorization: `Bearer ${one}` }), one).toBe(401)
  })

  it('nor is a valid one in another notation', async () => {
    const { token } = company
    expect(await seen({ authorization: `Bearer ${token}` })).toBe(200)
    for (const authorization of [
      `bearer ${token}`,
      `BEARER ${token}`,
      `Bearer\t${token}`,
      `Bearer ${token}\t`,
      `Bearer ${token} `,
      ` Bearer ${token}`,
      `Bearer ${token}\n`,
      `Bearer: ${token}`,
      `Token ${token}`,
      `Basic ${Buffer.from(`${company.email}:${token}`).toString('base64')}`,
      `Bearer x, Bearer ${token}`,
      `Bearer ${token}, Bearer x`,
    ])
      expect(await seen({ authorization }), authorization).toBe(401)
    for (const name of [
      'x-authorization',
      'proxy-authorization',
      'x-access-token',
      'x-forwarded-authorization',
    ])
      expect(await seen({ [name]: `Bearer ${token}` }), name).toBe(401)
    expect(
      await seen({ cookie: `accessToken=${token}; token=${token}; authorization=Bearer ${token}` }),
    ).toBe(401)
    for (const name of ['access_token', 'token', 'accessToken', 'authorization', 'bearer'])
      expect(await seen({}, `/api/users/settings?${name}=${token}`), name).toBe(401)
  })
})
