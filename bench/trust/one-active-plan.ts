import { confirmPurchaseEndpoint } from '#features/admin/contract/console.ts'
import { listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import { buyPlanEndpoint, listPurchasesEndpoint } from '#features/billing/contract/purchases.ts'
import { createJobEndpoint, listJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { anOperatorOver, signedUpOver } from '#testing/hire-over-http.ts'
import { type PersistentClient, persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { allAtOnce, tallyOf } from './all-at-once.ts'
import type { Finding, Trial } from './trial.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'

const runs = 20
const clicks = 40
const posts = 50
const plans = ['starter', 'basic', 'enterprise'] as const
const settings = { RATE_LIMITS: 'off' }

interface Scene {
  servers: TwoServers
  client: PersistentClient
  operator: string
}

async function onTwoServers(work: (scene: Scene) => Promise<Finding[]>): Promise<Finding[]> {
  const servers = await startTwoServers(settings)
  try {
    const operator = await anOperatorOver(servers.first)
    return await work({ servers, client: persistentClient(servers.first), operator })
  } finally {
    await servers.stop()
  }
}

const times = <T>(many: number, make: (at: number) => T): T[] =>
  Array.from({ length: many }, (_, at) => make(at))

export const oneActivePlan: Trial = {
  name: 'S13',
  what: `One active plan: ${clicks} purchases and ${clicks} confirmations at once, ${runs} times, two processes`,
  run: () =>
    onTwoServers(async (scene) => {
      const found = { statuses: [] as number[], wrong: [] as string[] }
      for (let run = 0; run < runs; run++) {
        const { statuses, wrong } = await buyAndConfirm(scene)
        found.statuses.push(...statuses)
        found.wrong.push(...wrong)
      }
      return [
        {
          what: 'answers',
          found: tallyOf(found.statuses),
          wanted: 'none of 500 and above',
          passed: found.statuses.every((status) => status < 500),
        },
        {
          what: 'companies with another count than one active, one bought, one invoice',
          found: `${found.wrong.length} of ${runs} ${found.wrong.slice(0, 3).join(' | ')}`.trim(),
          wanted: '0',
          passed: found.wrong.length === 0,
        },
        await numbersOf(scene),
      ]
    }),
}

/** Forty clicks on three plans, then forty confirmations of what waits. */
async function buyAndConfirm({ servers, client, operator }: Scene) {
  const wrong: string[] = []
  const token = await signedUpOver(client)
  const readState = async () => {
    const held = await client.call(listSubscriptionsEndpoint, { token })
    return ['ACTIVE', 'PENDING']
      .map((wanted) => held.filter((one) => one.subscriptionStatus === wanted).length)
      .join('/')
  }
  const bought = await allAtOnce(
    servers,
    buyPlanEndpoint,
    times(clicks, (at) => ({ token, params: { planId: plans[at % plans.length] ?? 'basic' } })),
  )
  const after = await readState()
  if (after !== '1/1') wrong.push(`${after} after buying`)
  const waiting = (await client.call(listPurchasesEndpoint, { token })).filter(
    ({ state }) => state === 'waiting',
  )
  if (waiting.length !== 1) wrong.push(`${waiting.length} purchases wait`)
  const decided = await allAtOnce(
    servers,
    confirmPurchaseEndpoint,
    times(clicks, () => ({ token: operator, params: { purchaseId: waiting[0]?.id ?? '' } })),
  )
  const end = await readState()
  if (end !== '1/0') wrong.push(`${end} after confirming`)
  const confirmed = decided.filter((status) => status === 200).length
  if (confirmed !== 1) wrong.push(`${confirmed} confirmations`)
  return { statuses: [...bought, ...decided], wrong }
}

async function numbersOf({ servers }: Scene): Promise<Finding> {
  const [row] = await readInstallation<{ invoices: number; distinct: number; last: number }>(
    servers.first.dataDir,
    `select count(*)::int as invoices, count(distinct number)::int as distinct,
       coalesce(max(right(number, 6)::int), 0) as last from invoices`,
  )
  const { invoices = 0, distinct = 0, last = 0 } = row ?? {}
  return {
    what: 'invoices: how many, with numbers of their own, the last number',
    found: `${invoices}, ${distinct}, ${last}`,
    wanted: `${runs}, ${runs}, ${runs}`,
    passed: invoices === runs && distinct === runs && last === runs,
  }
}

export const jobQuota: Trial = {
  name: 'S14',
  what: `Job quota: ${posts} jobs posted at once with 1, 3 and 10 postings left, ${runs} times each, two processes`,
  run: () =>
    onTwoServers(async (scene) => {
      const findings: Finding[] = []
      for (const [planId, left] of [
        ['starter', 1],
        ['basic', 3],
        ['enterprise', 10],
      ] as const) {
        const counts: number[] = []
        const statuses: number[] = []
        for (let run = 0; run < runs; run++) {
          const posted = await postAtOnce(scene, planId)
          counts.push(posted.jobs)
          statuses.push(...posted.statuses)
        }
        findings.push({
          what: `${left} left`,
          found: `${[...new Set(counts)].join(', ')} jobs each time (${tallyOf(statuses)})`,
          wanted: `${left} jobs, no 500`,
          passed: counts.every((jobs) => jobs === left) && statuses.every((status) => status < 500),
        })
      }
      return findings
    }),
}

async function postAtOnce({ servers, client, operator }: Scene, planId: (typeof plans)[number]) {
  const token = await signedUpOver(client)
  const { purchaseId } = await client.call(buyPlanEndpoint, { token, params: { planId } })
  await client.call(confirmPurchaseEndpoint, { token: operator, params: { purchaseId } })
  const statuses = await allAtOnce(
    servers,
    createJobEndpoint,
    times(posts, () => ({ token, body: aNewJob() })),
  )
  const { jobs } = await client.call(listJobsEndpoint, { token, query: { size: '100' } })
  return { jobs: jobs.length, statuses }
}
