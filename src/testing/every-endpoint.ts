import { createHash, randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { EndpointShape } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import { logInEndpoint, requestResetEndpoint, signUpEndpoint } from '#features/accounts/contract/account.ts'
import { addNoteEndpoint } from '#features/candidates/contract/notes.ts'
import { getCalendarFeedEndpoint } from '#features/invitations/contract/calendar-feed.ts'
import { saveCompanyQuestionEndpoint } from '#features/question-sets/contract/company-questions.ts'
import { generateReportEndpoint } from '#features/reports/contract/candidate-report.ts'
import { routes } from '#server/features.ts'
import { aCandidate } from './builders/a-candidate.ts'
import { aColleague, anInvite } from './builders/a-colleague.ts'
import { aCompany, aNewAccount, aNewCompany, mailedToken, type TestCompany } from './builders/a-company.ts'
import { aJob, aNewJob } from './builders/a-job.ts'
import { aCompletedInterview, aStartedInterview } from './builders/an-interview.ts'
import { anOperator, anOperatorLink, type TestOperator } from './builders/an-operator.ts'
import { readTables } from './read-tables.ts'
import { startApp, type TestApp } from './start-app.ts'
import {
  aDeadMail,
  aMeetingToCome,
  aPurchaseToReview,
  aReadyExport,
  aWrittenInvoice,
  idOf,
} from './written-rows.ts'

export const endpoints = routes.map(({ endpoint }) => endpoint)
export const nameOf = ({ method, path }: EndpointShape) => `${method} ${path}`
/** Every endpoint there is with its name, so that a new one is tested by being listed. */
export const namedEndpoints = endpoints.map((one) => [nameOf(one), one] as const)

export type Extra = Partial<InjectOptions> & { token?: string | undefined }
export type Reply = Awaited<ReturnType<TestApp['inject']>>

/** The product with something of everything in it, to call any endpoint with. */
export interface EveryEndpoint {
  app: TestApp
  owner: pg.Client
  ours: TestCompany
  theirs: TestCompany
  /** Signed in, onboarding not finished. */
  pending: TestCompany
  operator: TestOperator
  /** Ids and links of things that are ours, by the names of path parameters. */
  own: Record<string, string>
  /** A body that is taken, for endpoints of one thing that need one, by their names. */
  goodBodies: Readonly<Record<string, object>>
  urlOf(endpoint: EndpointShape, values?: Record<string, string>): string
  send(endpoint: EndpointShape, extra?: Extra): Promise<Reply>
  /** A digest of each table's rows, whatever their order. */
  everything(): Promise<Record<string, string>>
  close(): Promise<void>
}

export async function everyEndpoint(settings: Record<string, string> = {}): Promise<EveryEndpoint> {
  const app = await startApp({ settings: { BILLING: 'off', ...settings } })
  const owner = new pg.Client(app.owner)
  await owner.connect()
  const ours = await aCompany(app)
  const theirs = await aCompany(app, { account: { name: 'Other Company' } })
  const pending = await aNewCompany(app, { name: 'New Company' })
  const operator = await anOperator(app)
  const own = await thingsOf(app, owner, ours)
  const links = await linksOf(app, ours, own)
  const urlOf = ({ path }: EndpointShape, values: Record<string, string> = { ...own, ...links[path] }) =>
    filled(path, values)
  return {
    app,
    owner,
    ours,
    theirs,
    pending,
    operator,
    own,
    goodBodies,
    urlOf,
    send: (endpoint, { token, headers, url, ...more } = {}) =>
      app.inject({
        method: endpoint.method,
        url: url ?? urlOf(endpoint),
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...more,
      }),
    everything: () => digests(owner),
    close: async () => {
      await owner.end()
      await app.close()
    },
  }
}

const aMeeting = {
  interviewType: 'ONLINE',
  interviewPlace: 'https://meet.example/abc',
  interviewDate: '2040-11-30T09:30:00',
}

const goodBodies = {
  'PUT /api/team/users/:userId': { role: 'VIEWER' },
  'PUT /api/jobs/:jobId': { ...aNewJob(), version: 1 },
  'PUT /api/jobs/:jobId/review-settings': { distanceLimitKm: 80, blind: true, rejectReasons: [] },
  'PUT /api/jobs/:jobId/questions': {
    version: 1,
    questions: ['What?', 'Why?', 'How?'].map((text) => ({ text, from: null })),
  },
  'POST /api/jobs/:jobId/questions/rewrite': { version: 1 },
  'POST /api/jobs/:jobId/questions/suggest': { at: 0, questions: [] },
  'POST /api/jobs/:jobId/questions/check': { questions: [] },
  'POST /api/company-questions': {
    language: 'English' as const,
    text: 'What did you repair last?',
    competency: 'skills' as const,
    keyPoints: ['Names the tool'],
  },
  'PUT /api/mail-templates/:kind/:language': { subject: 'News', text: 'Dear {firstName}' },
  'POST /api/mail-templates/:kind/:language/preview': { subject: 'News', text: 'Dear {firstName}' },
  'POST /api/candidates/:candidateId/notes': { text: 'Call back on Monday.' },
  'POST /api/candidates/:candidateId/reveal': { reason: 'A reference check' },
  'POST /api/candidates/:candidateId/outcome': { outcome: 'no-show' as const },
  'POST /api/invitations': aMeeting,
  'PUT /api/invitations/:invitationId': { ...aMeeting, sequence: 0 },
  'POST /api/invitations/:invitationId/cancel': { sequence: 0 },
}

async function thingsOf(
  app: TestApp,
  owner: pg.Client,
  company: TestCompany,
): Promise<Record<string, string>> {
  const job = await aJob(app, company)
  const done = await aCandidate(app, job)
  await aCompletedInterview(app, done)
  const { id: noteId } = await app.succeed(addNoteEndpoint, {
    token: company.token,
    params: { candidateId: done.candidateId },
    body: goodBodies['POST /api/candidates/:candidateId/notes'],
  })
  await app.runTasks()
  // Refused on a plan without reports.
  await app.call(generateReportEndpoint, { token: company.token, params: { candidateId: done.candidateId } })
  const savedQuestion = await app.succeed(saveCompanyQuestionEndpoint, {
    token: company.token,
    body: goodBodies['POST /api/company-questions'],
  })
  const underWay = await aCandidate(app, job)
  await aStartedInterview(app, underWay)
  await app.runTasks()
  return {
    jobId: job.id,
    candidateId: done.candidateId,
    noteId,
    questionId: savedQuestion.id,
    invitationId: await aMeetingToCome(owner, company, await aCandidate(app, job)),
    kind: 'rejected',
    language: 'fr',
    assessmentId: await assessmentOf(owner, done.candidateId),
    token: underWay.linkToken,
    email: company.email,
    index: '0',
    userId: (await aColleague(app, company, 'RECRUITER')).userId,
    inviteId: (await anInvite(app, company)).inviteId,
    sessionId: await anotherSession(app, owner, company),
    exportId: await aReadyExport(owner, company),
    companyId: company.companyId,
    name: await slugOf(owner, company),
    planId: 'basic',
    purchaseId: await aPurchaseToReview(owner, company),
    invoiceId: await aWrittenInvoice(owner, company),
    mailId: await aDeadMail(owner, company),
    taskId: randomUUID(),
  }
}

async function assessmentOf(owner: pg.Client, candidateId: string): Promise<string> {
  return idOf(
    await owner.query<{ id: string }>('select id from assessments where candidate_id = $1', [candidateId]),
  )
}

async function slugOf(owner: pg.Client, { companyId }: TestCompany): Promise<string> {
  const { rows } = await owner.query<{ slug: string }>('select slug from companies where id = $1', [
    companyId,
  ])
  return rows[0]?.slug ?? ''
}

/** Links that are not an interview's, by the path they belong to. */
async function linksOf(
  app: TestApp,
  company: TestCompany,
  { invitationId = '', jobId = '' }: Record<string, string>,
): Promise<Record<string, { token: string }>> {
  const account = aNewAccount({ name: 'Unverified Ltd' })
  await app.call(signUpEndpoint, { body: account })
  const { email } = await aColleague(app, company, 'VIEWER')
  await app.call(requestResetEndpoint, { params: { email } })
  await app.runTasks()
  const invitation = { token: app.platform.links.token('invitation', invitationId, 1) }
  const { url } = await app.succeed(getCalendarFeedEndpoint, { token: company.token })
  return {
    '/api/calendar/:token': { token: url.split('/').at(-1) ?? '' },
    '/api/invitation-links/:token': invitation,
    '/api/invitation-links/:token/calendar': invitation,
    '/api/invitation-links/:token/language': invitation,
    '/api/invitation-links/:token/reply': invitation,
    ...(await applicationLinks(app, jobId)),
    '/api/auth/confirm/:token': { token: mailedToken(app, account.userName) },
    '/api/auth/reset-password/:token': { token: mailedToken(app, email) },
    '/api/admin/setup/:token': { token: (await anOperatorLink(app)).linkToken },
    '/api/team/join/:token': { token: (await anInvite(app, company)).linkToken },
  }
}

/** Of an application that nothing else uses: one of the calls erases it. */
async function applicationLinks(app: TestApp, jobId: string) {
  const { candidateId } = await aCandidate(app, { id: jobId as JobId })
  const token = app.platform.links.token('application', candidateId, 1)
  const parts = [
    '',
    '/contact',
    '/withdraw',
    '/language',
    '/ask-for-person',
    '/cv',
    '/self-description',
    '/copy',
  ]
  return Object.fromEntries(parts.map((part) => [`/api/my-application/:token${part}`, { token }]))
}

async function anotherSession(app: TestApp, owner: pg.Client, company: TestCompany): Promise<string> {
  await app.call(logInEndpoint, { body: { userName: company.email, password: company.password } })
  return idOf(
    await owner.query<{ id: string }>(
      'select id from sessions where user_id = $1 order by created_at desc limit 1',
      [company.userId],
    ),
  )
}

function filled(path: string, values: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No test knows a ${name}: add one of ours`)
    return encodeURIComponent(value)
  })
}

async function digests(owner: pg.Client): Promise<Record<string, string>> {
  const tables = Object.entries(await readTables(owner))
  return Object.fromEntries(
    tables.map(([name, rows]) => [name, createHash('sha256').update(JSON.stringify(rows)).digest('hex')]),
  )
}

/** The one shape of an error, and nothing beside it. */
export const errorShape = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z][A-Z_]+$/)),
  message: z.string().check(z.minLength(1)),
  fields: z.optional(z.record(z.string(), z.string())),
})

export function expectRefused({ status, error }: Reply, what: string): void {
  expect(status, what).toBeGreaterThanOrEqual(400)
  expect(status, what).toBeLessThan(500)
  expect(errorShape.safeParse(error).success, `${what}: ${JSON.stringify(error)}`).toBe(true)
}

/** Names of an object schema's fields. */
export function fieldsOf(schema: unknown): string[] {
  const { shape, def } = (schema ?? {}) as { shape?: object; def?: { innerType?: unknown } }
  return def?.innerType ? fieldsOf(def.innerType) : Object.keys(shape ?? {})
}
