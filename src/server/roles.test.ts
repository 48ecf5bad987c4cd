import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { type EveryEndpoint, everyEndpoint, namedEndpoints } from '#testing/every-endpoint.ts'

// What each role may do, said once more without the endpoints' own declarations: those are what is tested.

/** What concerns nobody but the user: each role may. */
const ownAccount = new Set([
  'POST /api/auth/logout',
  'PUT /api/auth/password',
  'PUT /api/auth/email',
  'DELETE /api/auth/sessions/:sessionId',
  'DELETE /api/auth/sessions',
  'POST /api/team/leave',
  'PUT /api/users/notifications',
  'PUT /api/users/language',
  'POST /api/calendar-feed',
])
/** A question with a body, that changes nothing. */
const asking = 'POST /api/mail-templates/:kind/:language/preview'
/** Plans, team, company profile, deletion, and the log of all that: an ADMIN alone may change them, or take them along. */
const ofAdmins = /^\/api\/(plans|subscriptions|purchases|invoices|team|audit|users|privacy)(\/|$)/

/** Whole files of decisions and their reasons: for those who decide. */
const evidence = /^\/api\/(candidates|jobs)\/:\w+\/evidence$/

const guarded = namedEndpoints.filter(([, { access }]) => access.who === 'employer')
const changing = guarded.filter(
  ([name, { method }]) => method !== 'GET' && !ownAccount.has(name) && name !== asking,
)

let every: EveryEndpoint
const tokens = new Map<Role, string>()
beforeAll(async () => {
  every = await everyEndpoint()
  for (const role of ['VIEWER', 'RECRUITER'] as const)
    tokens.set(role, (await aColleague(every.app, every.ours, role)).token)
})
afterAll(() => every.close())

async function expectNotAllowed(role: Role, [name, endpoint]: (typeof guarded)[number]): Promise<void> {
  const before = await every.everything()
  const payload = every.goodBodies[name]
  const answer = await every.send(endpoint, { token: tokens.get(role), ...(payload ? { payload } : {}) })
  expect([answer.status, answer.error]).toEqual([
    403,
    { code: 'NOT_ALLOWED', message: 'Your role does not allow this.' },
  ])
  expect(await every.everything()).toEqual(before)
}

describe('a VIEWER changes nothing, and takes no evidence along', () => {
  it.each(changing)('§roles-1 %s', (...named) => expectNotAllowed('VIEWER', named))
  it.each(guarded.filter(([, { path }]) => evidence.test(path)))('§roles-1 %s', (...named) =>
    expectNotAllowed('VIEWER', named),
  )
})

describe('a RECRUITER leaves plans, team, company profile and deletion alone', () => {
  it.each(changing.filter(([, { path }]) => ofAdmins.test(path)))('§roles-1 %s', (...named) =>
    expectNotAllowed('RECRUITER', named),
  )
  it.each(guarded.filter(([, { path }]) => /^\/api\/(audit|privacy|purchases|invoices)/.test(path)))(
    '§roles-1 %s',
    (...named) => expectNotAllowed('RECRUITER', named),
  )
})

describe('a RECRUITER runs jobs, candidates and meetings', () => {
  // The note is an ADMIN's.
  const ofOthers = '/api/candidates/:candidateId/notes/:noteId'
  it.each(changing.filter(([, { path }]) => !ofAdmins.test(path) && path !== ofOthers))(
    '§roles-1 %s',
    async (_name, endpoint) => {
      const { status } = await every.send(endpoint, { token: tokens.get('RECRUITER') })
      expect([401, 403]).not.toContain(status)
    },
  )
})

describe('the own account is for each role', () => {
  it.each(guarded.filter(([name]) => ownAccount.has(name)))('§roles-1 %s', async (_name, endpoint) => {
    for (const role of ['VIEWER', 'RECRUITER'] as const) {
      const { token } = await aColleague(every.app, every.ours, role)
      const { status } = await every.send(endpoint, { token })
      expect([401, 403], role).not.toContain(status)
    }
  })
})

it('a role below ADMIN reads everything else', async () => {
  const reading = guarded.filter(
    ([name, { method, path }]) =>
      (method === 'GET' || name === asking) &&
      !evidence.test(path) &&
      !/^\/api\/(audit|privacy|purchases|invoices|users\/onboarding|jobs\/draft)/.test(path),
  )
  for (const [name, endpoint] of reading)
    for (const role of ['VIEWER', 'RECRUITER'] as const) {
      const { status } = await every.send(endpoint, { token: tokens.get(role) })
      expect([401, 403], `${role} ${name}`).not.toContain(status)
    }
})
