import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { readInstallation } from '#testing/read-installation.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tallyOf } from './all-at-once.ts'
import { aDeadline, type Scene, stormed, type Told } from './deadline-scene.ts'
import type { Finding, Trial } from './trial.ts'

/** `STORM_CANDIDATES=10000` for the run that the scorecard asks for. */
const candidates = Number(process.env.STORM_CANDIDATES ?? 600)
const places = Math.ceil(candidates * 0.9)
const atOnce = 400
const maxRss = 1e9
const goal = 33

export const deadlineStorm: Trial = {
  name: 'S32',
  what: `Deadline: ${candidates} candidates complete with CVs of 100 kB, ${atOnce} at once, on ${places} places`,
  run: async () => {
    const secretKey = randomBytes(48).toString('base64')
    const server = await startServer({
      BILLING: 'off',
      SECRET_KEY: secretKey,
      LOG_LEVEL: 'warn',
      DEMO: 'off',
    })
    try {
      const scene = await aDeadline(server, { secretKey, candidates, places })
      const memory = watchMemory(server)
      const began = Date.now()
      const told = await stormed(scene, atOnce)
      const seconds = (Date.now() - began) / 1000
      return await findingsOf(scene, told, { seconds, ...memory.end() })
    } finally {
      await server.stop()
    }
  },
}

/** The most that the server itself, and it with its readers and threads’ processes, held. */
function watchMemory({ pid }: TestServer) {
  let [own, all] = [0, 0]
  const timer = setInterval(() => {
    const mine = rssOf(pid())
    own = Math.max(own, mine)
    all = Math.max(all, mine + childrenOf(pid()).reduce((sum, child) => sum + rssOf(child), 0))
  }, 500)
  return {
    end: () => {
      clearInterval(timer)
      return { own, all }
    },
  }
}

function rssOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

function childrenOf(pid: number): number[] {
  return globSync(`/proc/${pid}/task/*/children`)
    .flatMap((file) => readFileSync(file, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number)
}

async function findingsOf(
  { server, jobId }: Scene,
  told: readonly Told[],
  { seconds, own, all }: { seconds: number; own: number; all: number },
): Promise<Finding[]> {
  const accepted = told.filter(({ status }) => status === 200).length
  const full = told.filter(({ code }) => code === 'JOB_FULL').length
  const retries = told.flatMap(({ statuses }) => statuses)
  const [row] = await readInstallation<{ kept: number }>(
    server.dataDir,
    `select count(*)::int as kept from interviews join candidates on candidates.id = candidate_id
     where interviews.job_id = '${jobId}' and interviews.completed_at is not null and candidates.applied_at is not null and interviews.cv_key is not null`,
  )
  const times = told.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const after = (share: number) => `${((times[Math.floor(times.length * share)] ?? 0) / 1000).toFixed(1)} s`
  const perSecond = told.length / seconds
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  return [
    {
      what: 'answers at last',
      found: `${accepted} acknowledged, ${full} JOB_FULL, ${told.length - accepted - full} others ${tallyOf(told.map(({ status }) => status))}`,
      wanted: `${places} and ${candidates - places}`,
      passed: accepted === places && full === candidates - places,
    },
    {
      what: 'answers before that, to try again',
      found: retries.length === 0 ? 'none' : tallyOf(retries),
      wanted: '429 or 503 with Retry-After',
      passed: !retries.includes(0) && told.every(({ unsaid }) => unsaid === 0),
    },
    {
      what: 'applications with their CV in the database',
      found: `${row?.kept ?? 0}`,
      wanted: String(accepted),
      passed: row?.kept === accepted,
    },
    {
      what: 'memory of the server; with its readers',
      found: `${megabytes(own)}; ${megabytes(all)}`,
      wanted: 'less than 1 GB',
      passed: own > 0 && own < maxRss,
    },
    {
      what: 'throughput',
      found: `${perSecond.toFixed(1)} a second, ${Math.round(seconds)} s in all; half knew after ${after(0.5)}, 95% after ${after(0.95)}`,
      wanted: `${goal} a second, on two processors of its own`,
      passed: perSecond >= goal,
    },
  ]
}
