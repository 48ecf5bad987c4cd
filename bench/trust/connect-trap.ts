import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Of the machine, not of a package. */
const tracerProgram = 'strace'

/** Where a process tried to send something, by TCP or UDP; names are asked for by UDP. */
export interface Reached {
  pid: number
  address: string
  port: number
}

export interface ConnectTrap {
  /** Processes and threads whose calls were seen, and the readers of documents among them. */
  watched: () => { processes: number; readers: number }
  /** What was reached so far. */
  reached: () => Reached[]
  close(): Promise<void>
}

/**
 * Records each call by which a process and those that it started, and starts, reach an address of IPv4 or IPv6. By
 * `strace`, so below whatever their code does; Unix sockets are left out.
 */
export async function trapConnections(pid: number): Promise<ConnectTrap> {
  const folder = mkdtempSync(join(tmpdir(), 'mindhire-trap-'))
  const file = join(folder, 'calls')
  const pids = [pid, ...descendantsOf(pid)]
  const calls = 'trace=connect,sendto,sendmsg,sendmmsg'
  const args = [
    '-f',
    '-qq',
    '-e',
    calls,
    '-e',
    'signal=none',
    '-o',
    file,
    ...pids.flatMap((one) => ['-p', `${one}`]),
  ]
  const tracer = spawn(tracerProgram, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  await attached(tracer, pids)
  const readers = new Set<number>()
  const looking = setInterval(() => {
    for (const one of descendantsOf(pid)) if (isReader(one) && tracerOf(one) === tracer.pid) readers.add(one)
  }, 100)
  return {
    watched: () => ({ processes: pids.length, readers: readers.size }),
    reached: () => readFileSync(file, 'utf8').split('\n').flatMap(reachedIn),
    close: async () => {
      clearInterval(looking)
      tracer.kill('SIGINT')
      if (tracer.exitCode === null) await once(tracer, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

async function attached(tracer: ChildProcess, pids: readonly number[]): Promise<void> {
  let said = ''
  tracer.stderr?.on('data', (bytes) => (said += String(bytes)))
  for (let look = 0; look < 100; look++) {
    if (tracer.exitCode !== null) break
    if (pids.every((pid) => tracerOf(pid) === tracer.pid)) return
    await pause(50)
  }
  throw new Error(`strace watches nothing: ${said}`)
}

function reachedIn(line: string): Reached[] {
  const found = /^(\d+) +(?:connect|sendto|sendmsg|sendmmsg)\(.*?sa_family=AF_INET6?, (.*)/.exec(line)
  if (!found) return []
  const [, pid, rest = ''] = found
  const address = /inet_(?:addr\("|pton\(AF_INET6, ")([^"]+)"/.exec(rest)?.[1] ?? 'unknown'
  return [{ pid: Number(pid), address, port: Number(/htons\((\d+)\)/.exec(rest)?.[1] ?? 0) }]
}

function descendantsOf(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
    return children.flatMap((child) => [child, ...descendantsOf(child)])
  } catch {
    return []
  }
}

const tracerOf = (pid: number): number => Number(/^TracerPid:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0)

const statusOf = (pid: number) => textOf(`/proc/${pid}/status`)

const isReader = (pid: number) => textOf(`/proc/${pid}/cmdline`).includes('/documents/reader.ts')

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
