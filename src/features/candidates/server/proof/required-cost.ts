import type { JobId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import { countSpentFor } from './store.ts'

// About 20 keys of 2,000 rounds: a third of a second on a cheap phone; of 24,000 rounds four seconds.
const plain = 2_000
/** From how many applications to one job within half an hour on a proof takes more rounds. */
const steps = [
  { from: 150, cost: 24_000 },
  { from: 40, cost: 8_000 },
] as const

/** The rounds of a key that a proof needs now: more for a job that fills fast. */
export async function requiredCost({ db }: Pick<Platform, 'db'>, jobId: JobId | undefined): Promise<number> {
  if (jobId === undefined) return plain
  const recent = await db.forSystem((tx) => countSpentFor(tx, jobId, steps[0].from))
  return steps.find(({ from }) => recent >= from)?.cost ?? plain
}
