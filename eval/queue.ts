import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { atLeast, type Row, reported } from './row.ts'

const interviews = 1_000

/** B13q: completed interviews that wait, assessed by one process with the real queue on a real PostgreSQL. */
export const waitingInterviews: Row = {
  id: 'B13q',
  what: 'a queue of 1,000 completed interviews',
  run: async ({ engine }) => {
    if (engine === 'llm') return { skipped: 'the built-in engine is what keeps the cores busy' }
    const script = join(import.meta.dirname, 'drain-queue.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script, String(interviews)], {
      maxBuffer: 1e7,
    })
    const { seconds, busy, ownBusy, slowestTurn } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
      seconds: number
      busy: number
      ownBusy: number
      slowestTurn: number
    }
    const dataset = 'persona panel, over and over'
    const n = interviews
    return [
      reported({ dataset, n, metric: 'seconds', value: seconds }),
      reported({ dataset, n, metric: 'candidates a second', value: Math.round((10 * n) / seconds) / 10 }),
      // Of two cores, by the process and the database it runs; with more there is more to use.
      atLeast(0.8 * Math.min(2, availableParallelism()), {
        dataset,
        n,
        metric: 'cores in use',
        value: busy,
      }),
      reported({ dataset, n, metric: 'of them without the database', value: ownBusy }),
      reported({ dataset, n, metric: 'ms that the event loop waited, 99 of 100', value: slowestTurn }),
    ]
  },
}
