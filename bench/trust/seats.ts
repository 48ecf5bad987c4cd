import { randomBytes } from 'node:crypto'
import { currentConsent } from '#features/interviews/contract/consent.ts'
import { startInterviewEndpoint } from '#features/interviews/contract/interviews.ts'
import { createJobEndpoint, readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { deriveLinks } from '#platform/links/derive-links.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { signedUpOver } from '#testing/hire-over-http.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { allAtOnce, tallyOf } from './all-at-once.ts'
import type { Finding, Trial } from './trial.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'

const runs = 20
const starts = 200
const maxRounds = 20
const limits = [10, 30, 50, 100]

interface Scene {
  servers: TwoServers
  jobId: string
  tokens: readonly string[]
}

export const seats: Trial = {
  name: 'S12',
  what: `Places: ${starts} interviews started at once on ${limits.join(', ')} places, ${runs} times each, two processes`,
  run: async () => {
    const secretKey = randomBytes(48).toString('base64')
    const servers = await startTwoServers({ RATE_LIMITS: 'off', BILLING: 'off', SECRET_KEY: secretKey })
    try {
      const scene = await aFullScene(servers, secretKey)
      const findings: Finding[] = []
      for (const limit of limits) findings.push(await startOn(scene, limit))
      return findings
    } finally {
      await servers.stop()
    }
  },
}

/** A job that two hundred people have registered for. */
async function aFullScene(servers: TwoServers, secretKey: string): Promise<Scene> {
  const client = persistentClient(servers.first)
  const token = await signedUpOver(client)
  const { id: jobId } = await client.call(createJobEndpoint, { token, body: aNewJob() })
  await client.until(
    readJobEndpoint,
    { token, params: { jobId } },
    ({ tailoredQuestions }) => tailoredQuestions.length > 0,
  )
  const rows = await readInstallation<{ id: string }>(
    servers.first.dataDir,
    `insert into candidates (company_id, job_id, number, first_name, last_name, email, phone, city, status, link_expires_at)
     select company_id, id, n, 'Amel', 'Trabelsi', 'amel-' || n || '@candidate.example', '22345678', 'Tunis', 'PENDING',
       now() + interval '14 days'
     from jobs, generate_series(1, ${starts}) n where id = '${jobId}' returning id`,
  )
  const links = deriveLinks({ config: { secretKey, publicUrl: '' }, clock: systemClock })
  return { servers, jobId, tokens: rows.map(({ id }) => links.token('interview', id, 1)) }
}

/** What each was told at last; who is told 503 tries again, as a page does. */
async function startedAtOnce(servers: TwoServers, tokens: readonly string[]) {
  const statuses: number[] = []
  let [waiting, again] = [tokens, 0]
  for (let round = 0; waiting.length > 0 && round < maxRounds; round++) {
    const calls = waiting.map((token) => ({ params: { token }, body: { consentVersion: currentConsent } }))
    const answers = await allAtOnce(servers, startInterviewEndpoint, calls)
    const isLast = round === maxRounds - 1
    statuses.push(...answers.filter((status) => isLast || status !== 503))
    waiting = waiting.filter((_, at) => answers[at] === 503)
    again += waiting.length
  }
  return { statuses, again }
}

async function startOn({ servers, jobId, tokens }: Scene, limit: number): Promise<Finding> {
  const ask = (query: string) => readInstallation<{ held: number }>(servers.first.dataDir, query)
  const statuses: number[] = []
  let again = 0
  const held: number[] = []
  await ask(`update jobs set max_candidates = ${limit} where id = '${jobId}'`)
  for (let run = 0; run < runs; run++) {
    await ask(`delete from interviews where job_id = '${jobId}'`)
    const told = await startedAtOnce(servers, tokens)
    statuses.push(...told.statuses)
    again += told.again
    const [row] = await ask(
      `select count(*)::int as held from interviews where job_id = '${jobId}' and seat_until > now()`,
    )
    held.push(row?.held ?? 0)
  }
  const count = (status: number) => statuses.filter((one) => one === status).length
  return {
    what: `${limit} places`,
    found: `${[...new Set(held)].join(', ')} held each time (${tallyOf(statuses)}${again > 0 ? `; ${again} told to try again before that` : ''})`,
    wanted: `${limit}, the others 409`,
    passed:
      held.every((one) => one === limit) &&
      count(200) === limit * runs &&
      statuses.every((status) => [200, 409].includes(status)),
  }
}
