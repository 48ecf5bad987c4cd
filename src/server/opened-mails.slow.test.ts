import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import {
  changeEmailEndpoint,
  logInEndpoint,
  requestResetEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
} from '#features/accounts/contract/account.ts'
import { inviteUserEndpoint } from '#features/accounts/contract/team.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { finishOnboardingEndpoint } from '#features/company/contract/settings.ts'
import { createInvitationEndpoint } from '#features/invitations/contract/invitations.ts'
import { createJobEndpoint, listJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { listJobCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { aRegistration } from '#testing/builders/a-candidate.ts'
import { aCompanyIdentity, aNewAccount } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { readTables } from '#testing/read-tables.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

// A whole server, with its real queue and its real pages.
const patience = 120_000
const isBuilt = existsSync(join(import.meta.dirname, '../../dist/client'))

let server: TestServer
let links: Record<string, URL>

beforeAll(async () => {
  server = await startServer({ BILLING: 'off', LOG_LEVEL: 'debug' })
  links = await mailEveryLink()
}, patience)
afterAll(() => server?.stop())

/** The link of each kind as it came by mail; only that which verifies is used. */
async function mailEveryLink(): Promise<Record<string, URL>> {
  const client = persistentClient(server)
  const linkTo = async (address: string, subject: RegExp) => {
    const { text } = await client.mailTo(address, subject)
    return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  }
  const account = aNewAccount()
  const { userName, password } = account
  await client.call(signUpEndpoint, { body: account })
  const verification = await linkTo(userName, /Verify/)
  await client.call(verifyEmailEndpoint, { params: { token: tokenIn(verification) } })
  const { accessToken: token } = await client.call(logInEndpoint, { body: { userName, password } })
  await client.call(finishOnboardingEndpoint, { token, body: aCompanyIdentity() })
  await client.call(createJobEndpoint, { token, body: aNewJob() })
  const { jobs } = await client.until(
    listJobsEndpoint,
    { token },
    (page) => page.jobs[0]?.questionsState === 'ready',
  )
  const [job] = jobs
  if (!job) throw new Error('There is no job')
  const candidate = aRegistration(job.id)
  await client.call(registerCandidateEndpoint, { body: candidate })
  const newEmail = `new-${userName}`
  await client.call(changeEmailEndpoint, { token, body: { newEmail, password } })
  const email = `colleague-${userName}`
  await client.call(inviteUserEndpoint, { token, body: { email, role: 'VIEWER' } })
  await client.call(requestResetEndpoint, { params: { email: userName } })
  const interview = await linkTo(candidate.email, /entretien/)
  const { content } = await client.call(listJobCandidatesEndpoint, { token, params: { jobId: job.id } })
  await client.call(createInvitationEndpoint, {
    token,
    body: {
      candidateId: content[0]?.id as CandidateId,
      interviewType: 'IN_PERSON',
      interviewPlace: '12 rue de Carthage, Tunis',
      interviewDate: '2040-11-30T09:30:00',
    },
  })
  return {
    'verify-email': verification,
    'reset-password': await linkTo(userName, /password/),
    'change-email': await linkTo(newEmail, /Confirm/),
    'join-team': await linkTo(email, /invites/),
    interview,
    invitation: await linkTo(candidate.email, /^Invitation/),
  }
}

const tokenIn = ({ pathname, searchParams }: URL) =>
  searchParams.get('token') ?? searchParams.get('change') ?? pathname.split('/').at(-1) ?? ''

const tables = () =>
  readTables({
    query: async (text: string) => ({ rows: await readInstallation(server.dataDir, text) }),
  } as never)

test(
  'a hundred visits of each mailed page change nothing, and tell its address to nobody',
  async () => {
    // The queue's own tables move by themselves.
    const ofOurs = async () =>
      Object.fromEntries(Object.entries(await tables()).filter(([name]) => !name.includes('.')))
    const before = await ofOurs()
    for (const [kind, link] of Object.entries(links)) {
      expect(link.origin, kind).toBe(server.url)
      for (let visit = 0; visit < 50; visit++)
        for (const method of ['GET', 'HEAD']) {
          const reply = await fetch(link, { method, headers: { 'user-agent': 'mail scanner' } })
          await reply.arrayBuffer()
          expect(reply.status, kind).toBe(isBuilt ? 200 : 503)
          if (!isBuilt) continue
          expect(reply.headers.get('referrer-policy'), kind).toBe('no-referrer')
          expect(reply.headers.get('cache-control'), kind).toBe('no-store')
          expect(reply.headers.get('x-robots-tag'), kind).toBe('noindex')
        }
    }
    expect(await ofOurs()).toEqual(before)
  },
  patience,
)

test(
  'no table, the queue’s included, and no line of the log holds a link',
  async () => {
    for (const link of Object.values(links)) {
      const token = tokenIn(link)
      await fetch(`${server.url}/api/auth/confirm/${token}`, { method: 'PUT' })
      await fetch(`${server.url}/api/auth/reset-password/${token}`, { method: 'PUT', body: '{' })
      await fetch(`${server.url}/api/nowhere/${token}?token=${token}`)
    }
    const dump = await tables()
    expect(dump['pgboss.job'] ?? Object.keys(dump)).toEqual(
      expect.arrayContaining([expect.stringMatching(/mail/)]),
    )
    const log = readFileSync(join(server.dataDir, 'server.log'), 'utf8')
    expect(log).toContain('/api/auth/confirm/:token')
    const kept = JSON.stringify(dump)
    for (const [kind, link] of Object.entries(links)) {
      // The id in front of a token is no secret.
      const secret = tokenIn(link).slice(-42)
      expect(secret, kind).toHaveLength(42)
      expect(kept.includes(secret), `the database and ${kind}`).toBe(false)
      expect(log.includes(secret), `the log and ${kind}`).toBe(false)
    }
  },
  patience,
)
