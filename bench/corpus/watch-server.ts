import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export interface Watched {
  /** Milliseconds until `/health` answered, each time it was asked. */
  health: number[]
  /** The largest memory seen, in megabytes: of the server alone, and with its readers. */
  serverMb: number
  withReadersMb: number
}

/** Asks a server for its health and looks at its memory until `stop`. Linux only. */
export function watchServer(url: string, pid: () => number) {
  const watched: Watched = { health: [], serverMb: 0, withReadersMb: 0 }
  let stopped = false
  const look = async () => {
    const began = performance.now()
    await (await fetch(`${url}/health`)).arrayBuffer()
    watched.health.push(performance.now() - began)
    const own = memoryMb(pid())
    const readers = childrenOf(pid()).filter(isReader).map(memoryMb)
    watched.serverMb = Math.max(watched.serverMb, own)
    watched.withReadersMb = Math.max(
      watched.withReadersMb,
      readers.reduce((sum, one) => sum + one, own),
    )
  }
  const watching = (async () => {
    while (!stopped) {
      await look()
      await pause(50)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await watching
      return watched
    },
  }
}

/** What the process alone holds, and its share of what it holds with others. */
function memoryMb(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const listed = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
    return listed.split(' ').filter(Boolean).map(Number)
  })
}

function isReader(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/documents/reader.ts')
  } catch {
    return false
  }
}
