import { countSeats } from '#features/interviews/server/count-seats.ts'
import { lockJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import { placeFreeMail } from './mails.ts'
import {
  countToldSince,
  deleteToldBefore,
  deleteWaitingOfJob,
  type JobKey,
  selectAwaitedJobs,
  selectNext,
  setTold,
} from './store.ts'

type Deps = Pick<Platform, 'clock' | 'config' | 'db' | 'mail'>

const hourMs = 3_600_000

/**
 * Owes a mail to the next in line of each job with free places, one for each place. A place is kept for a day or two for
 * those who were told before, after which their address is deleted. Closed jobs keep no list.
 */
export async function tellNext(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - deps.config.SEAT_LEASE_HOURS * hourMs)
  const awaited = await deps.db.forSystem(async (tx) => {
    await deleteToldBefore(tx, since)
    return selectAwaitedJobs(tx)
  })
  for (const key of awaited) await tellNextOf(deps, key, since)
}

async function tellNextOf({ clock, db, mail }: Deps, key: JobKey, since: Date): Promise<void> {
  const { companyId, jobId } = key
  await db.forCompany(companyId, async (tx) => {
    const job = await lockJob(tx, companyId, jobId)
    if (job.status === 'closed') return deleteWaitingOfJob(tx, key)
    const taken = (await countSeats(tx, companyId, jobId)) + (await countToldSince(tx, key, since))
    if (taken >= job.maxCandidates) return
    const next = await selectNext(tx, key, job.maxCandidates - taken)
    await setTold(tx, key, next, clock.now())
    for (const id of next) await mail.send(tx, placeFreeMail, { companyId, subjectId: id })
  })
}
