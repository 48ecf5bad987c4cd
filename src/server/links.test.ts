import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveLinks } from '#platform/links/derive-links.ts'
import type { LinkKind } from '#platform/links/links.ts'
import { type MailedLinkKind, mailedLinks, singleUseLinks } from '#testing/mailed-links.ts'
import { readTables } from '#testing/read-tables.ts'
import { requestOf } from '#testing/request-of.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp
let owner: pg.Client

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await app?.close()
})

type Reply = Awaited<ReturnType<TestApp['inject']>>
const hour = 3_600_000
const named = (kinds: readonly MailedLinkKind[]) => kinds.map((one) => [one.kind, one] as const)
const kinds: readonly LinkKind[] = [
  'verify-email',
  'reset-password',
  'change-email',
  'join-team',
  'interview',
  'application',
  'invitation',
]

it('every kind of link is here', () => {
  expect(mailedLinks.map(({ kind }) => kind).sort()).toEqual([...kinds].sort())
})

describe('a link that is used up', () => {
  it.each(named(singleUseLinks))('%s: of fifty uses at once exactly one succeeds', async (_kind, link) => {
    const { token } = await link.mail(app)
    const replies = await Promise.all(Array.from({ length: 50 }, () => link.use(app, token)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === link.usedStatus)).toHaveLength(49)
    expect((await link.use(app, token)).status).toBe(link.usedStatus)
  })

  it.each(named(singleUseLinks))('%s: expires', async (_kind, link) => {
    const [inTime, late] = [await link.mail(app), await link.mail(app)]
    app.clock.advance((link.hours ?? 0) * hour - 10 * 60_000)
    expect((await link.use(app, inTime.token)).status).toBe(200)
    app.clock.advance(10 * 60_000)
    expectDead(link, await link.use(app, late.token))
  })

  it.each(named(singleUseLinks))('%s: is dead when a newer one was mailed', async (_kind, link) => {
    const first = await link.mail(app)
    const second = await first.replace?.()
    if (!second) throw new Error('There is no newer one')
    expect(second.token).not.toBe(first.token)
    expectDead(link, await link.use(app, first.token))
    expect((await link.use(app, second.token)).status).toBe(200)
  })

  const expectDead = (link: MailedLinkKind, { status, error }: Reply) => {
    expect([400, 404], link.kind).toContain(status)
    expect(error.code).toMatch(/^(BAD_\w+|EXPIRED_LINK)$/)
  }
})

it('the link of an interview expires', async () => {
  const link = mailedLinks.find(({ kind }) => kind === 'interview')
  if (!link) throw new Error('There is no interview')
  const { token } = await link.mail(app)
  const id = app.platform.links.claimedId(token)
  await owner.query(`update candidates set link_expires_at = now() where id = $1`, [id])
  for (const endpoint of link.reads) {
    const { status, error } = await app.inject(requestOf(endpoint, { params: { token } } as never))
    expect([status, error.code]).toEqual([410, 'EXPIRED_LINK'])
  }
  expect((await link.use(app, token)).error.code).toBe('EXPIRED_LINK')
})

it.each(named(mailedLinks.filter(({ reads }) => reads.length > 0)))(
  '%s: reading what it is for changes nothing',
  async (_kind, link) => {
    const { token } = await link.mail(app)
    await app.runTasks()
    const before = await readTables(owner)
    for (let visit = 0; visit < 20; visit++)
      for (const endpoint of link.reads) {
        const { status } = await app.inject(requestOf(endpoint, { params: { token } } as never))
        expect(status).toBe(200)
      }
    expect(await readTables(owner)).toEqual(before)
  },
)

describe('a token that is wrong', () => {
  /** Everything that looks like a token of ours and is none. */
  function wrongTokens(link: MailedLinkKind, token: string): Record<string, string> {
    const { links, clock } = app.platform
    const id = links.claimedId(token) ?? ''
    const strangers = deriveLinks({
      config: { secretKey: 'another secret of another installation', publicUrl: 'http://mindhire.test' },
      clock,
    })
    const others = kinds.filter((kind) => kind !== link.kind)
    return {
      ...Object.fromEntries(others.map((kind) => [`of ${kind}`, links.token(kind, id, 1)])),
      'of nobody': links.token(link.kind, randomUUID(), 1),
      'of a later issue': links.token(link.kind, id, 99),
      'of another secret': strangers.token(link.kind, id, 1),
      'cut short': token.slice(0, -1),
      'longer by one': `${token}A`,
      'with another end': token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
      'in capitals': token.toUpperCase(),
      padded: `${token}=`,
      'with a space': `${token} `,
      'with a line': `${token}\n`,
      twice: token + token,
      'its id alone': id,
      characters: 'é'.repeat(64),
      Arabic: 'رمز',
      'of one letter': 'x',
      'three hundred characters': 'x'.repeat(300),
      'ten thousand characters': 'x'.repeat(10_000),
    }
  }

  it.each(named(mailedLinks))('%s: is answered like one that never was', async (_kind, link) => {
    const { token } = await link.mail(app)
    const seen = ({ status, text, headers }: Reply) => ({
      status,
      text,
      headers: Object.keys(headers).sort(),
    })
    const unknown = seen(await link.use(app, randomBytes(48).toString('base64url')))
    expect(unknown.status).toBeGreaterThanOrEqual(400)
    for (const [what, wrong] of Object.entries(wrongTokens(link, token)))
      expect(seen(await link.use(app, wrong)), what).toEqual(unknown)
    if (link.hours !== null) expect((await link.use(app, token)).status, 'the right one').toBe(200)
  })
})

it('no table and no line of the log holds a link, whether it was used, failed or has expired', async () => {
  const tokens: string[] = []
  for (const link of mailedLinks) {
    const [used, broken, waiting] = [await link.mail(app), await link.mail(app), await link.mail(app)]
    await link.use(app, used.token)
    await link.use(app, used.token)
    await link.use(app, `${broken.token}x`)
    await owner.query(
      'alter table companies rename to companies_gone; alter table users rename to users_gone',
    )
    try {
      await link.use(app, broken.token)
    } finally {
      await owner.query(
        'alter table companies_gone rename to companies; alter table users_gone rename to users',
      )
    }
    tokens.push(used.token, broken.token, waiting.token)
  }
  const dump = JSON.stringify(await readTables(owner))
  const log = JSON.stringify(app.log.lines)
  expect(dump).toContain('Sales Manager')
  expect(log).toContain('request')
  // The id in front of a token is no secret.
  for (const token of tokens)
    for (const secret of [token.slice(-42), Buffer.from(token, 'base64url').subarray(16).toString('hex')]) {
      expect(dump).not.toContain(secret)
      expect(log).not.toContain(secret)
    }
})
