import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CandidateId, JobId } from '#contract/ids.ts'
import { confirmPurchaseEndpoint } from '#features/admin/contract/console.ts'
import { buyPlanEndpoint } from '#features/billing/contract/purchases.ts'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import {
  completeInterviewEndpoint,
  getInterviewEndpoint,
  saveAnswerEndpoint,
  saveCvEndpoint,
} from '#features/interviews/contract/interviews.ts'
import { createInvitationEndpoint } from '#features/invitations/contract/invitations.ts'
import {
  eraseApplicationEndpoint,
  getMyApplicationEndpoint,
} from '#features/privacy/contract/my-application.ts'
import { generateReportEndpoint, getReportEndpoint } from '#features/reports/contract/candidate-report.ts'
import { listJobCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { anAnswerInFrench } from '#testing/builders/an-answer-in-french.ts'
import { someDetails } from '#testing/builders/an-invitation.ts'
import { cvFixtures } from '#testing/documents/cv-fixtures.ts'
import { aJobOver, aLinkOver, anOperatorOver, signedUpOver, tokenIn } from '#testing/hire-over-http.ts'
import { type PersistentClient, persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { settledMails } from '#testing/settled-mails.ts'
import { databasePids, startServer, type TestServer } from '#testing/start-server.ts'

const minutes = 60_000
/** Enough for all on a machine of its own; on a busy one, steps that were not reached by then kill no more. */
const sweepMs = Number(process.env.SWEEP_MINUTES ?? 2.5) * minutes
const preload = join(import.meta.dirname, '..', 'testing', 'failpoints', 'kill-at-failpoints.ts')
const seenFile = join(import.meta.dirname, '..', '..', '.cache', `failpoints-${process.pid}`)

let server: TestServer
let client: PersistentClient
let operator: string
let employer: string
let buyer: string
let jobId: JobId
beforeAll(async () => {
  server = await startServer({ NODE_OPTIONS: `--import=${preload}`, FAILPOINTS_SEEN: seenFile })
  client = persistentClient(server, sweepMs + 4 * minutes)
  operator = await anOperatorOver(server)
  employer = await signedUpOver(client)
  buyer = await signedUpOver(client)
  await buy(employer, 'enterprise')
  jobId = await aJobOver(client, employer)
}, 3 * minutes)
afterAll(async () => {
  rmSync(seenFile, { force: true })
  await server?.stop()
}, minutes)

/** A call whose answer was lost may find its own work done. */
async function once<T>(call: Promise<T>, done: RegExp): Promise<T | null> {
  return call.catch((error: Error) => {
    if (done.test(error.message)) return null
    throw error
  })
}

async function buy(token: string, planId: string): Promise<void> {
  const { purchaseId } = await client.call(buyPlanEndpoint, { token, params: { planId } })
  const confirmation = { token: operator, params: { purchaseId } }
  await once(client.call(confirmPurchaseEndpoint, confirmation), /answered 409/)
}

/** Applies, answers, sends a CV and completes; each acknowledged answer is there afterwards. */
async function apply(kind: keyof typeof cvFixtures): Promise<{ link: string; email: string }> {
  const { token: link, email } = await aLinkOver(client, jobId)
  const params = { token: link }
  const { questions } = await client.call(getInterviewEndpoint, { params })
  for (const index of questions.keys())
    await client.call(saveAnswerEndpoint, {
      params: { ...params, index },
      body: { text: anAnswerInFrench(index) },
    })
  expect((await client.call(getInterviewEndpoint, { params })).answers).toEqual(
    questions.map((_, at) => anAnswerInFrench(at)),
  )
  const file = { name: `cv.${kind}`, bytes: readFileSync(cvFixtures[kind]) }
  await once(client.call(saveCvEndpoint, { params, upload: { file } }), /answered 429/)
  await client.call(completeInterviewEndpoint, { upload: { fields: { interviewToken: link } } })
  return { link, email }
}

async function assessed(email: string): Promise<CandidateId> {
  const { content } = await client.until(
    listJobCandidatesEndpoint,
    { token: employer, params: { jobId }, query: { size: 20 } },
    ({ content }) => content.some((one) => one.email === email && one.evaluation !== null),
  )
  return content.find((one) => one.email === email)?.id as CandidateId
}

async function reported(candidateId: CandidateId): Promise<void> {
  const call = { token: employer, params: { candidateId } }
  await client.call(generateReportEndpoint, call)
  await client.until(getReportEndpoint, call, ({ reportStatus }) => reportStatus === 'READY')
}

async function erased(email: string): Promise<void> {
  const { links } = await client.mailTo(email, /./)
  const params = { token: tokenIn(links, /\/My-application\/([\w-]+)/) }
  await once(client.call(eraseApplicationEndpoint, { params }), /answered 410/)
  await expect(client.call(getMyApplicationEndpoint, { params })).rejects.toThrow('answered 410')
}

/** Everything that a candidate and an employer do, side by side. */
async function everything(): Promise<void> {
  const decide = async (kind: keyof typeof cvFixtures, decision: (id: CandidateId) => Promise<unknown>) => {
    const { email } = await apply(kind)
    const id = await assessed(email)
    await decision(id)
    return email
  }
  const details = someDetails({ clock: { now: () => new Date() } as never })
  await Promise.all([
    decide('pdf', reported),
    decide('docx', (candidateId) =>
      once(
        client.call(createInvitationEndpoint, { token: employer, body: { candidateId, ...details } }),
        /answered 409/,
      ),
    ),
    decide('doc', async (candidateId) => {
      const call = { token: employer, params: { candidateId } }
      await once(client.call(rejectCandidateEndpoint, call), /answered 409/)
    }),
    decide('pdf', reported).then(erased),
    buy(buyer, 'basic'),
  ])
}

/** Starts the server again whenever it was killed, until the work is done. */
async function throughKills(work: Promise<unknown>): Promise<number> {
  let [over, kills] = [false, 0]
  const ended = work.finally(() => {
    over = true
  })
  const until = Date.now() + sweepMs
  const reviving = (async () => {
    while (!over) {
      if (Date.now() > until) disarm()
      if (!isAlive(server.pid())) {
        kills++
        await forgetClaims()
        // A step of the start itself may kill it.
        await server.restart().catch(() => undefined)
      }
      await sleep(50)
    }
  })()
  await Promise.all([ended, reviving])
  return kills
}

const reached: string[] = []

/** From now on nothing kills; answers with the steps that did. */
function disarm(): string[] {
  if (existsSync(seenFile)) reached.push(...readFileSync(seenFile, 'utf8').split('\n').filter(Boolean))
  rmSync(seenFile, { force: true })
  return reached
}

/** What the dead process held; otherwise it would be missed after half a minute, at each of many kills. */
async function forgetClaims(): Promise<void> {
  await readInstallation(
    server.dataDir,
    `update mails set claimed_until = null where status = 'waiting';
    update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry');`,
  )
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test(
  'S27 killed at each step of what candidates, employers and operators do, nothing is lost or doubled',
  async () => {
    writeFileSync(seenFile, '')
    const began = Date.now()
    const kills = await throughKills(everything())
    const steps = disarm()
    if (!isAlive(server.pid())) await server.restart()
    console.info(
      `${kills} kills at ${steps.length} steps in ${Math.round((Date.now() - began) / 1000)} s`,
      steps,
    )
    await expectInvariants()
    const { code } = await server.terminate()
    expect(code).toBe(0)
    expect(databasePids(server.dataDir)).toEqual([])
  },
  sweepMs + 8 * minutes,
)

async function expectInvariants(): Promise<void> {
  const sent = (await settledMails(server.dataDir)).filter(({ status }) => status === 'sent')
  const inOutbox = readdirSync(join(server.dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))
  // The mail of an erased candidate has no row any more.
  expect(inOutbox.length).toBeGreaterThanOrEqual(sent.length)
  const [counted] = await readInstallation<Record<string, number>>(
    server.dataDir,
    `select (select count(*)::int from candidates) candidates,
      (select count(*)::int from interviews where completed_at is not null and published_at is not null) completed,
      (select count(*)::int from candidates where (applied_at is null) <> (select completed_at is null from interviews i where i.candidate_id = candidates.id)) torn,
      (select count(distinct candidate_id)::int from assessments join candidates on candidates.id = candidate_id) assessed,
      (select count(*)::int from assessments where score not between 0 and 100) unsound,
      (select count(*)::int from candidates where status = 'ACCEPTED') invited,
      (select count(*)::int from invitations) invitations,
      (select count(*)::int from candidates where status = 'REJECTED') rejected,
      (select count(*)::int from reports where state = 'ready') reports,
      (select count(*)::int from reports where state = 'waiting') making,
      (select count(*)::int from invoices) invoices,
      (select count(*)::int from purchases where state = 'confirmed') purchases,
      (select count(*)::int from (select company_id from subscriptions where status = 'ACTIVE' and not free_offer group by 1 having count(*) > 1) s) doubled,
      (select count(*)::int from (select kind, subject_id, version from mails group by 1, 2, 3 having count(*) > 1) m) doubled_mails,
      (select count(*)::int from (select previous_hash, lag(hash) over (order by seq) before, seq from audit_log) a where seq > 1 and previous_hash <> before) broken_chain,
      (select count(*)::int from pgboss.job where name = 'dead-letters') dead`,
  )
  expect(counted).toEqual({
    candidates: 3,
    completed: 3,
    torn: 0,
    assessed: 3,
    unsound: 0,
    invited: 1,
    invitations: 1,
    rejected: 1,
    reports: 1,
    making: 0,
    invoices: 2,
    purchases: 2,
    doubled: 0,
    doubled_mails: 0,
    broken_chain: 0,
    dead: 0,
  })
  const cvs = await readInstallation<{ cv_key: string; cv_sha256: string }>(
    server.dataDir,
    'select cv_key, cv_sha256 from interviews',
  )
  for (const { cv_key, cv_sha256 } of cvs) {
    const bytes = readFileSync(join(server.dataDir, 'files', cv_key))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(cv_sha256)
  }
}
