import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const tickMs = 10

interface Process {
  pid: number
  parent: number
  ownMs: number
  /** With children that have ended. */
  withEndedMs: number
}

/** Milliseconds of processor time that a process has had; with `family`, its children of today and of before too. */
export function processorTime(pid: number, { family = false } = {}): number {
  const process = readProcess(pid)
  if (!process) return 0
  if (!family) return process.ownMs
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((one) => one?.parent === pid)
  return children.reduce((sum, child) => sum + (child?.withEndedMs ?? 0), process.withEndedMs)
}

function readProcess(pid: number): Process | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
    const ownMs = (user + system) * tickMs
    return { pid, parent: Number(fields[1]), ownMs, withEndedMs: ownMs + (endedUser + endedSystem) * tickMs }
  } catch {
    return null
  }
}

/** The share of the whole machine that nobody used since the last call. */
export function idleShare(): () => number {
  let last = readTotals()
  return () => {
    const now = readTotals()
    const share = (now.idle - last.idle) / Math.max(1, now.all - last.all)
    last = now
    return share
  }
}

function readTotals() {
  const ticks = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).slice(1).map(Number)
  const [, , , idle = 0, waiting = 0] = ticks
  return { idle: idle + waiting, all: ticks.reduce((sum, one) => sum + one, 0) }
}
