import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '#testing/test-cluster.ts'
import type { OwnerConnection } from './connect-database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { postmasterProcess } from './embedded-server.ts'

let top: string
let dataDir: string
let shares: EmbeddedPostgres[]
let processes: ChildProcess[]

beforeEach(() => {
  top = mkdtempSync('/tmp/mindhire-supervisor-')
  chmodSync(top, 0o755)
  dataDir = join(top, 'data')
  shares = []
  processes = []
})

afterEach(async () => {
  for (const child of processes) child.kill('SIGKILL')
  // A share of our own is the last, whatever a test left behind.
  await start()
  await pause(100)
  for (const share of shares) await share.stop()
  expect(running()).toBeNull()
  rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true })
  rmSync(top, { recursive: true })
})

async function start(): Promise<EmbeddedPostgres> {
  const share = await startEmbeddedPostgres({ dataDir, log: silentLog, settings: { fsync: 'off' } })
  shares.push(share)
  return share
}

function running(): number | null {
  return postmasterProcess(join(realpathSync(join(dataDir, 'postgres')), 'data'))
}

async function answers(owner: OwnerConnection): Promise<boolean> {
  const client = new pg.Client(owner)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Another Node process that shares the server until it reads a line on its input. */
async function startElsewhere(): Promise<ChildProcess> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
    const log = { debug() {}, info() {}, warn() {}, error() {} }
    const share = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log, settings: { fsync: 'off' } })
    console.log('up')
    process.stdin.once('data', () => share.stop().then(() => process.exit(0)))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  processes.push(child)
  await once(child.stdout, 'data')
  return child
}

async function leave(child: ChildProcess): Promise<void> {
  child.stdin?.write('stop\n')
  await once(child, 'exit')
}

test('the last share to be given back stops the server', async () => {
  const first = await start()
  const second = await start()
  await first.stop()
  expect(await answers(second.owner)).toBe(true)
  await second.stop()
  expect(running()).toBeNull()
  expect(await answers(second.owner)).toBe(false)
})

test('processes that begin at once on an empty folder share one server', async () => {
  const [one, two, three] = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()])
  const pid = running()
  two.kill('SIGKILL')
  await once(two, 'exit')
  await leave(three)
  expect(running()).toBe(pid)
  await leave(one)
  expect(running()).toBeNull()
})

test('the server of a killed process is taken over', async () => {
  const child = await startElsewhere()
  const pid = running()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const share = await start()
  expect(running()).toBe(pid)
  await share.stop()
  expect(running()).toBeNull()
})

test('a killed server comes back', async () => {
  const share = await start()
  const pid = running()
  process.kill(pid ?? 0, 'SIGKILL')
  await expect.poll(() => answers(share.owner), { timeout: 15_000 }).toBe(true)
  expect(running()).not.toBe(pid)
})

test('a postmaster.pid left over from a crash is no obstacle', async () => {
  const share = await start()
  await share.stop()
  const home = realpathSync(join(dataDir, 'postgres'))
  const stale = join(home, 'data/postmaster.pid')
  const { uid, gid } = statSync(home)
  for (const pid of [process.pid, 4_000_000]) {
    writeFileSync(stale, `${pid}\n/nowhere\n0\n5432\n\n\n`, { mode: 0o600 })
    chownSync(stale, uid, gid)
    const again = await start()
    expect(await answers(again.owner)).toBe(true)
    await again.stop()
  }
})

test('a folder that only we may enter, and a path too long for a socket', async () => {
  mkdirSync(join(top, 'private'), { mode: 0o700 })
  dataDir = join(top, 'private', 'long'.repeat(30))
  const share = await start()
  expect(await answers(share.owner)).toBe(true)
})
