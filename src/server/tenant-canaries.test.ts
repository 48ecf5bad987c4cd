import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndpointShape } from '#contract/endpoint.ts'
import { logInEndpoint } from '#features/accounts/contract/account.ts'
import type { MemoryFiles } from '#platform/files/memory-files.ts'
import { aCanaryCompany, type CanaryCompany, holdsCanary } from '#testing/builders/a-canary-company.ts'
import { endpoints, nameOf } from '#testing/every-endpoint.ts'
import { inputsOf } from '#testing/inputs-of-schema.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

/** `TENANT_CALLS=20000` for the run that the scorecard asks for. */
const calls = Number(process.env.TENANT_CALLS ?? 800)
const patience = 120_000 + calls * 60

/** The table of what a parameter names. */
const tableOf = {
  jobId: 'jobs',
  candidateId: 'candidates',
  noteId: 'candidate_notes',
  questionId: 'company_questions',
  invitationId: 'invitations',
  assessmentId: 'assessments',
  userId: 'users',
  inviteId: 'team_invites',
  sessionId: 'sessions',
  exportId: 'company_exports',
  purchaseId: 'purchases',
  invoiceId: 'invoices',
  mailId: 'mails',
} as const

/** A company with the ids of what it has, and the private links to it. */
interface Side {
  company: CanaryCompany
  session: string
  ids: Record<string, string[]>
}

let app: TestApp
let owner: pg.Client
let sides: [Side, Side]
beforeAll(async () => {
  app = await startApp({ settings: { LOG_LEVEL: 'debug' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  sides = [await aSide(), await aSide()]
}, patience)
afterAll(async () => {
  await owner.end()
  await app.close()
})

async function aSide(): Promise<Side> {
  const company = await aCanaryCompany(app)
  const idsIn = async (table: string) => {
    const { rows } = await owner.query<{ id: string }>(
      `select id from ${table} where company_id = $1 order by id limit 8`,
      [company.companyId],
    )
    return rows.map(({ id }) => id)
  }
  const ids: Side['ids'] = { companyId: [company.companyId] }
  for (const [name, table] of Object.entries(tableOf)) ids[name] = await idsIn(table)
  const { links } = app.platform
  const linked = [
    ...(ids.candidateId ?? []).flatMap((id) =>
      (['interview', 'application'] as const).map((kind) => links.token(kind, id, 1)),
    ),
    ...(ids.invitationId ?? []).map((id) => links.token('invitation', id, 1)),
  ]
  return { company, session: company.token, ids: { ...ids, token: linked } }
}

interface TenantCall {
  endpoint: EndpointShape
  /** Whose session it is called with. */
  caller: 0 | 1 | null
  /** Whose things the path names. */
  named: 0 | 1
  params: Record<string, string>
  query: unknown
  body: unknown
}

/** Calls whose paths and bodies name things of both. What a company never said itself it may not be told. */
function tenantCalls(): fc.Arbitrary<TenantCall> {
  const known = sides.flatMap(({ ids }) => Object.values(ids).flat())
  const ofEndpoint = (endpoint: EndpointShape) =>
    fc.constantFrom<0 | 1>(0, 1).chain((named) => {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      const valuesOf = (name: string): string[] => {
        const { ids, company } = sides[named]
        if (name === 'email') return [company.email]
        return ids[name] ?? ['en', 'rejected', '0', 'basic', 'x']
      }
      return fc.record({
        endpoint: fc.constant(endpoint),
        caller: fc.constantFrom<0 | 1 | null>(0, 1, 0, 1, 0, 1, null),
        named: fc.constant(named),
        params: fc.record(
          Object.fromEntries(names.map((name) => [name, fc.constantFrom(...valuesOf(name), 'x')])),
        ),
        query: endpoint.query
          ? fc.option(inputsOf(endpoint.query, known), { nil: undefined })
          : fc.constant(undefined),
        body: endpoint.body ? inputsOf(endpoint.body, known) : fc.constant(undefined),
      })
    })
  // What is read tells more than what is written.
  return fc.oneof(
    ...endpoints.map((endpoint) => ({
      weight: endpoint.method === 'GET' ? 3 : 1,
      arbitrary: ofEndpoint(endpoint),
    })),
  )
}

async function send({ endpoint, caller, params, query, body }: TenantCall) {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const entries = Object.entries(query ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const token = caller === null ? undefined : sides[caller].session
  return app.inject({
    method: endpoint.method,
    url: entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
}

/** What one is told with a session is one's own; what a link or a public page tells is of what it names. */
function mayTell({ endpoint, caller, named }: TenantCall): 0 | 1 | null {
  const { who } = endpoint.access
  return who === 'employer' ? caller : who === 'operator' ? null : named
}

const holds = (side: 0 | 1, text: string) => holdsCanary(sides[side].company, text)

/** Some calls end sessions. */
async function logInAgain(side: Side): Promise<void> {
  const { email, password } = side.company
  const { status, body } = await app.call(logInEndpoint, { body: { userName: email, password } })
  if (status === 200) side.session = body.accessToken
}

test('S3 random calls of two companies tell neither a word of the other', { timeout: patience }, async () => {
  const reached = new Set<string>()
  let told = 0
  const keepsApart = fc.asyncProperty(tenantCalls(), async (call) => {
    const { status, text } = await send(call)
    const may = mayTell(call)
    for (const side of [0, 1] as const)
      if (side !== may)
        expect(holds(side, text), `${nameOf(call.endpoint)} told of company ${side}`).toBe(false)
    if (may !== null && holds(may, text)) told++
    if (status < 300) reached.add(nameOf(call.endpoint))
    if (status === 401 && call.caller !== null) await logInAgain(sides[call.caller])
  })
  await fc.assert(keepsApart, { numRuns: calls, seed: 20_261_124, endOnFailure: true })
  await app.runTasks()
  console.info(`${calls} calls, ${told} told of their own, ${reached.size} of ${endpoints.length} endpoints`)
  // Where nobody is told anything nothing is proved.
  expect(told / calls).toBeGreaterThan(0.05)
  expect(reached.size).toBeGreaterThan(endpoints.length / 4)
})

test('S3 no mail and no file holds words of both, and no line of the log of any', () => {
  const both = (text: string) => holds(0, text) && holds(1, text)
  const { kept } = app.platform.files as MemoryFiles
  const mails = app.mail.messages.map((message) => JSON.stringify(message))
  const files = [...kept].map(([key, bytes]) => key + bytes.toString('latin1'))
  for (const texts of [mails, files]) {
    expect(texts.some((text) => holds(0, text) || holds(1, text))).toBe(true)
    expect(texts.filter(both)).toEqual([])
  }
  const log = JSON.stringify(app.log.lines)
  expect([holds(0, log), holds(1, log)]).toEqual([false, false])
})
