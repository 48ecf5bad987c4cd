import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, createWriteStream, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..')
const readyWithinMs = 60_000

/** A server of its own with data of its own, in a process as `npm start` runs it. */
export interface TestServer {
  url: string
  dataDir: string
  /** Of the process that runs now. */
  pid: () => number
  /** Ends its process and nothing else, as running out of memory would; the data stays. */
  kill: () => Promise<void>
  /** Asks it to stop; resolves with its exit code and how long it took. */
  terminate: () => Promise<{ code: number | null; milliseconds: number }>
  /** Starts it again on the same data and address, stopping it first should it run. */
  restart: () => Promise<void>
  /** Stops it in good order and removes its data. */
  stop: () => Promise<void>
}

/** Starts a server on a free port; `settings` replace or complete those of a test. */
export async function startServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mindhire-run-'))
  // Started by root the database runs as another user, who must be let in.
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    REGISTRATION_PROOF: 'off',
    ARGON2_MEMORY_KIB: '64',
    LOG_LEVEL: 'info',
    ...settings,
  }
  let child = await launch(env, dataDir)
  return {
    url,
    dataDir,
    pid: () => child.pid ?? 0,
    kill: () => end(child, 'SIGKILL'),
    terminate: async () => {
      const began = Date.now()
      await end(child, 'SIGTERM')
      return { code: child.exitCode, milliseconds: Date.now() - began }
    },
    restart: async () => {
      await end(child, 'SIGTERM')
      child = await launch(env, dataDir)
    },
    stop: async () => {
      await end(child, 'SIGTERM')
      await stopLeftDatabase(dataDir)
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}

/** Waits for the line that says that it listens: `{"msg":"ready","url":"http://…"}`. */
async function launch(env: NodeJS.ProcessEnv, dataDir: string): Promise<ChildProcess> {
  // As `npm start`.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'src/server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(join(dataDir, 'server.log'), { flags: 'a' })
  const last: string[] = []
  const keep = (line: string) => {
    log.write(`${line}\n`)
    last.push(line)
    if (last.length > 40) last.shift()
  }
  const said = (reason: string) => new Error(`The server ${reason}. Its last words:\n${last.join('\n')}`)
  createInterface(child.stderr).on('line', keep)
  const output = createInterface(child.stdout).on('line', keep)
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(said(`was not ready within ${readyWithinMs / 1000} s`))
    }, readyWithinMs)
    const settle = (settled: () => void) => () => {
      clearTimeout(timer)
      settled()
    }
    output.on('line', (line) => {
      if (/"msg":\s*"ready"/.test(line)) settle(resolve)()
    })
    child.once('exit', (code, signal) =>
      settle(() => reject(said(`ended (${signal ?? code}) before it was ready`)))(),
    )
  })
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await ended
  clearTimeout(late)
}

/** The embedded database outlives a server that was killed. */
async function stopLeftDatabase(dataDir: string): Promise<void> {
  const until = Date.now() + 10_000
  for (const pid of databasePids(dataDir)) {
    signal(pid, 'SIGQUIT')
    while (signal(pid, 0) && Date.now() < until) await sleep(25)
  }
}

/** The processes of databases that run on this data. */
export function databasePids(dataDir: string): number[] {
  return globSync('*/**/postmaster.pid', { cwd: dataDir })
    .map((file) => Number(readFileSync(join(dataDir, file), 'utf8').split('\n')[0]))
    .filter((pid) => signal(pid, 0))
}

/** Whether there was such a process to send it to. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}
