// `npm run bench:api [-- --size small|full] [-- --only TEXT]`: the API beside the least a Node program can do, in turns.
// What it measures and how to add to it stands in bench/README.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reachDatabase } from '#platform/database/open-database.ts'
import { withClient } from '#platform/database/with-client.ts'
import { databasePids, freePort, startServer, type TestServer } from '#testing/start-server.ts'
import { silentLog } from '#testing/test-cluster.ts'
import type { LoadRequest } from './api/load.ts'
import { type Figure, measure, type Pace, quietMachine } from './api/measure.ts'
import { growthOf, print } from './api/report.ts'
import { type AskOnce, scenariosOf } from './api/scenarios.ts'
import { secretKey, seed } from './api/seed.ts'

interface Size {
  candidates: readonly number[]
  jobs: readonly number[]
  pace: Pace
  maxWaitSeconds: number
}

const sizes: Record<string, Size> = {
  small: {
    candidates: [1_000, 100_000],
    jobs: [10, 10_000],
    pace: { rounds: 3, seconds: 0.7 },
    maxWaitSeconds: 10,
  },
  full: {
    candidates: [1_000, 10_000, 100_000, 1_000_000],
    jobs: [10, 10_000],
    pace: { rounds: 4, seconds: 1.2 },
    maxWaitSeconds: 60,
  },
}

const { values: options } = parseArgs({
  options: { size: { type: 'string', default: 'small' }, only: { type: 'string', default: '' } },
})
const size = sizes[options.size]
if (!size) throw new Error(`--size is one of ${Object.keys(sizes).join(', ')}`)
const results = join(import.meta.dirname, '..', '.cache', `bench-api-${options.size}.json`)

const began = Date.now()
const server = await startServer({
  SECRET_KEY: secretKey,
  BILLING: 'off',
  RATE_LIMITS: 'on',
  LOG_LEVEL: 'warn',
})
let figures: Figure[]
try {
  figures = await measureAll(server, size)
} finally {
  await server.stop()
}
const growth = growthOf(figures)
const met = print(figures, growth)
mkdirSync(join(results, '..'), { recursive: true })
const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version }
writeFileSync(
  results,
  JSON.stringify({ at: new Date().toISOString(), size: options.size, machine, figures, growth }, null, 2),
)
console.log(`${Math.round((Date.now() - began) / 1000)} s, written to ${results}`)
process.exit(met ? 0 : 1)

async function measureAll(
  { url, dataDir, pid }: TestServer,
  { candidates, jobs, pace, maxWaitSeconds }: Size,
) {
  const { owner, stop } = await reachDatabase({
    config: { dataDir, DATABASE_URL: undefined },
    log: silentLog,
  })
  const ask = askerOf(url)
  try {
    return await withClient(owner, async (client) => {
      const seeded = await seed({ owner: client, ask: succeeding(ask) }, { candidates, jobs })
      console.log(`seeded after ${Math.round((Date.now() - began) / 1000)} s`)
      const floor = await startFloor(owner.host ?? '')
      try {
        if (!(await quietMachine(maxWaitSeconds))) console.log('The machine is busy with something else.')
        const subjects = {
          ask,
          oursPort: Number(new URL(url).port),
          floorPort: floor.port,
          oursPid: pid(),
          floorPid: floor.pid,
          databasePid: databasePids(dataDir)[0] ?? 0,
        }
        const found: Figure[] = []
        for (const scenario of scenariosOf(seeded, client))
          if (scenario.name.includes(options.only)) found.push(await measure(scenario, subjects, pace))
        return found
      } finally {
        floor.stop()
      }
    })
  } finally {
    await stop()
  }
}

function askerOf(url: string): AskOnce {
  return async ({ method, path, token, body }) => {
    const reply = await fetch(url + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    const isJson = reply.headers.get('content-type')?.includes('json')
    return { status: reply.status, body: isJson ? JSON.parse(text) : text }
  }
}

function succeeding(ask: AskOnce) {
  return async (request: LoadRequest) => {
    const { status, body } = await ask(request)
    if (status !== 200)
      throw new Error(`${request.method} ${request.path} was answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
}

async function startFloor(socketFolder: string) {
  const port = await freePort()
  const script = join(import.meta.dirname, 'api', 'floor.ts')
  const child = spawn(process.execPath, [script, socketFolder, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return { port, pid: child.pid ?? 0, stop: () => child.kill() }
}
