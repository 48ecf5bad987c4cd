import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { LineFull } from '#platform/worker-pool/fair-line.ts'
import type { ReaderReply, ReaderRequest } from './reader-messages.ts'

export interface ReadingBounds {
  timeoutMs: number
  memoryMb: number
}

export interface ReaderLimits extends ReadingBounds {
  /** The program a child runs; another one only in tests. */
  readerPath: string
}

/** Why a child was stopped, or that it stopped by itself. */
export type ReaderFailure = 'too-slow' | 'too-much-memory' | 'crashed'

export class ReaderStopped extends Error {
  override name = 'ReaderStopped'
  readonly failure: ReaderFailure
  constructor(failure: ReaderFailure) {
    super(failure)
    this.failure = failure
  }
}

export interface ReaderProcess {
  /** One at a time. Throws `ReaderStopped` when the child did not survive the document, LineFull when it did not come up. */
  read(request: ReaderRequest, bounds?: ReadingBounds): Promise<ReaderReply>
  isAlive(): boolean
  stop(): Promise<void>
}

const MEMORY_LOOK_MS = 25
const PAGE_BYTES = 4096
/** A child may take longer to come up than to read: a cold machine must not cost the first candidate the CV. */
const START_MS = 30_000
const HERE = fileURLToPath(new URL('.', import.meta.url))
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url))

export function startReader(limits: ReaderLimits): ReaderProcess {
  const child = forkReader(limits)
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()))
  let isAlive = true
  void gone.then(() => {
    isAlive = false
  })
  return {
    async read(request, bounds = limits) {
      await untilReady(child, ready, gone)
      return await ask(child, request, bounds)
    },
    isAlive: () => isAlive,
    async stop() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** It gets no environment, may read only its own program, and may neither write, start processes nor load native code. */
function forkReader({ memoryMb, readerPath }: ReaderLimits): ChildProcess {
  return fork(readerPath, [String(process.pid)], {
    cwd: '/',
    // Fewer stretches of memory that are kept for later.
    env: { MALLOC_ARENA_MAX: '1' },
    execArgv: [
      `--max-old-space-size=${Math.floor(memoryMb * 0.3)}`,
      '--optimize-for-size',
      // Small, so that a short-lived heap is soon collected: readers count in the memory of the product.
      '--max-semi-space-size=1',
      '--expose-gc',
      '--permission',
      '--allow-worker',
      `--allow-fs-read=${HERE}*`,
      `--allow-fs-read=${PROJECT}node_modules/*`,
      `--allow-fs-read=${PROJECT}package.json`,
      `--allow-fs-read=${readerPath}`,
      '--no-warnings',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

async function ask(child: ChildProcess, request: ReaderRequest, limits: ReadingBounds): Promise<ReaderReply> {
  const watches: NodeJS.Timeout[] = []
  let crashed = () => {}
  try {
    return await new Promise<ReaderReply>((resolve, reject) => {
      crashed = () => reject(new ReaderStopped('crashed'))
      const end = (failure: ReaderFailure) => {
        child.kill('SIGKILL')
        reject(new ReaderStopped(failure))
      }
      child.once('message', (reply) => resolve(reply as ReaderReply))
      child.once('exit', crashed)
      watches.push(setTimeout(() => end('too-slow'), limits.timeoutMs))
      watches.push(setInterval(() => void lookAtMemory(child, limits, end), MEMORY_LOOK_MS))
      if (child.connected) child.send(request, (error) => error && reject(new ReaderStopped('crashed')))
      else reject(new ReaderStopped('crashed'))
    })
  } finally {
    for (const watch of watches) clearInterval(watch)
    child.removeAllListeners('message')
    child.off('exit', crashed)
  }
}

async function lookAtMemory(
  child: ChildProcess,
  { memoryMb }: ReadingBounds,
  end: (failure: ReaderFailure) => void,
): Promise<void> {
  // Only Linux has /proc; on other systems the heap's limit alone holds.
  const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')
  const residentPages = Number(statm.split(' ')[1] ?? 0)
  if (residentPages * PAGE_BYTES > memoryMb * 1024 * 1024) end('too-much-memory')
}

async function untilReady(child: ChildProcess, ready: Promise<void>, gone: Promise<void>): Promise<void> {
  const timer = new AbortController()
  const late = pause(START_MS, false, { signal: timer.signal }).catch(() => false)
  const isReady = await Promise.race([ready.then(() => true), gone.then(() => false), late])
  timer.abort()
  if (isReady) return
  child.kill('SIGKILL')
  await gone
  // No fault of the document's.
  throw new LineFull()
}
