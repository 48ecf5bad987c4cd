import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { countTornRows } from '#testing/count-torn-rows.ts'
import { aJobOver, anOperatorOver, signedUpOver } from '#testing/hire-over-http.ts'
import {
  applies,
  buys,
  type CvKind,
  type Hiring,
  isAssessed,
  isErased,
  isInvited,
  isRejected,
  isReported,
} from '#testing/hire-through-faults.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { settledMails } from '#testing/settled-mails.ts'
import { databasePids, startServer, type TestServer } from '#testing/start-server.ts'

const minutes = 60_000
/** Six are enough on a busy machine; steps that were not reached by then kill no more, and the test fails. */
const sweepMs = Number(process.env.SWEEP_MINUTES ?? 12) * minutes

/** A step of each thing that is done, by the tables or files that it alone writes. */
const done = {
  applying: /candidates, jobs, mails, .*registrations/,
  answering: /commit of answers/,
  'sending a CV': /file into cv/,
  completing: /audit_log, candidates, interviews, mails/,
  assessing: /assessments/,
  reporting: /commit of audit_log, candidates, reports/,
  'a report as a file': /file into reports/,
  inviting: /invitations/,
  rejecting: /commit of audit_log, candidate_events, candidates, pgboss/,
  mailing: /commit of mails/,
  'a mail as a file': /file into outbox/,
  buying: /commit of audit_log, purchases, subscriptions/,
  confirming: /invoice_numbers/,
  'an invoice as a file': /file into invoices/,
  erasing: /last_mails/,
}
const preload = join(import.meta.dirname, '..', 'testing', 'failpoints', 'kill-at-failpoints.ts')
const seenFile = join(import.meta.dirname, '..', '..', '.cache', `failpoints-${process.pid}`)

let server: TestServer
let hiring: Hiring
let buyer: string
beforeAll(async () => {
  server = await startServer({ NODE_OPTIONS: `--import=${preload}`, FAILPOINTS_SEEN: seenFile })
  const client = persistentClient(server, sweepMs + 4 * minutes)
  const operator = await anOperatorOver(server)
  const employer = await signedUpOver(client)
  buyer = await signedUpOver(client)
  await buys({ client, operator }, employer, 'enterprise')
  hiring = { client, operator, employer, jobId: await aJobOver(client, employer) }
}, 3 * minutes)
afterAll(async () => {
  rmSync(seenFile, { force: true })
  await server?.stop()
}, minutes)

/** Everything that a candidate and an employer do, side by side. */
async function everything(): Promise<void> {
  const decide = async (kind: CvKind, decision: (hiring: Hiring, id: CandidateId) => Promise<void>) => {
    const email = await applies(hiring, kind)
    await decision(hiring, await isAssessed(hiring, email))
    return email
  }
  await Promise.all([
    decide('pdf', isReported),
    decide('docx', isInvited),
    decide('doc', isRejected),
    decide('pdf', isReported).then((email) => isErased(hiring, email)),
    buys(hiring, buyer, 'basic'),
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
    // One that a task's step has just killed seems alive until its end is noticed.
    await sleep(1_000)
    if (!isAlive(server.pid())) await server.restart()
    console.info(
      `${kills} kills at ${steps.length} steps in ${Math.round((Date.now() - began) / 1000)} s`,
      steps,
    )
    for (const [what, step] of Object.entries(done))
      expect(steps.filter((name) => step.test(name) && name.endsWith('before')).length, what).toBeGreaterThan(
        0,
      )
    // What had reached the database when another step ended the process is done, and its own end never comes.
    expect(steps.filter((name) => name.endsWith('after')).length).toBeGreaterThan(20)
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
  const ask = (query: string) => readInstallation<Record<string, number>>(server.dataDir, query)
  for (const [what, count] of Object.entries(await countTornRows(ask))) expect(count, what).toBe(0)
  const [counted] = await ask(
    `select (select count(*)::int from candidates) candidates,
      (select count(*)::int from interviews where completed_at is not null) completed,
      (select count(distinct candidate_id)::int from assessments join candidates on candidates.id = candidate_id) assessed,
      (select count(*)::int from candidates where status = 'ACCEPTED') invited,
      (select count(*)::int from candidates where status = 'REJECTED') rejected,
      (select count(*)::int from reports where state = 'ready') reports,
      (select count(*)::int from invoices) invoices,
      (select count(*)::int from purchases where state = 'confirmed') purchases`,
  )
  expect(counted).toEqual({
    candidates: 3,
    completed: 3,
    assessed: 3,
    invited: 1,
    rejected: 1,
    reports: 1,
    invoices: 2,
    purchases: 2,
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
