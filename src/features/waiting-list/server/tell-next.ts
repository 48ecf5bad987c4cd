import { countTakenSeats, endOffersBefore, offerSeats } from '#features/interviews/server/offer-seats.ts'
import { lockJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import { placeFreeMail } from './mails.ts'
import {
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
 * Owes a mail to the next in line of each job with free places, one for each place. A place is kept for
 * those who were told as long as a seat is leased, after which their address is deleted. Closed jobs keep no list.
 */
export async function tellNext(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - deps.config.SEAT_LEASE_HOURS * hourMs)
  const awaited = await deps.db.forSystem(async (tx) => {
    await deleteToldBefore(tx, since)
    await endOffersBefore(tx, since)
    return selectAwaitedJobs(tx)
  })
  for (const key of awaited) await tellNextOf(deps, key)
}

async function tellNextOf(deps: Deps, key: JobKey): Promise<void> {
  const { companyId, jobId } = key
  const { clock, db, mail } = deps
  await db.forCompany(companyId, async (tx) => {
    const job = await lockJob(tx, companyId, jobId)
    if (job.status === 'closed') return deleteWaitingOfJob(tx, key)
    const taken = await countTakenSeats(tx, key)
    if (taken >= job.maxCandidates) return
    const next = await selectNext(tx, key, job.maxCandidates - taken)
    const ids = next.map(({ id }) => id)
    await setTold(tx, key, ids, clock.now())
    await offerSeats(
      deps,
      tx,
      key,
      next.map(({ email }) => email),
    )
    for (const id of ids) await mail.send(tx, placeFreeMail, { companyId, subjectId: id })
  })
}
