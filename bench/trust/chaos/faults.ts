import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestServer } from '#testing/start-server.ts'
import type { ChaosScene } from './chaos-scene.ts'

/** How long it took until people were answered from the database again, and until each process did so. */
interface Recovery {
  what: string
  served: number
  whole: number
}

/** What was done to a scene, and what came of it. */
export interface Inflicted {
  faults: Record<string, number>
  recoveries: Recovery[]
  /** Processes that ended though nobody killed them. */
  died: number
}

type Fault = (scene: ChaosScene) => Promise<unknown>

const killAt = (at: 0 | 1): Fault => {
  return async ({ servers }) => {
    await servers[at].kill()
    void revive(servers[at])
  }
}

const faults: readonly (readonly [string, number, Fault])[] = [
  ['kill -9 of the first process', 6, killAt(0)],
  ['kill -9 of the second process', 6, killAt(1)],
  ['kill -9 of both', 2, (scene) => Promise.all([killAt(0)(scene), killAt(1)(scene)])],
  ['pg_ctl restart -m immediate', 3, async ({ postgres }) => postgres.restart()],
  ['database wires cut', 2, async ({ wires }) => wires.database.cut()],
  ['people’s wires cut', 2, async ({ wires }) => wires.people.cut()],
]

/** Inflicts a fault at random moments until the time is over, each when the one before is healed. */
export async function inflict(scene: ChaosScene, until: number): Promise<Inflicted> {
  const done: Inflicted = { faults: {}, recoveries: [], died: 0 }
  const urn = faults.flatMap((fault) => Array.from({ length: fault[1] }, () => fault))
  while (Date.now() < until) {
    const [what, , fault] = urn[Math.floor(Math.random() * urn.length)] as (typeof urn)[number]
    const began = Date.now()
    await fault(scene)
    done.faults[what] = (done.faults[what] ?? 0) + 1
    const since = () => Date.now() - began
    const [served, died] = await Promise.all([
      servesPeople(scene).then(since),
      healed(scene, what.startsWith('kill')),
    ])
    done.died += died
    done.recoveries.push({ what, served, whole: since() })
    await sleep(Math.random() * 2500)
  }
  return done
}

/** As a supervisor does, also when a start fails. */
async function revive(server: TestServer): Promise<void> {
  for (;;) {
    try {
      return await server.restart()
    } catch {
      await sleep(200)
    }
  }
}

/** Each process answers from the database; answers how many ended by themselves and were started again. */
async function healed({ servers }: ChaosScene, killed: boolean): Promise<number> {
  const deaths = servers.map(async (server) => {
    let died = 0
    while (!(await isReady(server))) {
      if (!killed && died === 0 && !isAlive(server.pid())) {
        died++
        console.error(`  a process ended by itself. Its last words:\n${lastWords(server)}`)
        void revive(server)
      }
      await sleep(50)
    }
    return died
  })
  return (await Promise.all(deaths)).reduce((sum, died) => sum + died, 0)
}

const lastWords = ({ dataDir }: TestServer) =>
  readFileSync(join(dataDir, 'server.log'), 'utf8').trim().split('\n').slice(-8).join('\n')

async function servesPeople({ url }: ChaosScene): Promise<void> {
  while (!(await isReady({ url }))) await sleep(50)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function isReady({ url }: { url: string }): Promise<boolean> {
  const reply = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  return reply?.ok === true
}
