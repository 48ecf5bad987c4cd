import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { countTornRows } from '#testing/count-torn-rows.ts'
import { aJobOver, aLinkOver, signedUpOver } from '#testing/hire-over-http.ts'
import {
  applies,
  completes,
  type Hiring,
  isAssessed,
  isInvited,
  isRejected,
} from '#testing/hire-through-faults.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type RealPostgres, startRealPostgres } from './chaos/real-postgres.ts'
import type { Finding, Trial } from './trial.ts'

/** As `faketime` writes them. The last is the right time again. */
const jumps = ['+10m', '-10m', '+1y', '-1y', '+0']
const settledWithin = 5 * 60_000

interface Scene {
  server: TestServer
  postgres: RealPostgres
  hiring: Hiring
  jump(to: string): void
}

/** S30: Debian's `libfaketime` moves the clock of a running server; that of its database stays right. */
export const clockJumps: Trial = {
  name: 'S30',
  what: `The clock of a running server jumps: ${jumps.join(', ')}; people apply and are decided on, and everything that looks by the hour or the day looks`,
  run: async () => {
    const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
    if (library === undefined) throw new Error('Install faketime first.')
    const folder = mkdtempSync(join(tmpdir(), 'mindhire-s30-'))
    const clock = join(folder, 'clock')
    const jump = (to: string) => writeFileSync(clock, `${to}\n`)
    jump('+0')
    const postgres = await startRealPostgres()
    const server = await startServer({
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      // A jump of the wall clock moves no timer.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DATABASE_URL: `postgres://mindhire@${encodeURIComponent(postgres.owner.host ?? '')}:${postgres.owner.port}/mindhire`,
      BILLING: 'off',
      LOG_LEVEL: 'warn',
      DEMO: 'off',
    })
    try {
      return await jumped(await aScene(server, postgres, jump))
    } finally {
      await server.stop()
      postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function aScene(server: TestServer, postgres: RealPostgres, jump: Scene['jump']): Promise<Scene> {
  const client = persistentClient(server)
  const employer = await signedUpOver(client)
  const hiring = { client, operator: '', employer, jobId: await aJobOver(client, employer) }
  return { server, postgres, hiring, jump }
}

async function jumped(scene: Scene): Promise<Finding[]> {
  const { hiring, jump, postgres } = scene
  const findings: Finding[] = []
  const begun = await aLinkOver(hiring.client, hiring.jobId)
  await applies(hiring, 'pdf')
  for (const to of jumps) {
    const before = await kept(postgres)
    jump(to)
    const errors: string[] = []
    await lived(scene, to === jumps.at(-1) ? begun : null).catch((error: Error) =>
      errors.push(error.message.slice(0, 200)),
    )
    const ran = await looked(postgres)
    const after = await kept(postgres)
    const lost = Object.entries(before).filter(([what, count]) => (after[what] ?? 0) < count)
    findings.push({
      what: `${to}: refused or failed; gone; looks that ran`,
      found: `${errors.length} ${errors.join(' | ')}; ${lost.map(([what]) => what).join(', ') || '0'}; ${ran}`,
      wanted: '0; 0; all',
      passed: errors.length === 0 && lost.length === 0 && /^(\d+) of \1$/.test(ran),
    })
  }
  return [...findings, ...(await settledFindings(postgres))]
}

/** Whoever is signed in stays so; somebody applies and is invited, another rejected; a link of before goes on at the end. */
async function lived({ hiring }: Scene, begun: { token: string; email: string } | null): Promise<void> {
  await hiring.client.call(listJobsEndpoint, { token: hiring.employer })
  await isInvited(hiring, await isAssessed(hiring, await applies(hiring, 'docx')))
  await isRejected(hiring, await isAssessed(hiring, await applies(hiring, 'pdf')))
  if (begun) {
    await completes(hiring, begun.token, 'pdf')
    await isAssessed(hiring, begun.email)
  }
}

async function kept({ ask }: RealPostgres): Promise<Record<string, number>> {
  const [counts = {}] = await ask<Record<string, number>>(
    `select (select count(*)::int from users) users, (select count(*)::int from companies) companies,
      (select count(*)::int from jobs) jobs, (select count(*)::int from candidates) candidates,
      (select count(*)::int from interviews where cv_key is not null) cvs, (select count(*)::int from assessments) assessments`,
  )
  return counts
}

/** Has every task that runs by the clock run now. */
async function looked({ ask }: RealPostgres): Promise<string> {
  const schedules = await ask<{ name: string }>('select name from pgboss.schedule')
  await ask(
    `insert into pgboss.job (name, data, policy) select name, '{}', policy from pgboss.queue where name in (select name from pgboss.schedule)`,
  )
  const until = Date.now() + 60_000
  for (;;) {
    const [row] = await ask<{ left: number }>(
      `select count(distinct name)::int "left" from pgboss.job
       where name in (select name from pgboss.schedule) and state in ('created', 'retry', 'active') and start_after <= now()`,
    )
    if (row?.left === 0 || Date.now() > until)
      return `${schedules.length - (row?.left ?? 0)} of ${schedules.length}`
    await sleep(200)
  }
}

async function settledFindings({ ask }: RealPostgres): Promise<Finding[]> {
  const began = Date.now()
  let waiting = 1
  while (waiting > 0 && Date.now() - began < settledWithin) {
    const [row] = await ask<{ waiting: number }>(
      `select count(*)::int waiting from mails where status = 'waiting'`,
    )
    waiting = row?.waiting ?? 0
    if (waiting > 0) await sleep(500)
  }
  const torn = Object.entries(await countTornRows(ask)).filter(([, rows]) => rows > 0)
  return [
    {
      what: 'mails that wait for a time that will not come soon',
      found: `${waiting} after ${Math.round((Date.now() - began) / 1000)} s`,
      wanted: '0',
      passed: waiting === 0,
    },
    {
      what: 'rows torn, doubled, dead or left behind',
      found: torn.map(([what, rows]) => `${rows} ${what}`).join(', ') || '0',
      wanted: '0',
      passed: torn.length === 0,
    },
  ]
}
