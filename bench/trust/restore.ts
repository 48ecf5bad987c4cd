import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CandidateId } from '#contract/ids.ts'
import { eraseApplicationEndpoint } from '#features/privacy/contract/my-application.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { deriveLinks } from '#platform/links/derive-links.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { aDeadline, type Scene, stormed } from './deadline-scene.ts'
import type { Finding, Trial } from './trial.ts'

/** `RESTORE_CANDIDATES=10000` for a large installation. */
const candidates = Number(process.env.RESTORE_CANDIDATES ?? 500)
const erasedSince = 25
const bar = 600
const filesGoneWithin = 60_000

export const restore: Trial = {
  name: 'S31',
  what: `Restore: ${candidates} applications are backed up, ${erasedSince} erase themselves, the disk of files is lost and rows are changed`,
  run: async () => {
    const secretKey = randomBytes(48).toString('base64')
    const settings = { BILLING: 'off', SECRET_KEY: secretKey, LOG_LEVEL: 'warn', DEMO: 'off' }
    const server = await startServer(settings)
    try {
      const scene = await aDeadline(server, { secretKey, candidates, places: candidates })
      await stormed(scene, 50)
      return await restored(scene, settings)
    } finally {
      await server.stop()
    }
  },
}

interface Cv {
  id: CandidateId
  key: string
  sha256: string
}

async function restored(scene: Scene, settings: Record<string, string>): Promise<Finding[]> {
  const { server } = scene
  const before = await cvsOf(server)
  const path = join(server.dataDir, 'one.backup')
  const backup = await command('backup', path, { server, settings })
  const erased = before.slice(0, erasedSince)
  await erase(server, erased, settings.SECRET_KEY ?? '')
  await loseDisk(server)
  await server.terminate()
  const restore = await command('restore', path, { server, settings })
  await server.restart()
  const after = await cvsOf(server)
  const megabytes = Math.round(statSync(path).size / 1e6)
  return [
    commandFinding(`backup beside the running server, ${megabytes} MB`, backup),
    commandFinding('restore', restore),
    { what: 'the server answers again', ...(await readiness(server)) },
    await erasedFinding(erased, after, server),
    keptFinding(before.slice(erasedSince), after, server),
  ]
}

const cvsOf = ({ dataDir }: TestServer) =>
  readInstallation<Cv>(
    dataDir,
    `select candidate_id id, interviews.cv_key key, cv_sha256 sha256 from interviews
     join candidates on candidates.id = candidate_id
     where first_name = 'Amel' and completed_at is not null and interviews.cv_key is not null order by candidate_id`,
  )

/** By the link that each candidate has. */
async function erase(server: TestServer, cvs: readonly Cv[], secretKey: string): Promise<void> {
  const links = deriveLinks({ config: { secretKey, publicUrl: '' }, clock: systemClock })
  for (const { id } of cvs)
    await persistentClient(server).call(eraseApplicationEndpoint, {
      params: { token: links.token('application', id, 1) },
    })
}

async function loseDisk({ dataDir }: TestServer): Promise<void> {
  await readInstallation(dataDir, "update candidates set first_name = 'Lost'")
  rmSync(join(dataDir, 'files'), { recursive: true })
}

interface Command {
  code: number
  said: string
  seconds: number
}

async function command(
  name: 'backup' | 'restore',
  path: string,
  { server, settings }: { server: TestServer; settings: Record<string, string> },
): Promise<Command> {
  const began = Date.now()
  const child = spawn(process.execPath, [`scripts/${name}.ts`, path], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...settings,
      DATA_DIR: server.dataDir,
      PUBLIC_URL: server.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { code: Number(code), said: said.trim(), seconds: (Date.now() - began) / 1000 }
}

function commandFinding(what: string, { code, said, seconds }: Command): Finding {
  const counted = /(\d+ rows and \d+ files)/.exec(said)?.[1] ?? 'failed'
  const again = /(\d+ erased since then were erased again)/.exec(said)?.[1]
  return {
    what,
    found: [`${seconds.toFixed(1)} s`, counted, again].filter(Boolean).join(', '),
    wanted: `at most ${bar} s`,
    passed: code === 0 && seconds <= bar,
  }
}

async function readiness({ url }: TestServer): Promise<Omit<Finding, 'what'>> {
  const { status } = await fetch(`${url}/ready`)
  return { found: `/ready ${status}`, wanted: '200', passed: status === 200 }
}

/** Their rows went within the restore; their files go as the server's first work. */
async function erasedFinding(
  erased: readonly Cv[],
  after: readonly Cv[],
  server: TestServer,
): Promise<Finding> {
  const ids = new Set(after.map(({ id }) => id))
  const rows = erased.filter(({ id }) => ids.has(id)).length
  const began = Date.now()
  const left = () => erased.filter((cv) => bytesOf(server, cv) !== null).length
  while (left() > 0 && Date.now() - began < filesGoneWithin) await sleep(100)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  return {
    what: 'erased since the backup: rows, files that are back',
    found: `${rows}, ${left()} of ${erased.length}; files went within ${seconds} s of the start`,
    wanted: '0, 0',
    passed: erased.length === erasedSince && rows === 0 && left() === 0,
  }
}

function keptFinding(kept: readonly Cv[], after: readonly Cv[], server: TestServer): Finding {
  const ids = new Set(after.map(({ id }) => id))
  const whole = kept.filter((cv) => {
    const bytes = bytesOf(server, cv)
    return ids.has(cv.id) && bytes && createHash('sha256').update(bytes).digest('hex') === cv.sha256
  }).length
  return {
    what: 'others with their row and their CV byte for byte',
    found: `${whole} of ${kept.length}`,
    wanted: String(candidates - erasedSince),
    passed: whole === candidates - erasedSince && after.length === whole,
  }
}

function bytesOf({ dataDir }: TestServer, { key }: Cv): Buffer | null {
  try {
    return readFileSync(join(dataDir, 'files', key))
  } catch {
    return null
  }
}
